import { describe, expect, test } from "vitest";
import {
  addedLines,
  reuseUnchanged,
  clampToSection,
  roundsOf,
  sectionsOf,
  announcement,
  type LogLine,
} from "./log-line.ts";

const line = (key: string, more: Partial<LogLine> = {}): LogLine => ({
  key,
  text: `Line ${key}.`,
  cells: [],
  moveCount: 1,
  ...more,
});
const heading = (key: string) => line(key, { isHeading: true });

test("lines belong to the heading before them", () => {
  const lines = [heading("a"), line("1"), heading("b"), heading("c"), line("2"), line("3")];
  expect(sectionsOf(lines).map(({ heading: { key }, lines: own }) => [key, own.length])).toEqual([
    ["a", 1],
    ["b", 0],
    ["c", 2],
  ]);
});

test("a round starts with its heading", () => {
  const round = (key: string) => line(key, { isHeading: true, isRound: true });
  const lines = [heading("a"), line("1"), round("b"), heading("c"), line("2"), round("d")];
  const rounds = roundsOf(sectionsOf(lines));
  expect(rounds.map((sections) => sections.map((section) => section.heading.key))).toEqual([
    ["a"],
    ["b", "c"],
    ["d"],
  ]);
});

test("all moments before a section are the same to it, and all after it", () => {
  const section = {
    heading: heading("a"),
    lines: [3, 4, 6].map((moveCount) => line("1", { moveCount })),
  };
  const places = [0, 2, 3, 5, 6, 7, undefined].map((moment) => clampToSection(section, moment));
  expect(places).toEqual([-Infinity, -Infinity, 3, 5, 6, Infinity, Infinity]);
});

test("an unchanged section is the same object", () => {
  const one = line("1");
  const before = sectionsOf([heading("a"), one, heading("b")]);
  const after = reuseUnchanged(before, sectionsOf([heading("a"), one, heading("b"), line("2")]));
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});

describe("added lines", () => {
  const before = [heading("a"), line("1")];

  test("are those after the last line", () => {
    expect(addedLines(before, [...before, line("2")]).map(({ key }) => key)).toEqual(["2"]);
    expect(addedLines([], before)).toEqual(before);
  });

  test("are none if lines were removed or replaced", () => {
    expect(addedLines(before, before.slice(0, 1))).toEqual([]);
    expect(addedLines(before, [heading("a"), line("9"), line("2")])).toEqual([]);
  });
});

test("of many lines the last are announced, without headings and details", () => {
  const lines = [heading("a"), line("1"), line("2", { isDetail: true }), line("3"), line("4")];
  expect(announcement(lines, 2)).toEqual({ skipped: 1, sentences: ["Line 3.", "Line 4."] });
  expect(announcement(lines, 9)).toMatchObject({ skipped: 0 });
});
