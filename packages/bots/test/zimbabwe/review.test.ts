import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Seat } from "@sofala/engine";
import { zimbabwe, type Move, type State } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import { mistakes, reviewOf } from "../../src/review/review.ts";
import { zimbabweTurnAnalyst } from "../../src/zimbabwe/review/analyst.ts";

const FEW = { simulations: 12 };
/** The number of moves that are reviewed: first monuments, gifts and some turns. */
const PLAYED = 12;
const END: Move = { kind: "end-turn" };

const path = join(import.meta.dirname, "puzzles/win-now-build-2.json");
const puzzle = JSON.parse(readFileSync(path, "utf8")) as {
  readonly position: unknown;
  readonly solution: readonly Move[];
};

/** Somebody can win with this turn; in the next round another will. */
function start(): State {
  const state = zimbabwe.fromPosition(puzzle.position, "review");
  if (!state.ok) throw new Error(state.error.reason);
  return state.value;
}

const by = (seat: Seat, moves: readonly Move[]) => moves.map((move) => [seat, move] as const);

describe("a review", () => {
  const state = start();
  const seat = state.active;

  test("finds a missed win, and its cost", () => {
    const moments = [...reviewOf(zimbabweTurnAnalyst, state, by(seat, [END]), FEW)];
    expect(moments).toHaveLength(1);
    const [found] = mistakes(moments, 3);
    expect(found).toMatchObject({ at: 0, seat, moves: [END] });
    expect(found?.better.line.chances[seat]).toBe(1);
    expect(found?.better.cost).toBeCloseTo(1 - (found?.after[seat] ?? 1));
  });

  test("accepts a win in any order of moves", () => {
    const moments = [
      ...reviewOf(zimbabweTurnAnalyst, state, by(seat, [...puzzle.solution, END]), FEW),
    ];
    expect(moments).toHaveLength(1);
    expect(moments[0]?.after[seat]).toBe(1);
    expect(mistakes(moments, 3)).toEqual([]);
  });
});

test("every decision of a game is reviewed once, deterministically", () => {
  const review = () => {
    const first = zimbabwe.setup("review", 2, {});
    const played: [Seat, Move][] = [];
    let state = first;
    while (played.length < PLAYED) {
      const [move] = zimbabwe.legalMoves(state, state.active);
      if (move === undefined) throw new Error("stuck");
      played.push([state.active, move]);
      const step = zimbabwe.applyMove(state, state.active, move);
      if (!step.ok) throw new Error(step.error.code);
      ({ state } = step.value);
    }
    return [...reviewOf(zimbabweTurnAnalyst, first, played, { simulations: 2 })];
  };
  const moments = review();
  expect(moments.flatMap(({ moves }) => moves)).toHaveLength(PLAYED);
  for (const { before, after, seat, moves } of moments) {
    expect(moves.length).toBeGreaterThan(0);
    expect(seat).toBeLessThan(2);
    for (const chances of [before, after]) {
      expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
    }
  }
  expect(review()).toEqual(moments);
});
