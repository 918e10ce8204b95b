import { dice } from "@sofala/engine";
import { expect, test } from "vitest";
import {
  NextRound,
  Prospects,
  fingerprint,
  withoutMarkers,
  zimbabwe,
  type State,
} from "../index.ts";

/** Some states of random games at several tables. */
const STATES: readonly State[] = Array.from({ length: 4 }, (_, game) => {
  const playground = zimbabwe.simulation.playground();
  const chance = dice(`next round ${game}`);
  playground.load(zimbabwe.setup(`next round ${game}`, 2 + game, { roundLimit: 9 }));
  const states: State[] = [];
  for (let moves = 0; playground.seat() !== -1; moves++) {
    if (moves % 5 === 0) states.push(playground.state());
    playground.playAny(chance);
  }
  return states;
}).flat();

/** What is looked at of prospects; beyond its monuments they may hold anything. */
const shown = (prospects: Prospects) => ({
  mustDiffer: prospects.mustDiffer,
  supply: prospects.supply,
  monuments: Array.from({ length: prospects.monuments }, (_, monument) => [
    prospects.cell(monument),
    prospects.levels[monument],
    prospects.isRaised[monument],
    prospects.potential[monument],
    [...prospects.cost.subarray(4 * monument, 4 * monument + 4)],
  ]),
});

test("what is remembered of the next round is what would be found", () => {
  const nextRound = new NextRound();
  const remembered: Prospects[] = [];
  const found = new Prospects();
  expect(STATES.length).toBeGreaterThan(100);
  for (const state of [...STATES, ...STATES.toReversed()]) {
    nextRound.load(state, remembered);
    for (let seat = 0; seat < state.players; seat++) {
      found.load(withoutMarkers(state), seat);
      expect(shown(remembered[seat] ?? found)).toEqual(shown(found));
    }
  }
});

test("what is remembered of a board is not used for the boards that follow from it", () => {
  const nextRound = new NextRound();
  const remembered: Prospects[] = [];
  const found = new Prospects();
  const chance = dice("boards that follow");
  let state = zimbabwe.setup("boards that follow", 3, { roundLimit: 12 });
  while (state.active !== -1) {
    const move = zimbabwe.simulation.anyMove(state, state.active, chance);
    const step = zimbabwe.applyMove(state, state.active, move);
    if (!step.ok) throw new Error(step.error.code);
    ({ state } = step.value);
    nextRound.load(state, remembered);
    for (let seat = 0; seat < state.players; seat++) {
      found.load(withoutMarkers(state), seat);
      expect(shown(remembered[seat] ?? found)).toEqual(shown(found));
    }
  }
});

test("tables have the same fingerprint only where they are the same", () => {
  const prints = new Map<number, string>();
  for (const state of STATES) {
    expect(fingerprint(state.copy())).toBe(fingerprint(state));
    const told = JSON.stringify(zimbabwe.snapshot(state));
    expect(prints.get(fingerprint(state)) ?? told).toBe(told);
    prints.set(fingerprint(state), told);
  }
});
