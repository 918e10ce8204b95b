import { countsToCheck, perft } from "@sofala/engine/testing";
import { mediterranean } from "@sofala/mediterranean";
import { describe, expect, test } from "vitest";
import { STARTS, stateAt } from "./perft-starts.ts";

/** Sequences of 1, 2, 3, … legal moves. A changed number is a changed rule; the commit says which. */
const COUNTS: { readonly [name: string]: readonly number[] } = {
  "own abilities of three seats": [9, 66, 386, 1788, 6616],
  "gifts of three seats in turn order": [7, 28, 112, 576, 6592],
  "gifts that are pledged": [3, 5, 10, 40, 480, 4960, 43520],
  "pledges that are talk": [7, 36, 412, 4064, 34104],
  "flips of the first turn": [12, 124, 1088, 7992, 48576],
  "flips of the last two of six": [6, 26, 88, 276, 1000, 3920, 13440],
  "three banks": [6, 24, 48, 5280],
  "three judges of three, in their first round": [9, 54, 162, 39006],
  "two judges of two, and barbarians after them": [4, 8, 80, 288, 832, 7296],
  "two cubes of the production": [23, 460, 7268],
  "a cube of the improvements or of culture, then of cities": [7, 22, 260, 4192],
  "stored cards for which there is no room": [10, 200, 3160],
  "purchases of turn 1: S01 S04 S05 S06 S08 S17": [50, 1141, 11263],
  "purchases of turn 2: S02 S10 S11 S12 S14 S18": [71, 3135, 84281],
  "purchases of turn 3: S07 S09 S13 S15 S16 S03": [91, 4598],
  "purchases of turn 4: B01 B03 B04 B05 B08 B11": [122, 6827],
  "purchases of turn 5: B02 B06 B07 B09 B10 B12": [55, 915, 8371],
  "purchases of turn 6: I01 I02 I03 I04 I05 I06": [36, 820, 10555],
  "purchases of all seats at once": [69, 4127],
  "throws of two contenders, and of the next": [6, 18, 108, 324, 1944, 5832, 34992],
};

describe("perft of what is not trading", () => {
  test("every start has its counts", () => {
    expect(Object.keys(COUNTS)).toEqual(STARTS.map(({ name }) => name));
  });

  test("starts stand in every part but the market", () => {
    const parts = new Set(STARTS.map(({ part }) => part));
    expect([...parts]).toEqual([
      "abilities",
      "give",
      "flips",
      "bank",
      "vote",
      "cubes",
      "stored",
      "purchasing",
      "throw",
    ]);
  });

  test.each(STARTS)("$name", (start) => {
    const state = stateAt(start);
    expect(state.part).toBe(start.part);
    const counts = countsToCheck(COUNTS[start.name] ?? []);
    expect(counts.map((_, n) => perft(mediterranean, state, n + 1))).toEqual(counts);
  });
});
