import { describe, expect, test } from "vitest";
import {
  added,
  kept,
  placeIn,
  roundsOf,
  sectionsOf,
  spokenTogether,
  type LogLine,
} from "./log-line.ts";

const line = (key: string, more: Partial<LogLine> = {}): LogLine => ({
  key,
  text: `Line ${key}.`,
  cells: [],
  moment: 1,
  ...more,
});
const heading = (key: string) => line(key, { isHeading: true });

test("lines stand under the heading before them", () => {
  const lines = [heading("a"), line("1"), heading("b"), heading("c"), line("2"), line("3")];
  expect(sectionsOf(lines).map(({ heading: { key }, lines: own }) => [key, own.length])).toEqual([
    ["a", 1],
    ["b", 0],
    ["c", 2],
  ]);
});

test("a round begins with its heading", () => {
  const round = (key: string) => line(key, { isHeading: true, isRound: true });
  const lines = [heading("a"), line("1"), round("b"), heading("c"), line("2"), round("d")];
  const rounds = roundsOf(sectionsOf(lines));
  expect(rounds.map((sections) => sections.map((section) => section.heading.key))).toEqual([
    ["a"],
    ["b", "c"],
    ["d"],
  ]);
});

test("moments outside a section are all the same to it", () => {
  const section = {
    heading: heading("a"),
    lines: [3, 4, 6].map((moment) => line("1", { moment })),
  };
  const places = [0, 2, 3, 5, 6, 7, undefined].map((moment) => placeIn(section, moment));
  expect(places).toEqual([-Infinity, -Infinity, 3, 5, 6, Infinity, Infinity]);
});

test("a section that did not change is the one it was", () => {
  const one = line("1");
  const before = sectionsOf([heading("a"), one, heading("b")]);
  const after = kept(before, sectionsOf([heading("a"), one, heading("b"), line("2")]));
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});

describe("what was added", () => {
  const before = [heading("a"), line("1")];

  test("is what follows the last line", () => {
    expect(added(before, [...before, line("2")]).map(({ key }) => key)).toEqual(["2"]);
    expect(added([], before)).toEqual(before);
  });

  test("is nothing where lines were taken back or others stand there", () => {
    expect(added(before, before.slice(0, 1))).toEqual([]);
    expect(added(before, [heading("a"), line("9"), line("2")])).toEqual([]);
  });
});

test("a flood is spoken by its end, without headings and details", () => {
  const lines = [heading("a"), line("1"), line("2", { isDetail: true }), line("3"), line("4")];
  expect(spokenTogether(lines, 2)).toEqual({ skipped: 1, said: ["Line 3.", "Line 4."] });
  expect(spokenTogether(lines, 9)).toMatchObject({ skipped: 0 });
});
