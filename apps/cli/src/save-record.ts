import { writeFile } from "node:fs/promises";
import { ok, type GameRecord, type Result } from "@sofala/engine";
import { badInput, type CommandError } from "./command.ts";
import { fileErrorText } from "./documents.ts";

/** The text of a record file: one move per line, so that diffs are readable. */
function formatRecord({ moves, result, ...head }: GameRecord): string {
  const members = [
    ...Object.entries(head).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`),
    moves.length === 0
      ? '"moves": []'
      : `"moves": [\n    ${moves.map((entry) => JSON.stringify(entry)).join(",\n    ")}\n  ]`,
    ...(result === undefined ? [] : [`"result": ${JSON.stringify(result)}`]),
  ];
  return `{\n  ${members.join(",\n  ")}\n}\n`;
}

/** Writes a record to a file, which must not exist unless it may be replaced. */
export async function saveRecord(
  path: string,
  record: GameRecord,
  mayReplace: boolean,
): Promise<Result<undefined, CommandError>> {
  try {
    await writeFile(path, formatRecord(record), { flag: mayReplace ? "w" : "wx" });
    return ok(undefined);
  } catch (error) {
    return badInput(`${path}: ${fileErrorText(error)}.`);
  }
}
