import { describe, expect, test } from "vitest";
import {
  chanceAt,
  extentOf,
  gridPathOf,
  groundOf,
  onlyWith,
  patchPathOf,
  rowsOf,
  tilePathOf,
} from "./board-string.ts";

const TWO_TILES = Array.from({ length: 6 }, () => ".".repeat(12));

describe("the ground", () => {
  test("is one string and back", () => {
    expect(rowsOf(groundOf(["..", "~."]))).toEqual(["..", "~."]);
  });

  test("keeps its map where only one sign is of interest", () => {
    expect(onlyWith("t~ \n.s~")).toBe(".. \n...");
    expect(onlyWith("t~ \n.s~", "~")).toBe(".~ \n..~");
  });

  test("is as large as its map, without the gaps at the end of rows", () => {
    expect(extentOf(["..  ", "... "])).toEqual({ across: 3, down: 2 });
    expect(extentOf([])).toEqual({ across: 0, down: 0 });
  });

  test("grid lines run between cells of the map only", () => {
    expect(gridPathOf([".."])).toBe("M48 0V48");
    expect(gridPathOf([". ."])).toBe("");
    expect(gridPathOf(["..", ". "])).toBe("M0 48H48M48 0V48");
  });

  test("tile borders are where tiles meet", () => {
    expect(tilePathOf(TWO_TILES)).toBe("M288 0V288");
  });

  test("chance is chance, but the same every time", () => {
    const place = { row: 3, column: 4 };
    expect(chanceAt(place, 1)).toBe(chanceAt(place, 1));
    const all = Array.from({ length: 200 }, (_, column) => chanceAt({ row: 1, column }, 2));
    expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...all)).toBeLessThan(1);
    expect(all.filter((value) => value < 0.5).length).toBeGreaterThan(60);
    expect(all.filter((value) => value < 0.5).length).toBeLessThan(140);
  });

  test("patches are drawn for every map", () => {
    expect(patchPathOf(TWO_TILES)).toMatch(/^M/u);
  });
});
