import { expect, test } from "vitest";
import { entriesAt, movesAt } from "./moment-links.ts";

// Entry 1 was taken back by entry 3, which ends the log.
const told = [{ id: 0 }, { id: 2 }];

test("a link to the last moment names the whole log, so that nothing taken back is in it", () => {
  expect([0, 1, 2].map((moves) => entriesAt(told, moves, 4))).toEqual([0, 1, 4]);
  expect([0, 1, 4].map((entries) => movesAt(told, entries))).toEqual([0, 1, 2]);
});

test("before the first move there is no entry", () => {
  expect(entriesAt([], 0, 3)).toBe(0);
});
