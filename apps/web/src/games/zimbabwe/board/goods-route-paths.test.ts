import { describe, expect, test } from "vitest";
import { CELL, centreOf, cornerOf, type Point } from "./geometry.ts";
import type { Way } from "./marks.ts";
import {
  beastsAlong,
  bendsOf,
  cutEnd,
  lengthOf,
  roundedPath,
  shifted,
  tracksOf,
  within,
} from "./goods-route-paths.ts";
import { lanesOf, runTogether } from "./goods-route-lanes.ts";

const at = (x: number, y: number): Point => ({ x, y });
const good = (id: string, ...stops: readonly string[]): Way => ({
  id,
  kind: "good",
  stops,
  isPaidToOther: false,
});

const groundOf = (cell: string) => ({ ...cornerOf(cell), width: CELL, height: CELL });

describe("a line", () => {
  test("leaves the ground a little before its border", () => {
    const ground = { x: 0, y: 0, width: 48, height: 48 };
    expect(within([at(24, 24), at(100, 24)], ground)).toBe(15);
    expect(within([at(24, 24), at(30, 30), at(30, -100)], ground)).toBe(30);
    expect(within([at(24, 24), at(30, 24)], ground)).toBe(6);
    expect(within([at(60, 24), at(20, 24)], ground)).toBe(0);
    expect(within([at(24, 24), at(100, 24)], undefined)).toBe(0);
  });

  test("goes aslant, then straight", () => {
    expect(bendsOf([at(0, 0), at(100, 40)])).toEqual([at(0, 0), at(40, 40), at(100, 40)]);
    expect(bendsOf([at(0, 0), at(-40, 100)])).toEqual([at(0, 0), at(-40, 40), at(-40, 100)]);
  });

  test("does not bend where one direction leads there", () => {
    expect(bendsOf([at(0, 0), at(90, 0), at(90, 60), at(50, 20)])).toHaveLength(4);
  });

  test("skips a place where it already is", () => {
    expect(bendsOf([at(0, 0), at(0, 0), at(48, 0)])).toEqual([at(0, 0), at(48, 0)]);
  });

  test("is cut at its end, over bends", () => {
    const line = [at(0, 0), at(30, 0), at(30, 20)];
    expect(lengthOf(line)).toBe(50);
    expect(cutEnd(line, 5)).toEqual([at(0, 0), at(30, 0), at(30, 15)]);
    expect(lengthOf(cutEnd(line, 30))).toBeCloseTo(20);
    expect(cutEnd(line, 99)).toEqual([at(0, 0)]);
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
  test("a line moves to the same side whichever way it is walked", () => {
    expect(shifted([at(0, 0), at(50, 0)], 8)).toEqual([at(0, 8), at(50, 8)]);
    expect(shifted([at(50, 0), at(0, 0)], 8)).toEqual([at(50, 8), at(0, 8)]);
  });

  test("its bends stay bends", () => {
    const [, bend] = shifted([at(0, 0), at(50, 0), at(50, 50)], 8);
    expect(bend?.x).toBeCloseTo(42);
    expect(bend?.y).toBeCloseTo(8);
  });

  test("lines that only cross need no lanes, lines that share a stretch do", () => {
    const east = [at(0, 0), at(100, 0)];
    const back = [at(80, 0), at(20, 0)];
    const south = [at(50, -50), at(50, 50)];
    const beyond = [at(100, 0), at(200, 0)];
    expect(runTogether(east, south)).toBe(false);
    expect(runTogether(east, beyond)).toBe(false);
    expect(runTogether(east, back)).toBe(true);
    expect(lanesOf([east, south, back, beyond, east])).toEqual([0, 0, 1, 0, -1]);
  });
});

describe("tracks", () => {
  test("begin and end short of the middle of their places", () => {
    const [track] = tracksOf([good("one", "a1", "e1")], groundOf);
    expect(track?.path).toMatch(/^M39 24L/);
    expect(track?.head).toContain("L201 24L");
  });

  test("a way of goods is broader than one of resources", () => {
    const [broad, narrow] = tracksOf(
      [good("one", "a1", "e1"), { ...good("two", "a3", "e3"), kind: "resource" }],
      groundOf,
    );
    expect(broad?.width).toBeGreaterThan(narrow?.width ?? 99);
  });

  test("what lies between the first and the last stop is a hub", () => {
    const [track] = tracksOf([good("one", "a1", "d1", "d5", "h5")], groundOf);
    expect(track?.hubs).toEqual([centreOf("d1"), centreOf("d5")]);
  });

  test("neighbours still get an arrow", () => {
    const [track] = tracksOf([good("one", "a1", "b1")], groundOf);
    expect(track?.length).toBeGreaterThan(5);
  });

  test("a way to where it began is not drawn", () => {
    expect(tracksOf([good("one", "a1", "a1")], groundOf)).toEqual([]);
  });

  test("ways over the same cells do not cover each other", () => {
    const tracks = tracksOf([good("one", "a1", "e1"), good("two", "e1", "a1")], groundOf);
    expect(new Set(tracks.map(({ path }) => path.split(" ")[1]?.split("L")[0])).size).toBe(2);
  });
});

test("a longer way has more beasts, but never a crowd", () => {
  expect(beastsAlong(20)).toEqual([0.5]);
  expect(beastsAlong(150)).toEqual([0.25, 0.75]);
  expect(beastsAlong(5000)).toHaveLength(4);
});
