import type { Ranking, Seat } from "@sofala/engine";
import { MONUMENT_VP, START } from "./data/cards.ts";
import { CRAFTS, CRAFT_VP, GOD_VR, GU, NO_GOD, SPECIALIST_VR, XANGO, of } from "./indices.ts";
import { WORDS, cellsOf } from "./map/cell-set.ts";
import {
  CARD,
  CRAFTSMEN_PLACED,
  GOD,
  MONUMENTS_OF,
  SPECIALISTS,
  TURN_ORDER,
  VP,
  VR,
  type State,
} from "./memory.ts";
import { craftOf, craftsmanNumber, levelAt, ownerOf } from "./pieces.ts";
import { cardVr } from "./requirement.ts";

/** R 13.1, Q 8.1: has anybody reached their VR? */
export function hasWinner(state: State): boolean {
  for (let seat = 0; seat < state.players; seat++) {
    if (state.of(seat, VP) >= state.of(seat, VR)) return true;
  }
  return false;
}

/** R 13.2, Q 8.2: most beyond the VR, then Xango, then most VP, then earlier in this round's order. */
export function ranking(state: State): Ranking {
  const place = (seat: Seat) => state.words.indexOf(seat, TURN_ORDER);
  const beyond = (seat: Seat) => state.of(seat, VP) - state.of(seat, VR);
  const drums = (seat: Seat) => (state.of(seat, GOD) === XANGO ? 1 : 0);
  return Array.from({ length: state.players }, (_, seat) => seat)
    .sort(
      (a, b) =>
        beyond(b) - beyond(a) ||
        drums(b) - drums(a) ||
        state.of(b, VP) - state.of(a, VP) ||
        place(a) - place(b),
    )
    .map((seat) => [seat]);
}

/** A seat's VP counted from the map. */
export function countVp(state: State, seat: Seat): number {
  let vp = 0;
  for (const cell of cellsOf(state.words, MONUMENTS_OF + seat * WORDS)) {
    vp += of(MONUMENT_VP, levelAt(state, cell));
  }
  for (let i = 0; i < state.get(CRAFTSMEN_PLACED); i++) {
    const piece = craftsmanNumber(state, i);
    if (ownerOf(piece) === seat) vp += of(CRAFT_VP, craftOf(piece));
  }
  return vp;
}

/** A seat's VR counted from its cards. */
export function countVr(state: State, seat: Seat): number {
  const god = state.of(seat, GOD);
  let vr = START.vr + (god === NO_GOD ? 0 : of(GOD_VR, god));
  for (const [specialist, cost] of SPECIALIST_VR.entries()) {
    if (((state.of(seat, SPECIALISTS) >>> specialist) & 1) === 1) vr += cost;
  }
  for (let craft = 0; craft < CRAFTS.length; craft++) {
    const card = state.of(seat, CARD + craft);
    if (card > 0) vr += god === GU ? 1 : cardVr(craft, card);
  }
  return vr;
}

export const countHighest = (state: State, seat: Seat): number =>
  [...cellsOf(state.words, MONUMENTS_OF + seat * WORDS)].reduce(
    (highest, cell) => Math.max(highest, levelAt(state, cell)),
    0,
  );
