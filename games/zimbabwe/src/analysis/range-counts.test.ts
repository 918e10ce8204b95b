import { dice } from "@sofala/engine";
import { expect, test } from "vitest";
import { zimbabwe } from "../index.ts";
import { RESOURCES_COUNT } from "../indices.ts";
import { WORDS, countCommon, nextCell } from "../map/cell-set.ts";
import { LYING_BAR, SINGLE, SQUARE, STANDING_BAR, footprint } from "../map/cells.ts";
import { ESHU_RANGE, RANGE } from "../map/geography.ts";
import { EMPTY, MONUMENTS, RESOURCE_CELLS } from "../memory.ts";
import { isEmptyLand } from "../pieces.ts";
import { RangeCounts } from "./range-counts.ts";

test.each([RANGE, ESHU_RANGE])(
  "counts within range %i are those in the reach of each place",
  (range) => {
    const playground = zimbabwe.simulation.playground();
    const chance = dice(`range counts ${range}`);
    playground.load(zimbabwe.setup("range counts", 4, { roundLimit: 9 }));
    const counts = ([LYING_BAR, STANDING_BAR, SQUARE, SINGLE] as const).map((shape) => ({
      shape,
      around: new RangeCounts(shape, range),
    }));
    for (let moves = 0; playground.seat() !== -1; moves++) {
      playground.playAny(chance);
      if (moves % 25 !== 0) continue;
      const state = playground.state();
      const set = moves % 2 === 0 ? MONUMENTS : RESOURCE_CELLS + (moves % RESOURCES_COUNT) * WORDS;
      for (const { shape, around } of counts) {
        around.load(state.geography, state.words, set);
        for (
          let at = nextCell(state.words, EMPTY, 0);
          at !== -1;
          at = nextCell(state.words, EMPTY, at + 1)
        ) {
          if (!footprint(shape).every((offset) => isEmptyLand(state, at + offset))) continue;
          const reach = state.geography.reach(at, shape, range);
          expect(around.at(at)).toBe(countCommon(reach, 0, state.words, set));
        }
      }
    }
  },
);
