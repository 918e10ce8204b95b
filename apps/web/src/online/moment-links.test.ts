import { expect, test } from "vitest";
import { entryCountAt, moveCountAt } from "./moment-links.ts";

// Entry 1 was undone by entry 3, the last one.
const activeMoves = [{ id: 0 }, { id: 2 }];

test("a link to the last moment counts the whole log, so that it includes the last undo", () => {
  expect([0, 1, 2].map((moves) => entryCountAt(activeMoves, moves, 4))).toEqual([0, 1, 4]);
  expect([0, 1, 4].map((entries) => moveCountAt(activeMoves, entries))).toEqual([0, 1, 2]);
});

test("before the first move there is no entry", () => {
  expect(entryCountAt([], 0, 3)).toBe(0);
});
