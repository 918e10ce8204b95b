import { describe, expect, test } from "vitest";
import { zimbabwe } from "@sofala/zimbabwe";
import { cellNameAt } from "./geometry.ts";
import { waterBodies, waterPaths } from "./water.ts";

const cellsOf = (board: readonly string[]): readonly (readonly string[])[] =>
  waterBodies(board).map((body) => body.map(({ row, column }) => cellNameAt(row, column)).sort());

describe("bodies of water", () => {
  test("are joined side to side, over the borders of tiles", () => {
    expect(cellsOf([".....~~....."])).toEqual([["f1", "g1"]]);
  });

  test("that only touch at a corner are two", () => {
    expect(cellsOf(["~.", ".~"])).toEqual([["a1"], ["b2"]]);
  });

  test("may bend", () => {
    expect(cellsOf(["~~~", "..~", "~~~"])).toEqual([["a1", "a3", "b1", "b3", "c1", "c2", "c3"]]);
  });

  test("of a real map hold every cell of water once", () => {
    for (const players of [2, 3, 4, 5]) {
      const { board } = zimbabwe.view(zimbabwe.setup(`water ${players}`, players, {}), 0);
      const cells = cellsOf(board).flat();
      expect(new Set(cells).size).toBe(cells.length);
      expect(cells).toHaveLength([...board.join("")].filter((sign) => sign === "~").length);
    }
  });
});

describe("a picture of water", () => {
  const pictureOf = (board: readonly string[]) => {
    const [body = []] = waterBodies(board);
    return waterPaths(board, body);
  };

  test("is one shape, however many cells it covers", () => {
    const { surface, deep } = pictureOf(["......", ".~~~~.", ".~~~~.", "......"]);
    expect(surface.match(/M/gu)).toHaveLength(1);
    expect(deep.match(/M/gu)).toHaveLength(1);
  });

  test("has a second line around an island", () => {
    expect(
      pictureOf([".....", ".~~~.", ".~.~.", ".~~~.", "....."]).surface.match(/M/gu),
    ).toHaveLength(2);
  });

  test("has no shore along the edge of the map", () => {
    expect(pictureOf(["~~", "~~"]).shore).toBe("");
    expect(pictureOf(["~~", ".."]).shore).toBe("M96 46L0 46");
  });

  test("is the same every time", () => {
    const board = ["~~~~..", "~~~~..", "......"];
    expect(pictureOf(board)).toEqual(pictureOf(board));
  });
});
