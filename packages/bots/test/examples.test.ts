import { fileURLToPath } from "node:url";
import type { Game, GameTypes } from "@sofala/engine";
import { mediterranean } from "@sofala/mediterranean";
import { zimbabwe } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import { playMatch } from "../src/match.ts";
import { programBot, type ProgramFailure } from "../src/program/program-bot.ts";
import { randomBot } from "../src/random-bot.ts";

const file = (name: string) =>
  fileURLToPath(new URL(`../../../examples/bots/${name}`, import.meta.url));
const EXAMPLES: readonly `cmd:${string}`[] = [
  `cmd:sh "${file("last.sh")}"`,
  `cmd:"${process.execPath}" "${file("eager.ts")}"`,
];

/** Milliseconds: more than a program needs on a busy machine. */
const PATIENCE = 60_000;

function play(game: Game, players: number, options: GameTypes["options"]) {
  const failures: ProgramFailure[] = [];
  const report = (failure: ProgramFailure) => failures.push(failure);
  const bots = Array.from({ length: players }, (_, seat) => {
    const { [seat]: example } = EXAMPLES;
    return example === undefined
      ? randomBot(game)
      : programBot(game, example, { report, budgetMs: PATIENCE });
  });
  const { moves } = playMatch(game, { seed: "examples", options, bots });
  return {
    failures,
    kinds: (seat: number) => new Set(moves.flatMap(([by, { kind }]) => (by === seat ? kind : []))),
  };
}

describe("the examples of outside programs", () => {
  test("play The Great Zimbabwe", () => {
    const { failures, kinds } = play(zimbabwe, 2, { roundLimit: 3 });
    expect(failures).toEqual([]);
    expect(kinds(0)).toEqual(new Set(["place-first", "pass", "end-turn"]));
    expect(kinds(1)).toContain("build-monument");
  });

  test("play Trading in the Mediterranean", () => {
    const options = mediterranean.parseOptions({});
    if (!options.ok) throw new Error(options.error.reason);
    const { failures, kinds } = play(mediterranean, 4, options.value);
    expect(failures).toEqual([]);
    expect(kinds(0)).toContain("ready");
    expect(kinds(1)).toContain("develop");
  });
});
