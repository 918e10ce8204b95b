import type { Log } from "./cattle.ts";
import { CRAFTS, ENGAI, SPECIALISTS_COUNT } from "./indices.ts";
import { clear } from "./map/cell-set.ts";
import {
  CARD_CATTLE,
  CATTLE,
  GOD,
  GOD_CATTLE,
  HIGHEST,
  RESOURCES_NUMBER,
  ROUND,
  SPECIALIST_CATTLE,
  USED,
  USED_TWICE,
  type State,
} from "./memory.ts";
import { hasWinner, ranking } from "./scoring.ts";

/** R 12.2: Engai's gift. */
const ENGAI_CATTLE = 2;

/** R 12, 13: revenue and the victory check; true when the game is over. */
export function endRound(state: State, log: Log): boolean {
  for (let seat = 0; seat < state.players; seat++) collect(state, seat, log);
  const limit = state.options.roundLimit ?? 0;
  const limited = limit > 0 && state.get(ROUND) >= limit;
  if (hasWinner(state) || limited) {
    log?.push({ kind: "game-ended", ranking: ranking(state), limited: !hasWinner(state) });
    return true;
  }
  // Q 8.4: the markers stay where they are when the game ends.
  clear(state.words, USED);
  clear(state.words, USED_TWICE);
  state.set(RESOURCES_NUMBER, 0);
  state.add(ROUND, 1);
  return false;
}

/** R 12, Q 8.3 */
function collect(state: State, seat: number, log: Log): void {
  let fromCards = empty(state, seat, GOD_CATTLE);
  for (let i = 0; i < SPECIALISTS_COUNT; i++)
    fromCards += empty(state, seat, SPECIALIST_CATTLE + i);
  for (let craft = 0; craft < CRAFTS.length; craft++) {
    fromCards += empty(state, seat, CARD_CATTLE + craft);
  }
  const income = incomeOf(state, seat);
  state.addOf(seat, CATTLE, fromCards + income);
  log?.push({ kind: "revenue-collected", seat, fromCards, income });
}

/** R 12.2: what revenue brings besides the cattle on cards. */
export const incomeOf = (state: State, seat: number): number =>
  state.of(seat, HIGHEST) + (state.of(seat, GOD) === ENGAI ? ENGAI_CATTLE : 0);

function empty(state: State, seat: number, card: number): number {
  const cattle = state.of(seat, card);
  if (cattle !== 0) state.setOf(seat, card, 0);
  return cattle;
}
