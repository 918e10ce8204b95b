import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fail, type Json } from "@sofala/engine";
import { zimbabwe } from "@sofala/zimbabwe";
import type { AnyGame } from "../src/command.ts";

/** A folder of files for one test. */
export interface TestFolder {
  readonly path: string;
  write(name: string, content: Json): Promise<string>;
  remove(): Promise<void>;
}

export async function makeTestFolder(): Promise<TestFolder> {
  const path = await mkdtemp(join(tmpdir(), "sofala-cli-"));
  return {
    path,
    async write(name, content) {
      const file = join(path, name);
      await writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
      return file;
    },
    remove: () => rm(path, { recursive: true }),
  };
}

/** Kilwa's turn on a small map. */
export const position = {
  format: "sofala-position/1",
  game: "zimbabwe",
  board: ["c.....", "......", "..s..s", "t....~"],
  phase: "culture",
  seats: [{ empire: "kilwa", cattle: 9 }, { empire: "zulu" }],
  monuments: [
    { at: "c3", seat: 0, level: 1 },
    { at: "f3", seat: 1, level: 1 },
  ],
} as const;

/** A later version of the rules, made up for tests, in which nobody may move. */
export const newerRules: AnyGame = {
  ...zimbabwe,
  rulesVersion: 2,
  older: [zimbabwe],
  applyMove: () => fail({ code: "game/over" }),
};

/** A two-player game that ends after its first round, in which nobody does anything. */
export const idleGameRecord = {
  format: "sofala-record/1",
  game: "zimbabwe",
  rules: 1,
  players: ["Ann", "Ben"],
  options: { roundLimit: 1 },
  position: { ...position, options: { roundLimit: 1 } },
  moves: [
    [0, { kind: "end-turn" }],
    [1, { kind: "end-turn" }],
  ],
  result: { ranking: [[0], [1]] },
} as const;

export const scenario = {
  format: "sofala-scenario/1",
  game: "zimbabwe",
  name: "a potter needs clay nobody claims",
  position,
  steps: [
    { seat: 0, move: { kind: "place-craftsman", craftsman: "potter", at: "b1", price: 2 } },
    {
      seat: 0,
      move: { kind: "place-craftsman", craftsman: "potter", at: "d1" },
      refused: "craft/no-free-resource",
    },
    { expect: { active: 0, seats: { "0": { cattle: 7, vr: 23, vp: 2 } } } },
  ],
} as const;
