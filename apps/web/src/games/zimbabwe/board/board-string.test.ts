import { describe, expect, test } from "vitest";
import {
  boardExtent,
  gridPath,
  toBoardString,
  keepOnlySign,
  boardRows,
  tileBorderPath,
} from "./board-string.ts";

const TWO_TILES = Array.from({ length: 6 }, () => ".".repeat(12));

describe("the board string", () => {
  test("can be split into its rows again", () => {
    expect(boardRows(toBoardString(["..", "~."]))).toEqual(["..", "~."]);
  });

  test("keeps the map when all other signs are removed", () => {
    expect(keepOnlySign("t~ \n.s~")).toBe(".. \n...");
    expect(keepOnlySign("t~ \n.s~", "~")).toBe(".~ \n..~");
  });

  test("is as large as its map, without spaces at the end of rows", () => {
    expect(boardExtent(["..  ", "... "])).toEqual({ across: 3, down: 2 });
    expect(boardExtent([])).toEqual({ across: 0, down: 0 });
  });

  test("grid lines run between cells of the map only", () => {
    expect(gridPath([".."])).toBe("M48 0V48");
    expect(gridPath([". ."])).toBe("");
    expect(gridPath(["..", ". "])).toBe("M0 48H48M48 0V48");
  });

  test("tile borders are where tiles meet", () => {
    expect(tileBorderPath(TWO_TILES)).toBe("M288 0V288");
  });
});
