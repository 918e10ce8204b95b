import type { Seat } from "@sofala/engine";
import type { ProblemCode } from "@sofala/protocol";
import type { TableContext } from "./decision.ts";

/**
 * How long a log may grow: about ten times as long as in any game that was seen. The longest, of six bots in the
 * Mediterranean, had 1,146 entries, 218 of one seat, 53 of them in one turn.
 */
export const LOG_LIMITS = {
  /** Entries of a table. */
  table: 12_000,
  /** Entries of one seat, */
  seat: 2_500,
  /** and of those in one round or turn: offers among them, which everybody is shown. */
  seatInRound: 600,
};

/** Why no entry of a seat may follow, if none may; one of the host's where no seat is named. */
export function logLimitProblem(
  { storedEntries, timeline }: TableContext,
  seat?: Seat,
): ProblemCode | undefined {
  if (storedEntries.length >= LOG_LIMITS.table) return "table/too-long";
  if (seat === undefined) return undefined;
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
