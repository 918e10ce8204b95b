import { describe, expect, test } from "vitest";
import { coordinatesWith } from "./board-string.ts";
import { outlinesOf, outlinePath, shorePath, type Loop } from "./outline.ts";

type OnMap = (row: number, column: number) => boolean;
const everywhere: OnMap = () => true;
/** The outlines of the cells that are marked with a cross. */
const outlinesAround = (rows: readonly string[], isOnMap: OnMap = everywhere): readonly Loop[] =>
  outlinesOf(
    coordinatesWith(rows, (sign) => sign === "x"),
    isOnMap,
  );
const headings = (loop: Loop | undefined): string =>
  (loop ?? []).map(({ heading }) => "eswn"[heading]).join("");

describe("outlines", () => {
  test("a cell has four sides, clockwise", () => {
    const [loop, ...others] = outlinesAround(["x"]);
    expect(others).toEqual([]);
    expect(headings(loop)).toHaveLength(4);
    expect("eswneswn").toContain(headings(loop));
  });

  test("consecutive straight sides are joined", () => {
    expect(outlinesAround(["xxx", "xxx"]).map((loop) => loop.length)).toEqual([4]);
    expect(outlinesAround(["xx", "x."]).map((loop) => loop.length)).toEqual([6]);
  });

  test("a hole has an outline of its own", () => {
    const loops = outlinesAround(["xxx", "x.x", "xxx"]);
    expect(loops.map((loop) => loop.length)).toEqual([4, 4]);
    expect("nwsenwse").toContain(
      headings(loops.find(([side]) => side?.from.x === 1 || side?.from.x === 2)),
    );
  });

  test("cells that touch at a corner are not joined", () => {
    expect(outlinesAround(["x.", ".x"])).toHaveLength(2);
    expect(outlinesAround([".x", "x."])).toHaveLength(2);
  });

  test("a ring that only meets itself at a corner is open there", () => {
    expect(outlinesAround(["xxx", "x.x", "xx."]).map((loop) => loop.length)).toEqual([10]);
  });

  test("no cells have no outline", () => {
    expect(outlinesAround(["..."])).toEqual([]);
    expect(outlinePath([], { radius: 4 })).toBe("");
  });
});

describe("paths", () => {
  test("corners are round and the path is closed", () => {
    expect(outlinePath(outlinesAround(["x"]), { radius: 10 })).toBe(
      "M0 10A10 10 0 0 1 10 0L38 0A10 10 0 0 1 48 10L48 38A10 10 0 0 1 38 48L10 48A10 10 0 0 1 0 38Z",
    );
  });

  test("an inset line runs inside, around tighter outer and wider inner corners", () => {
    const path = outlinePath(outlinesAround(["xx", "x."]), { inset: 4, radius: 20 });
    expect(path).toContain("A16 16 0 0 1");
    expect(path).toContain("A24 24 0 0 0");
    expect(path.match(/A24/gu)).toHaveLength(1);
  });

  test("numbers have one decimal at most", () => {
    const path = outlinePath(outlinesAround(["xx", "x."]), { inset: 1 / 3, radius: 7 });
    expect(path.replaceAll(/A\S+ \S+/gu, "")).not.toMatch(/\.\d\d/u);
  });
});

describe("the edge of the map", () => {
  const isOnMap = (row: number, column: number): boolean => row >= 0 && column >= 0;

  test("is no shore: the corner between shore and edge is sharp, and the line ends there", () => {
    const loops = outlinesAround(["x"], isOnMap);
    expect(outlinePath(loops, { inset: 2, radius: 10, edgeRadius: 5 })).toContain("L46 0");
    const shore = shorePath(loops, { inset: 2, radius: 10 });
    expect(shore).toBe("M46 0L46 38A8 8 0 0 1 38 46L0 46");
  });

  test("keeps the radius of the map at its corners", () => {
    expect(outlinePath(outlinesAround(["x"], isOnMap), { radius: 10, edgeRadius: 5 })).toContain(
      "A5 5 0 0 1 5 0",
    );
  });

  test("the whole outline is shore if it does not touch the edge", () => {
    const loops = outlinesAround(["...", ".x.", "..."], isOnMap);
    expect(shorePath(loops, { radius: 10 })).toBe(outlinePath(loops, { radius: 10 }));
  });

  test("water between two edges of the map has two shores", () => {
    const river = outlinesAround(["..", "xx", ".."], (_, column) => column === 0 || column === 1);
    expect(shorePath(river, { radius: 10 }).match(/M/gu)).toHaveLength(2);
  });

  test("there is no shore where everything is water", () => {
    expect(
      shorePath(
        outlinesAround(["x"], () => false),
        { radius: 10 },
      ),
    ).toBe("");
  });
});
