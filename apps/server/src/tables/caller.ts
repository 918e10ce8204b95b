import { ok, type Result, type Seat } from "@sofala/engine";
import type { Problem } from "@sofala/protocol";
import { refuse, type TableContext } from "./decision.ts";
import type { Requester } from "./quotas.ts";

/** The sender of a command, and its arrival stamp from the `StallDetector`. */
export interface Sender extends Requester {
  readonly arrival?: number;
}

/** The sender of a command, with their seat and rights at this table. */
export interface Caller extends Requester {
  readonly name: string;
  readonly seat?: Seat;
  readonly isOwner: boolean;
  /** True if the sender has blocked this person, or the other way round. */
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
