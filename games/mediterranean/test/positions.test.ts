import { expect, test } from "vitest";
import { mediterranean, type State } from "@sofala/mediterranean";
import { CARDS, NOT_STORABLE } from "./naive/data.ts";
import { stateOf } from "./support/positions.ts";
import { optionsOf, playedBy } from "./support/random-play.ts";

interface Written {
  readonly seats: readonly { readonly cubes: object; readonly [member: string]: unknown }[];
  readonly [member: string]: unknown;
}
const written = (state: State) => mediterranean.position(state) as Written | undefined;

test("four to six play (Q 54)", () => {
  expect(mediterranean.players).toEqual({ min: 4, max: 6 });
});

test("a position stands at the start of a phase, and nowhere else", () => {
  const start = stateOf({ phase: "trading" });
  expect(written(start)?.["phase"]).toBe("trading");
  expect(written(playedBy(start, 0, { kind: "ready" }).after)).toBeUndefined();
});

test("a position lists the areas that differ from the start of a game", () => {
  const seats = [{ cubes: { "farm.grain": 0, city: 1 } }];
  const told = written(stateOf({ phase: "purchasing", seats }))?.seats ?? [];
  expect(told.map(({ cubes }) => cubes)).toEqual([{ "farm.grain": 0, city: 1 }, {}, {}, {}]);
});

test("a position is read as it was written", () => {
  const start = mediterranean.setup("written", 5, optionsOf({}));
  const again = stateOf({ ...mediterranean.position(start) });
  expect(mediterranean.scenario.describe(again)).toEqual(mediterranean.scenario.describe(start));
});

test("a position has no card in a warehouse that may not be stored", () => {
  const forbidden = CARDS.filter(({ bottom }) => NOT_STORABLE.includes(bottom));
  expect(forbidden.length).toBeGreaterThan(0);
  for (const { id } of forbidden) {
    expect(mediterranean.fromPosition({ seats: [{ warehouse: [id] }] }, "")).toMatchObject({
      error: { path: ["seats", 0, "warehouse", 0] },
    });
  }
});

test("the rest of a deck is shuffled by the seed", () => {
  const decks = { grain: ["grain-18"] };
  const deckBy = (seed: string) => stateOf({ decks }, seed).decks.grain;
  expect(deckBy("one")).toEqual(deckBy("one"));
  expect(deckBy("one")).not.toEqual(deckBy("two"));
  expect(deckBy("one")[0]).toBe("grain-18");
  expect(deckBy("one").toSorted()).not.toEqual(deckBy("one"));
});

test("what a position names does not come again in a later turn", () => {
  let state = stateOf({ turn: 2, calamities: ["CU1", "CB1"] }, "later");
  const seen = [...state.developments, ...state.calamities];
  while (state.phase !== "over" && state.phase !== "tie-break") {
    const { turn } = state;
    state = playedBy(state, "clock", { kind: "time-up" }).after;
    if (state.turn > turn) seen.push(...state.developments, ...state.calamities);
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength(5 * 8);
});
