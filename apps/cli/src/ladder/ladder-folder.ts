import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Block, PlayedBlock, TournamentSettings } from "@sofala/bots/ladder";
import { isObject, ok, isSameJson, type Result } from "@sofala/engine";
import { badInput, type CommandError } from "../command.ts";
import { fileErrorText } from "../documents.ts";
import { makeFolder } from "../make-folder.ts";
import { parseJson } from "../parse-json.ts";
import type { LadderSettings } from "./ladder-settings.ts";

/** The first line of `ladder.jsonl`: what all blocks in it have in common. */
interface Header extends TournamentSettings {
  readonly format: "sofala-ladder/1";
  readonly rules: number;
  readonly players: number;
  readonly seeds: string;
}

export const blockKey = ({ lineup, seed }: Block): string => JSON.stringify([seed, ...lineup]);

/** A folder that stores a tournament block by block, so that it can be resumed. */
export class LadderFolder {
  readonly #folder: string;
  /** Blocks that were played before. */
  readonly playedBlocks: readonly PlayedBlock[];

  private constructor(folder: string, played: readonly PlayedBlock[]) {
    this.#folder = folder;
    this.playedBlocks = played;
  }

  /** Opens a new folder, or the folder of the same tournament. */
  static async open(
    folder: string,
    { game, tournament, seeds }: LadderSettings,
    players: number,
  ): Promise<Result<LadderFolder, CommandError>> {
    const rules = game.rulesVersion;
    const header: Header = { format: "sofala-ladder/1", rules, players, seeds, ...tournament };
    const path = join(folder, "ladder.jsonl");
    try {
      await makeFolder(folder);
      const text = await readIfExists(path);
      const lines = text.split("\n");
      // A block whose line was cut off when the last run stopped is played again.
      const whole = lines.slice(0, -1);
      const [first, ...blocks] = whole.map((line) => parseJson(line));
      if (first === undefined) {
        await writeFile(path, `${JSON.stringify(header)}\n`);
        return ok(new LadderFolder(folder, []));
      }
      if (!first.ok || !isSameJson(first.value, header)) {
        return badInput(`${path} belongs to another tournament; choose another folder.`);
      }
      const played = blocks.flatMap((block) =>
        block.ok && isPlayedBlock(block.value) ? block.value : [],
      );
      if (played.length < blocks.length)
        return badInput(`${path} is damaged; choose another folder.`);
      if (lines.at(-1) !== "") await writeFile(path, `${whole.join("\n")}\n`);
      return ok(new LadderFolder(folder, played));
    } catch (error) {
      return badInput(`${path}: ${fileErrorText(error)}.`);
    }
  }

  append(block: PlayedBlock): Promise<Result<undefined, CommandError>> {
    return this.#write("ladder.jsonl", JSON.stringify(block), appendFile);
  }

  replace(name: string, text: string): Promise<Result<undefined, CommandError>> {
    return this.#write(name, text, writeFile);
  }

  async #write(
    name: string,
    text: string,
    write: (path: string, text: string) => Promise<void>,
  ): Promise<Result<undefined, CommandError>> {
    const path = join(this.#folder, name);
    try {
      await write(path, `${text}\n`);
      return ok(undefined);
    } catch (error) {
      return badInput(`${path}: ${fileErrorText(error)}.`);
    }
  }
}

async function readIfExists(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}

const isPlayedBlock = (value: unknown): value is PlayedBlock =>
  isObject(value) &&
  typeof value["seed"] === "string" &&
  ["lineup", "games", "times"].every((member) => Array.isArray(value[member]));
