import { ok, type Result, type Seat } from "@sofala/engine";
import type { Problem } from "@sofala/protocol";
import { no, type Scene } from "./decision.ts";
import type { Storer } from "./quotas.ts";

/** Who sends a command, and when it arrived here, as `Standstill` counts. */
export interface Sender extends Storer {
  readonly arrival?: number;
}

/** Who asks. */
export interface Caller extends Storer {
  readonly name: string;
  /** Where they sit, if they do. */
  readonly seat?: Seat;
  readonly isOwner: boolean;
  /** Is it somebody they blocked, or who blocked them? */
  readonly avoids: (person: string) => boolean;
}

/** The seat of somebody in a game that is being played, and who has not resigned. */
export function isPlaying({ table, play }: Scene, seat: Seat | undefined): Result<Seat, Problem> {
  if (seat === undefined) return no("seat/none");
  if (table.status !== "running") return no("table/not-running");
  return play.resigned.includes(seat) ? no("seat/resigned") : ok(seat);
}

/** The same, of somebody who decides for themselves. */
export function mayPlay(scene: Scene, seat: Seat | undefined): Result<Seat, Problem> {
  const playing = isPlaying(scene, seat);
  if (!playing.ok) return playing;
  return scene.play.isHandedOver(playing.value) ? no("seat/handed-over") : playing;
}
