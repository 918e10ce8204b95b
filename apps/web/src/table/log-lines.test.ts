import { expect, test } from "vitest";
import { eventLines, lineCache } from "./log-lines.ts";

test("lines are built once per step and language", () => {
  const cached = lineCache();
  const [step, english, italian] = [{}, {}, {}];
  const linesIn = (text: object) => cached(step, text, () => eventLines(1, ["a"], () => ({})));
  const before = linesIn(english);
  expect(linesIn(english)).toBe(before);
  expect(linesIn(italian)).not.toBe(before);
});

test("an event has a heading, a line, both or none, with keys of their own", () => {
  const events = [
    { heading: { text: "Turn 1", isRound: true } },
    {},
    { text: "Ann wins" },
  ] as const;
  const both = { heading: { text: "End" }, text: "Ben wins", isDetail: true, cells: ["a1"] };
  expect(eventLines(7, [...events, both], (event) => event)).toEqual([
    { key: "7.0", text: "Turn 1", cells: [], moveCount: 7, isHeading: true, isRound: true },
    { key: "7.2", text: "Ann wins", cells: [], moveCount: 7 },
    { key: "7.3", text: "End", cells: [], moveCount: 7, isHeading: true },
    { key: "7.3.line", text: "Ben wins", cells: ["a1"], moveCount: 7, isDetail: true },
  ]);
});
