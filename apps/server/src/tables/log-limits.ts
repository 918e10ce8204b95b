import type { Seat } from "@sofala/engine";
import type { ProblemCode } from "@sofala/protocol";
import type { TableContext } from "./decision.ts";

/**
 * The maximum length of a log: about ten times the longest ever measured, a game of six bots with 1,146 entries, 218 of
 * one seat, 53 of them in one turn.
 */
export const LOG_LIMITS = {
  /** Entries of a table. */
  table: 12_000,
  /** Entries of one seat. */
  seat: 2_500,
  /** Entries of one seat in one round. */
  seatInRound: 600,
};

/** Why no entry of this seat, or of all players if no seat is given, may be appended; undefined if one may. */
export function logLimitProblem(
  { storedEntries, timeline }: TableContext,
  seat?: Seat,
): ProblemCode | undefined {
  if (storedEntries.length >= LOG_LIMITS.table) return "table/log-full";
  // Nobody can have reached the other limits.
  if (seat === undefined || storedEntries.length < LOG_LIMITS.seatInRound) return undefined;
  const actor = String(seat);
  let [all, inRound] = [0, 0];
  for (const [seq, entry] of storedEntries.entries()) {
    if (entry.actor !== actor) continue;
    all++;
    if (seq >= timeline.roundStart) inRound++;
  }
  const isFull = all >= LOG_LIMITS.seat || inRound >= LOG_LIMITS.seatInRound;
  return isFull ? "seat/too-many-moves" : undefined;
}
