import { ok, type Result, type Seat } from "@sofala/engine";
import type { Problem } from "@sofala/protocol";
import { refuse, type TableContext } from "./decision.ts";
import type { Requester } from "./quotas.ts";

/** Who sends a command, and its arrival stamp from the `StallDetector`. */
export interface Sender extends Requester {
  readonly arrival?: number;
}

/** Who sends a command, as the table knows them. */
export interface Caller extends Requester {
  readonly name: string;
  /** Their seat, if they have one. */
  readonly seat?: Seat;
  readonly isOwner: boolean;
  /** True if one of the two has blocked the other. */
  readonly isBlocked: (person: string) => boolean;
}

/** The seat of somebody who plays: the game is running, and they have not resigned. */
export function requireActiveSeat(
  { table, timeline }: TableContext,
  seat: Seat | undefined,
): Result<Seat, Problem> {
  if (seat === undefined) return refuse("seat/not-seated");
  if (table.status !== "running") return refuse("table/not-running");
  return timeline.resigned.includes(seat) ? refuse("seat/resigned") : ok(seat);
}

/** The same, unless a bot plays for the seat. */
export function requireControlledSeat(
  context: TableContext,
  seat: Seat | undefined,
): Result<Seat, Problem> {
  const active = requireActiveSeat(context, seat);
  if (!active.ok) return active;
  return context.timeline.isHandedOver(active.value) ? refuse("seat/handed-over") : active;
}
