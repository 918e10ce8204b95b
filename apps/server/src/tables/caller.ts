import { ok, type Result, type Seat } from "@sofala/engine";
import { refuse, type Problem } from "@sofala/protocol";
import type { TableContext } from "./decision.ts";

/** The person who makes a request. */
export interface Caller {
  readonly person: string;
  /** Their network address, if it is known. */
  readonly clientAddress?: string | undefined;
}

/** The sender of a command; `arrival` is the stamp from the `StallDetector`. */
export interface CommandCaller extends Caller {
  readonly arrival?: number;
}

/** The caller of a command, with their seat and rights at this table. */
export interface TableCaller extends Caller {
  readonly name: string;
  readonly seat?: Seat;
  readonly isOwner: boolean;
  /** True if the caller has blocked this person, or the other way round. */
  readonly isBlocked: (person: string) => boolean;
}

/** The seat of an active player: the game is running, and they have not resigned. Otherwise a problem. */
export function requireActiveSeat(
  { table, timeline }: TableContext,
  seat: Seat | undefined,
): Result<Seat, Problem> {
  if (seat === undefined) return refuse("seat/not-seated");
  if (table.status !== "running") return refuse("table/not-running");
  return timeline.resigned.includes(seat) ? refuse("seat/resigned") : ok(seat);
}

/** The same, but refuses while a bot plays for the seat. */
export function requireControlledSeat(
  context: TableContext,
  seat: Seat | undefined,
): Result<Seat, Problem> {
  const active = requireActiveSeat(context, seat);
  if (!active.ok) return active;
  return context.timeline.isHandedOver(active.value) ? refuse("seat/handed-over") : active;
}
