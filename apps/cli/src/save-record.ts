import { writeFile } from "node:fs/promises";
import { ok, type GameRecord, type Result } from "@sofala/engine";
import { badInput, type Trouble } from "./command.ts";
import { failureOf } from "./documents.ts";

/** A record as a file: one move to a line, so that a difference can be read. */
function recordText({ moves, result, ...head }: GameRecord): string {
  const members = [
    ...Object.entries(head).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`),
    moves.length === 0
      ? '"moves": []'
      : `"moves": [\n    ${moves.map((entry) => JSON.stringify(entry)).join(",\n    ")}\n  ]`,
    ...(result === undefined ? [] : [`"result": ${JSON.stringify(result)}`]),
  ];
  return `{\n  ${members.join(",\n  ")}\n}\n`;
}

/** Writes a record to a file, which must be new unless it may be replaced. */
export async function saveRecord(
  path: string,
  record: GameRecord,
  mayReplace: boolean,
): Promise<Result<undefined, Trouble>> {
  try {
    await writeFile(path, recordText(record), { flag: mayReplace ? "w" : "wx" });
    return ok(undefined);
  } catch (error) {
    return badInput(`${path}: ${failureOf(error)}.`);
  }
}
