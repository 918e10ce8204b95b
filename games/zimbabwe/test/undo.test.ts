import type { JsonObject } from "@sofala/engine";
import { describe, expect, test } from "vitest";
import { zimbabwe, type Move } from "../src/index.ts";

const table = (phase: string): JsonObject => ({
  format: "sofala-position/1",
  game: "zimbabwe",
  board: ["c......s.s.."],
  phase,
  seats: [
    { empire: "kilwa", cattle: 9, specialists: { nomads: 0 } },
    { empire: "zulu", cattle: 9 },
  ],
});

/** For each move of the seats to act, one after the other: does a seat's own undo stop there? */
function stops(phase: string, moves: readonly Move[]): readonly boolean[] {
  const start = zimbabwe.fromPosition(table(phase), "");
  if (!start.ok) throw new Error(start.error.reason);
  let state = start.value;
  return moves.map((move) => {
    const step = zimbabwe.applyMove(state, zimbabwe.toAct(state)[0] ?? -1, move);
    if (!step.ok) throw new Error(step.error.code);
    ({ state } = step.value);
    return step.value.reveals;
  });
}

describe("R 6.1 the moves of a turn may be taken back", () => {
  test("one by one, until it is ended", () => {
    const moves: readonly Move[] = [
      { kind: "choose-god", god: "gu" },
      { kind: "use-specialist", specialist: "nomads" },
      { kind: "place-craftsman", craftsman: "potter", at: "b1", price: 1 },
      { kind: "raise-prices", prices: { potter: 2 } },
      { kind: "end-turn" },
    ];
    expect(stops("culture", moves)).toEqual([false, false, false, false, true]);
  });

  test("but not first monuments, gifts and passing", () => {
    expect(stops("setup", [{ kind: "place-first", at: "h1" }])).toEqual([true]);
    const gifts: readonly Move[] = [
      { kind: "give", cattle: 1 },
      { kind: "give", cattle: 2 },
      { kind: "pass" },
    ];
    expect(stops("gifts", gifts)).toEqual([true, true, true]);
  });

  test("nor a gift that nobody can outbid, though the giver goes on", () => {
    expect(stops("gifts", [{ kind: "give", cattle: 9 }, { kind: "end-turn" }])).toEqual([
      true,
      true,
    ]);
  });
});
