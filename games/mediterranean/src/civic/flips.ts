import type { Seat } from "@sofala/engine";
import { IDEA_TRACKS } from "../board.ts";
import type { IdeaTrack } from "../data/edition.ts";
import type { Log } from "../events.ts";
import type { Refusal } from "../refusals.ts";
import { playerAt, type State } from "../state.ts";
import { flip } from "../tracks.ts";

/** R 4.5: each board once a turn (Q 18). */
export const refuseFlip = (state: State, seat: Seat, track: IdeaTrack): Refusal | undefined =>
  playerAt(state, seat).flips.includes(track) ? { code: "flip/twice", track } : undefined;

export function chooseFlip(state: State, seat: Seat, track: IdeaTrack, log: Log): void {
  playerAt(state, seat).flips.push(track);
  log.push({ kind: "flip-chosen", seat, track });
}

/** The choices are shown together (Q 18). */
export function showFlips(state: State, log: Log): void {
  for (const [seat, player] of state.players.entries()) {
    for (const track of IDEA_TRACKS)
      if (player.flips.includes(track)) flip(state, seat, track, log);
    player.flips = [];
  }
}
