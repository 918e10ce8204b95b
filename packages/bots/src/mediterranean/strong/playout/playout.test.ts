import { dice } from "@sofala/engine";
import { mediterranean, type Part, type State } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { STEADY_WEIGHTS } from "../../weights.ts";
import { pointsLeaf } from "../leaf.ts";
import { Playout } from "./playout.ts";
import { priceListOf } from "./swaps.ts";

/** The last state of each part in a random game. */
const moments = new Map<Part, State>();
const options = mediterranean.parseOptions({});
if (!options.ok) throw new Error(options.error.reason);
const chance = dice("lots");
let table = mediterranean.setup("rehearsals", 4, options.value);
while (mediterranean.result(table) === undefined) {
  if (table.part !== undefined && table.turn < 6) moments.set(table.part, table);
  const seats = mediterranean.toAct(table);
  const seat = seats[chance.below(seats.length)] ?? 0;
  const move = mediterranean.simulation.anyMove(table, seat, chance);
  const step = mediterranean.applyMove(table, seat, move);
  if (!step.ok) throw new Error(step.error.code);
  table = step.value.state;
}

test.each([...moments.keys()])(
  "a table can be played on from anywhere, and stays as it was: %s",
  (part) => {
    const state = moments.get(part) ?? table;
    const before = JSON.stringify(mediterranean.snapshot(state));
    const leaf = pointsLeaf(STEADY_WEIGHTS, [0.1]);
    const prices = priceListOf(state.edition);
    for (const last of [state.turn, state.turn + 1, 6]) {
      const worths = () => leaf.evaluate(new Playout(state, last, dice("luck"), prices).end());
      expect(worths()).toHaveLength(4);
      expect(worths()).toEqual(worths());
      for (const worth of worths()) expect(worth).toBeGreaterThan(0);
    }
    expect(JSON.stringify(mediterranean.snapshot(state))).toBe(before);
  },
);
