import type { Seat } from "@sofala/engine";
import type { Log } from "../cattle.ts";
import {
  DZIVA,
  NO_GOD,
  RAIN,
  SHAMAN,
  SPECIALIST_COST,
  SPECIALIST_VR,
  godNamed,
  of,
  specialistNamed,
} from "../indices.ts";
import {
  CARD_CHOSEN,
  FREE_GODS,
  FREE_SPECIALISTS,
  GOD,
  PENDING,
  PRICES_OPEN,
  SPECIALISTS,
  VR,
  type State,
} from "../memory.ts";
import { godVr, moveVr, refuseVr } from "../requirement.ts";
import type { Refusal } from "../state.ts";
import { canPlaceResource, canRain } from "./land.ts";
import { noteCard, refuseCost } from "./turn.ts";

/** R 7.1, 7.2: one god per game, and not in the turn of a specialist. */
export function refuseGod(state: State, seat: Seat, god: number): Refusal | undefined {
  const adored = state.of(seat, GOD);
  if (adored !== NO_GOD) return { code: "god/already-adoring", god: godNamed(adored) };
  if (state.get(CARD_CHOSEN) === 1) return { code: "card/one-per-turn" };
  if (((state.get(FREE_GODS) >>> god) & 1) === 0) {
    return { code: "god/not-available", god: godNamed(god) };
  }
  return refuseVr(state, seat, godVr(state, seat, god));
}

export function chooseGod(state: State, seat: Seat, god: number, log: Log): void {
  moveVr(state, seat, godVr(state, seat, god));
  state.setOf(seat, GOD, god);
  state.set(FREE_GODS, state.get(FREE_GODS) & ~(1 << god));
  state.set(CARD_CHOSEN, 1);
  noteCard(state);
  // Q 5.6: she changes her mind at once.
  if (god === DZIVA && state.options.dziva !== "start") state.set(PRICES_OPEN, 1);
  log?.push({ kind: "god-chosen", seat, god: godNamed(god), vr: state.of(seat, VR) });
}

/** R 6.6, 8.1, Q 5.3: it must be possible to pay and use the specialist at once. */
export function refuseSpecialist(
  state: State,
  seat: Seat,
  specialist: number,
): Refusal | undefined {
  if (state.get(CARD_CHOSEN) === 1) return { code: "card/one-per-turn" };
  if (((state.get(FREE_SPECIALISTS) >>> specialist) & 1) === 0) {
    return { code: "specialist/not-available", specialist: specialistNamed(specialist) };
  }
  const refusal =
    refuseVr(state, seat, of(SPECIALIST_VR, specialist)) ??
    refuseCost(state, seat, of(SPECIALIST_COST, specialist));
  if (refusal !== undefined) return refusal;
  return canPlace(state, specialist)
    ? undefined
    : { code: "specialist/nothing-to-place", specialist: specialistNamed(specialist) };
}

/** Is there anything to place, and a place for it? */
export const canPlace = (state: State, specialist: number): boolean =>
  specialist === SHAMAN ? canPlaceResource(state) : specialist === RAIN ? canRain(state) : true;

export function chooseSpecialist(state: State, seat: Seat, specialist: number, log: Log): void {
  moveVr(state, seat, of(SPECIALIST_VR, specialist));
  state.setOf(seat, SPECIALISTS, state.of(seat, SPECIALISTS) | (1 << specialist));
  state.set(FREE_SPECIALISTS, state.get(FREE_SPECIALISTS) & ~(1 << specialist));
  state.set(CARD_CHOSEN, 1);
  state.set(PENDING, specialist);
  noteCard(state);
  log?.push({
    kind: "specialist-chosen",
    seat,
    specialist: specialistNamed(specialist),
    vr: state.of(seat, VR),
  });
}
