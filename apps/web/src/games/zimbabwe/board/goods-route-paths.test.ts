import { describe, expect, test } from "vitest";
import { CELL_SIZE, centreOf, cornerOf, type Point } from "./geometry.ts";
import type { GoodsRoute } from "./marks.ts";
import {
  cattlePositions,
  bentLine,
  trimEnd,
  lineLength,
  roundedPath,
  offsetLine,
  routePaths,
  lengthInside,
} from "./goods-route-paths.ts";
import { assignLanes, areOverlapping } from "./goods-route-lanes.ts";

const at = (x: number, y: number): Point => ({ x, y });
const good = (id: string, ...stops: readonly string[]): GoodsRoute => ({
  id,
  kind: "good",
  stops,
  isPaidToOther: false,
  line: "wood",
});

const boxOfCell = (cell: string) => ({ ...cornerOf(cell), width: CELL_SIZE, height: CELL_SIZE });

describe("a line", () => {
  test("leaves a box a little before its border", () => {
    const box = { x: 0, y: 0, width: 48, height: 48 };
    expect(lengthInside([at(24, 24), at(100, 24)], box)).toBe(15);
    expect(lengthInside([at(24, 24), at(30, 30), at(30, -100)], box)).toBe(30);
    expect(lengthInside([at(24, 24), at(30, 24)], box)).toBe(6);
    expect(lengthInside([at(60, 24), at(20, 24)], box)).toBe(0);
    expect(lengthInside([at(24, 24), at(100, 24)], undefined)).toBe(0);
  });

  test("goes diagonally, then straight", () => {
    expect(bentLine([at(0, 0), at(100, 40)])).toEqual([at(0, 0), at(40, 40), at(100, 40)]);
    expect(bentLine([at(0, 0), at(-40, 100)])).toEqual([at(0, 0), at(-40, 40), at(-40, 100)]);
  });

  test("does not bend where one direction is enough", () => {
    expect(bentLine([at(0, 0), at(90, 0), at(90, 60), at(50, 20)])).toHaveLength(4);
  });

  test("skips a repeated point", () => {
    expect(bentLine([at(0, 0), at(0, 0), at(48, 0)])).toEqual([at(0, 0), at(48, 0)]);
  });

  test("is cut at its end, over bends", () => {
    const line = [at(0, 0), at(30, 0), at(30, 20)];
    expect(lineLength(line)).toBe(50);
    expect(trimEnd(line, 5)).toEqual([at(0, 0), at(30, 0), at(30, 15)]);
    expect(lineLength(trimEnd(line, 30))).toBeCloseTo(20);
    expect(trimEnd(line, 99)).toEqual([at(0, 0)]);
  });

  test("is rounded where it bends, no more than its shorter side has room for", () => {
    expect(roundedPath([at(0, 0), at(100, 0), at(100, 100)])).toBe(
      "M0 0L78 0Q100 0 100 22L100 100",
    );
    expect(roundedPath([at(0, 0), at(100, 0), at(100, 20)])).toBe("M0 0L90 0Q100 0 100 10L100 20");
    expect(roundedPath([])).toBe("");
  });
});

describe("beside each other", () => {
  test("a line moves to the same side in either direction", () => {
    expect(offsetLine([at(0, 0), at(50, 0)], 8)).toEqual([at(0, 8), at(50, 8)]);
    expect(offsetLine([at(50, 0), at(0, 0)], 8)).toEqual([at(50, 8), at(0, 8)]);
  });

  test("its bends stay bends", () => {
    const [, bend] = offsetLine([at(0, 0), at(50, 0), at(50, 50)], 8);
    expect(bend?.x).toBeCloseTo(42);
    expect(bend?.y).toBeCloseTo(8);
  });

  test("lines that only cross need no lanes, lines that share a stretch do", () => {
    const east = [at(0, 0), at(100, 0)];
    const back = [at(80, 0), at(20, 0)];
    const south = [at(50, -50), at(50, 50)];
    const beyond = [at(100, 0), at(200, 0)];
    expect(areOverlapping(east, south)).toBe(false);
    expect(areOverlapping(east, beyond)).toBe(false);
    expect(areOverlapping(east, back)).toBe(true);
    expect(assignLanes([east, south, back, beyond, east])).toEqual([0, 0, 1, 0, -1]);
  });
});

describe("route paths", () => {
  test("begin and end before the centres of their cells", () => {
    const [routePath] = routePaths([good("one", "a1", "e1")], boxOfCell);
    expect(routePath?.path).toMatch(/^M39 24L/);
    expect(routePath?.arrowHead).toContain("L201 24L");
  });

  test("a route of goods is wider than one of resources", () => {
    const [broad, narrow] = routePaths(
      [good("one", "a1", "e1"), { ...good("two", "a3", "e3"), kind: "resource" }],
      boxOfCell,
    );
    expect(broad?.width).toBeGreaterThan(narrow?.width ?? 99);
  });

  test("the stops between the first and the last are hubs", () => {
    const [routePath] = routePaths([good("one", "a1", "d1", "d5", "h5")], boxOfCell);
    expect(routePath?.hubs).toEqual([centreOf("d1"), centreOf("d5")]);
  });

  test("neighbours still get an arrow", () => {
    const [routePath] = routePaths([good("one", "a1", "b1")], boxOfCell);
    expect(routePath?.length).toBeGreaterThan(5);
  });

  test("a route to its own start is not drawn", () => {
    expect(routePaths([good("one", "a1", "a1")], boxOfCell)).toEqual([]);
  });

  test("routes over the same cells do not cover each other", () => {
    const paths = routePaths([good("one", "a1", "e1"), good("two", "e1", "a1")], boxOfCell);
    expect(new Set(paths.map(({ path }) => path.split(" ")[1]?.split("L")[0])).size).toBe(2);
  });
});

test("a longer route has more cattle, but at most four", () => {
  expect(cattlePositions(20)).toEqual([0.5]);
  expect(cattlePositions(150)).toEqual([0.25, 0.75]);
  expect(cattlePositions(5000)).toHaveLength(4);
});
