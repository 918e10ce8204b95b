import type { Seat } from "@sofala/engine";
import type { DevelopmentId, IdeaTrack, Mediterranean, StatusTrack } from "@sofala/mediterranean";
import type { ObservedMove } from "../../../local/hidden-info-table.ts";
import { shownEvents } from "./shown-events.ts";

/** What others changed; outlines mark it. */
export interface Changes {
  readonly seats: ReadonlySet<Seat>;
  /** The cards that somebody bought. */
  readonly developments: ReadonlySet<DevelopmentId>;
  hasTrack(seat: Seat, track: IdeaTrack | StatusTrack): boolean;
}

/** What changed since a seat's last decision. */
export function changesSince(
  observedMoves: readonly ObservedMove<Mediterranean>[],
  me: Seat,
): Changes {
  const last = observedMoves.findLastIndex(({ actor }) => actor === me);
  const seats = new Set<Seat>();
  const developments = new Set<DevelopmentId>();
  const tracks = new Set<string>();
  for (const event of observedMoves.slice(last + 1).flatMap(({ events }) => shownEvents(events))) {
    if (event.kind === "vote-cast" || !("seat" in event)) continue;
    // What happens to the target follows as an event of its own.
    if (event.kind !== "ability-used" || event.target === undefined) seats.add(event.seat);
    if (event.kind === "development-bought") developments.add(event.card);
    if ("track" in event) tracks.add(`${event.seat} ${event.track}`);
  }
  return { seats, developments, hasTrack: (seat, track) => tracks.has(`${seat} ${track}`) };
}
