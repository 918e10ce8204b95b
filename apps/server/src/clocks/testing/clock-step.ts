import type { ClockStep } from "../table-clock.ts";

/** A step after which seat 0 is to act, played by a person, and nothing else is going on. */
export const clockStep = (change: Partial<ClockStep> = {}): ClockStep => ({
  toAct: [0],
  playedByPeople: [0],
  timer: undefined,
  closesTurn: false,
  moveCount: 0,
  isAgreedUndo: false,
  ...change,
});
