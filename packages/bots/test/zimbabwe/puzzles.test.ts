import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import {
  afterMoves,
  seatsToCome,
  zimbabwe,
  type Move,
  type State,
  type Zimbabwe,
} from "@sofala/zimbabwe";
import { isNightly } from "@sofala/engine/testing/trials";
import { describe, expect, test } from "vitest";
import { decide, type Bot } from "../../src/bot.ts";
import { zimbabweSteady } from "../../src/zimbabwe/learned/learned-bots.ts";
import { zimbabweStrong } from "../../src/zimbabwe/strong/strong.ts";
import { winningTurn } from "./exhaustive.ts";

const BOTS = [zimbabweSteady, zimbabweStrong];
/** Few simulations: the search has few turns that do not lose. */
const SIMULATIONS = 4;

interface Puzzle {
  readonly kind: "win-now" | "stop-rival";
  readonly position: unknown;
  /** A puzzle found by exhaustive search. */
  readonly solution: readonly Move[];
}

const folder = join(import.meta.dirname, "puzzles");
const puzzles = readdirSync(folder).map((name): readonly [string, Puzzle] => [
  name,
  JSON.parse(readFileSync(join(folder, name), "utf8")) as Puzzle,
]);

function stateOf({ position }: Puzzle): State {
  const state = zimbabwe.fromPosition(position, "puzzle");
  if (!state.ok) throw new Error(state.error.reason);
  return state.value;
}

/** The state after a bot's whole turn. */
function afterTurn(bot: Bot<Zimbabwe>, start: State): State {
  const seat = start.active;
  const player = bot.createPlayer(seat, "puzzle");
  const budget = bot === zimbabweStrong ? { simulations: SIMULATIONS } : {};
  let state = start;
  for (;;) {
    const { move } = decide(player, zimbabwe.view(state, seat), budget);
    if (move === undefined) throw new Error("waits");
    const step = zimbabwe.applyMove(state, seat, move);
    if (!step.ok) throw new Error(step.error.code);
    ({ state } = step.value);
    if (move.kind === "end-turn") return state;
  }
}

test("there are at least thirty", () => {
  expect(puzzles.length).toBeGreaterThanOrEqual(30);
});

describe("bots find a win", () => {
  test.each(puzzles.filter(([, { kind }]) => kind === "win-now"))("%s", (_name, puzzle) => {
    const state = stateOf(puzzle);
    expect(seatsToCome(state)).toEqual([]);
    const solved = afterMoves(state, [...puzzle.solution, { kind: "end-turn" }]);
    expect(zimbabwe.result(solved)?.[0]).toEqual([state.active]);
    for (const bot of BOTS) {
      expect([bot.level, zimbabwe.result(afterTurn(bot, state))?.[0]]).toEqual([
        bot.level,
        [state.active],
      ]);
    }
  });
});

describe("bots stop the last rival from winning", () => {
  // Proving that the rival has no answer is slow: `npm test` tries one puzzle of each kind.
  const isTried = (name: string) => isNightly || name.endsWith("-1.json");
  const stopping = puzzles.filter(([name, { kind }]) => kind === "stop-rival" && isTried(name));
  test.each(stopping)("%s", (name, puzzle) => {
    const state = stateOf(puzzle);
    const [rival = -1] = seatsToCome(state);
    const idle = afterMoves(state, [{ kind: "end-turn" }]);
    expect(winningTurn(idle, rival).kind).toBe("wins");
    // In `npm test` the bots take turns.
    const turn = stopping.findIndex(([other]) => other === name);
    for (const bot of isNightly ? BOTS : BOTS.slice(turn % 2).slice(0, 1)) {
      const after = afterTurn(bot, state);
      expect([bot.level, zimbabwe.result(after)]).toEqual([bot.level, undefined]);
      expect([bot.level, winningTurn(after, rival).kind]).toEqual([bot.level, "none"]);
    }
  });
});
