import { expect, test } from "vitest";
import { nextStop, turnsOf } from "./replay-timeline.ts";

test("steps by turns stop at both ends", () => {
  const stops = [0, 4, 9];
  expect(nextStop(stops, 4, 1)).toBe(9);
  expect(nextStop(stops, 5, 1)).toBe(9);
  expect(nextStop(stops, 9, 1)).toBe(9);
  expect(nextStop(stops, 5, -1)).toBe(4);
  expect(nextStop(stops, 4, -1)).toBe(0);
  expect(nextStop(stops, 0, -1)).toBe(0);
});

test("without rounds, a turn ends when somebody else is to act", () => {
  const seats = [0, 0, 1, 1, 0, 1, 1];
  const moments = seats.map((seat, moveCount) => ({
    moveCount,
    state: {},
    view: {},
    toAct: [seat],
  }));
  expect(turnsOf(moments)).toEqual({ lastMove: 6, chapters: [], turnStarts: [0, 2, 4, 5, 6] });
});
