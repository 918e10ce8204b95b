import { describe, expect, test } from "vitest";
import { allCells, nextCellIn, cellRows, stepFrom, type GridStep } from "./grid-navigation.ts";

/** A gap in the middle of the first row, at the end of the second and in the middle of the first column. */
const BOARD = ["..  .", "...  ", "  ...", ".....", ".....", ".....", ".....", ".....", "....."];

describe("steps", () => {
  test.each<[from: string, step: GridStep, to: string]>([
    ["a1", "right", "b1"],
    ["b1", "right", "e1"],
    ["e1", "right", "e1"],
    ["e1", "left", "b1"],
    ["a1", "left", "a1"],
    ["a2", "down", "a4"],
    ["a4", "up", "a2"],
    ["e1", "down", "e3"],
    ["b2", "up", "b1"],
    ["b1", "up", "b1"],
    ["c3", "row-start", "c3"],
    ["c2", "row-start", "a2"],
    ["a2", "row-end", "c2"],
    ["c2", "page-down", "c8"],
    ["c5", "page-down", "c9"],
    ["c9", "page-up", "c3"],
    ["c4", "first", "a1"],
    ["c4", "last", "e9"],
  ])("from %s %s to %s", (from, step, to) => {
    expect(stepFrom(BOARD, from, step)).toBe(to);
  });
});

test("rows hold the cells of the map and no gaps", () => {
  expect(cellRows(BOARD).slice(0, 3)).toEqual([
    ["a1", "b1", "e1"],
    ["a2", "b2", "c2"],
    ["c3", "d3", "e3"],
  ]);
  expect(allCells(BOARD)).toHaveLength(39);
});

describe("jumps between marked cells", () => {
  const marked = ["e3", "b1", "c3", "b1", "a10"];

  test.each<[from: string, direction: 1 | -1, to: string | undefined]>([
    ["a1", 1, "b1"],
    ["b1", 1, "c3"],
    ["d3", 1, "e3"],
    ["e3", 1, "a10"],
    ["a10", 1, "b1"],
    ["e3", -1, "c3"],
    ["b1", -1, "a10"],
  ])("from %s by %i to %s", (from, direction, to) => {
    expect(nextCellIn(marked, from, direction)).toBe(to);
  });

  test("without marked cells there is no next cell", () => {
    expect(nextCellIn([], "a1", 1)).toBeUndefined();
  });
});
