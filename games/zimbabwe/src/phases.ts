import type { Log } from "./cattle.ts";
import { beginTurn } from "./culture/turn.ts";
import { beginGifts, callGiver, endGifts } from "./gifts/gifts.ts";
import { ACTIVE, CULTURE, GIFTS, OVER, PHASE, SETUP, TURN, type State } from "./memory.ts";
import { endRound } from "./revenue.ts";
import { nextToPlace } from "./setup/place-first.ts";

/** Goes on to the next decision: what needs none happens by itself, phases and rounds included. */
export function proceed(state: State, log: Log): void {
  for (;;) {
    switch (state.get(PHASE)) {
      case SETUP: {
        const seat = nextToPlace(state);
        state.set(ACTIVE, seat);
        if (seat !== -1) return;
        beginGifts(state, log);
        break;
      }
      case GIFTS:
        if (callGiver(state, log)) return;
        endGifts(state, log);
        state.set(PHASE, CULTURE);
        state.set(TURN, 0);
        break;
      case CULTURE:
        if (state.get(TURN) < state.players) return beginTurn(state);
        if (endRound(state, log)) state.set(PHASE, OVER);
        else beginGifts(state, log);
        break;
      default:
        state.set(ACTIVE, -1);
        return;
    }
  }
}
