import type { Seat } from "@sofala/engine";
import { DIRECTION, OPPOSITE } from "./board.ts";
import type { IdeaTrack, StatusTrack } from "./data/edition.ts";
import type { Log } from "./events.ts";
import { playerAt, type State } from "./state.ts";

/** Moves a marker, right being positive. It stops at the end (Q 13); past 0 the board flips (Q 11). */
export function moveMarker(
  state: State,
  seat: Seat,
  track: IdeaTrack,
  spaces: number,
  log: Log,
): void {
  if (spaces === 0) return;
  const player = playerAt(state, seat);
  const { idea, position } = player[track];
  const onward = spaces * DIRECTION[idea];
  const last = state.edition.tracks[track].levels.length - 1;
  if (onward >= -position) {
    player[track] = { idea, position: Math.min(last, position + onward) };
  } else {
    const crossing = state.options.crossing === "twoZeros" ? 1 : 0;
    flip(state, seat, track, log);
    const other = OPPOSITE[idea];
    player[track] = { idea: other, position: Math.min(last, -onward - position - crossing) };
  }
  log.push({ kind: "track-moved", seat, track, spaces, ...player[track] });
}

/** Moves a marker towards 0 on its present side, never past it; returns the spaces (Q 14). */
export function moveTowardsZero(
  state: State,
  seat: Seat,
  track: IdeaTrack,
  spaces: number,
  log: Log,
): number {
  const { idea, position } = playerAt(state, seat)[track];
  const moved = Math.min(spaces, position);
  moveMarker(state, seat, track, -moved * DIRECTION[idea], log);
  return moved;
}

/** Turns the board to its other 0; the buildings of the old side are destroyed (R 4.6, Q 15). */
export function flip(state: State, seat: Seat, track: IdeaTrack, log: Log): void {
  const player = playerAt(state, seat);
  const idea = OPPOSITE[player[track].idea];
  const isOfTrack = (id: string) => state.edition.buildings[id]?.track === track;
  const destroyed = player.buildings.filter(isOfTrack);
  player[track] = { idea, position: 0 };
  // Q 28: a pledge goes with its building.
  if (state.pledges.length > 0)
    state.pledges = state.pledges.filter(
      (pledge) => pledge.seat !== seat || !destroyed.includes(pledge.building),
    );
  player.buildings = player.buildings.filter((id) => !isOfTrack(id));
  log.push({ kind: "track-flipped", seat, track, idea, destroyed });
}

/** Moves happiness or safety; what goes past an end is lost (Q 13). */
export function moveStatus(
  state: State,
  seat: Seat,
  track: StatusTrack,
  by: number,
  log: Log,
): void {
  const player = playerAt(state, seat);
  const { min, max } = state.edition.tracks[track];
  const to = Math.max(min, Math.min(max, player[track] + by));
  const moved = to - player[track];
  player[track] = to;
  if (moved !== 0) log.push({ kind: "status-moved", seat, track, by: moved, to });
}
