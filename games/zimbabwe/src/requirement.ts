import type { Seat } from "@sofala/engine";
import { VR_LIMIT } from "./data/cards.ts";
import { CARD_VR, CRAFTS, GOD_VR, GU, of } from "./indices.ts";
import { CARD, CARDS_TAKEN, GOD, VR, VR_STACK, type State } from "./memory.ts";
import type { Refusal } from "./state.ts";

/** R 1.9, Q 4.3, 4.4: a marker that moves lies on top at its new value, also when it comes back to the old one. */
export function moveVr(state: State, seat: Seat, by: number): void {
  state.addOf(seat, VR, by);
  const top = VR_STACK + state.players - 1;
  let place = VR_STACK;
  while (state.get(place) !== seat) place++;
  for (; place < top; place++) state.set(place, state.get(place + 1));
  state.set(top, seat);
}

/** R 1.8, Q 5.4: nothing may lift a VR above 40. */
export function refuseVr(state: State, seat: Seat, by: number): Refusal | undefined {
  const vr = state.of(seat, VR) + by;
  return vr > VR_LIMIT ? { code: "vr/too-high", vr, limit: VR_LIMIT } : undefined;
}

/** What choosing a god does to the VR; Gu first pays back what the technologies cost beyond 1 (Q 6.10). */
export function godVr(state: State, seat: Seat, god: number): number {
  return of(GOD_VR, god) - (god === GU ? rebate(state, seat) : 0);
}

function rebate(state: State, seat: Seat): number {
  let paid = 0;
  for (let craft = 0; craft < CRAFTS.length; craft++) {
    const card = state.of(seat, CARD + craft);
    if (card > 0) paid += cardVr(craft, card) - 1;
  }
  return paid;
}

/** What the next card of a craft adds to a seat's VR. */
export const nextCardVr = (state: State, seat: Seat, craft: number): number =>
  state.of(seat, GOD) === GU ? 1 : cardVr(craft, state.get(CARDS_TAKEN + craft) + 1);

export const cardVr = (craft: number, card: number): number => CARD_VR[craft]?.[card - 1] ?? 0;
