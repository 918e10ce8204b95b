import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterMoves, seatsToCome, zimbabwe, type Move, type State } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import { decide } from "../../src/bot.ts";
import { zimbabweSteady } from "../../src/zimbabwe/steady.ts";
import { winningTurn } from "./exhaustive.ts";

interface Puzzle {
  readonly kind: "win-now" | "stop-rival";
  readonly position: unknown;
  /** One that an exhaustive search found. */
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

/** The state after steady's whole turn. */
function afterTurn(start: State): State {
  const seat = start.active;
  const player = zimbabweSteady.sit(seat, "puzzle");
  let state = start;
  for (;;) {
    const { move } = decide(player, zimbabwe.view(state, seat));
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

describe("steady takes a win that is there", () => {
  test.each(puzzles.filter(([, { kind }]) => kind === "win-now"))("%s", (_name, puzzle) => {
    const state = stateOf(puzzle);
    expect(seatsToCome(state)).toEqual([]);
    const solved = afterMoves(state, [...puzzle.solution, { kind: "end-turn" }]);
    expect(zimbabwe.result(solved)?.[0]).toEqual([state.active]);
    expect(zimbabwe.result(afterTurn(state))?.[0]).toEqual([state.active]);
  });
});

describe("steady leaves the last rival no winning turn", () => {
  test.each(puzzles.filter(([, { kind }]) => kind === "stop-rival"))("%s", (_name, puzzle) => {
    const state = stateOf(puzzle);
    const [rival = -1] = seatsToCome(state);
    const idle = afterMoves(state, [{ kind: "end-turn" }]);
    expect(winningTurn(idle, rival).kind).toBe("wins");
    const after = afterTurn(state);
    expect(zimbabwe.result(after)).toBeUndefined();
    expect(winningTurn(after, rival).kind).toBe("none");
  });
});
