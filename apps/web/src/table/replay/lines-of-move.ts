import type { LogLine } from "../log-line.ts";

/** The lines of the log about the move that led to a moment. */
export const linesOfMove = (log: readonly LogLine[], moment: number): readonly LogLine[] =>
  log.filter(({ moveCount, isHeading }) => moveCount === moment && isHeading !== true);
