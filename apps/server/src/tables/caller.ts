import { ok, type Result, type Seat } from "@sofala/engine";
import type { Problem } from "@sofala/protocol";
import { refuse, type TableContext } from "./decision.ts";
import type { Requester } from "./quotas.ts";

/** Who sends a command, and when it arrived here, as `Standstill` counts. */
export interface Sender extends Requester {
  readonly arrival?: number;
}

/** Who asks. */
export interface Caller extends Requester {
  readonly name: string;
  /** Where they sit, if they do. */
  readonly seat?: Seat;
  readonly isOwner: boolean;
  /** Is it somebody they blocked, or who blocked them? */
  readonly isBlocked: (person: string) => boolean;
}

/** The seat of somebody in a game that is being played, and who has not resigned. */
export function requireActiveSeat(
  { table, timeline }: TableContext,
  seat: Seat | undefined,
): Result<Seat, Problem> {
  if (seat === undefined) return refuse("seat/none");
  if (table.status !== "running") return refuse("table/not-running");
  return timeline.resigned.includes(seat) ? refuse("seat/resigned") : ok(seat);
}

/** The same, of somebody who decides for themselves. */
export function requireControlledSeat(
  scene: TableContext,
  seat: Seat | undefined,
): Result<Seat, Problem> {
  const playing = requireActiveSeat(scene, seat);
  if (!playing.ok) return playing;
  return scene.timeline.isHandedOver(playing.value) ? refuse("seat/handed-over") : playing;
}
