import type { Seat } from "@sofala/engine";
import { BOX, type Craft, type God, type Specialist } from "../data/cards.ts";
import {
  ALL_GODS,
  ALL_SPECIALISTS,
  CRAFTS,
  NO_GOD,
  SPECIALISTS_COUNT,
  SPECIALIST_COST,
  craftIndex,
  godNamed,
  of,
  specialistIndex,
} from "../indices.ts";
import {
  CARD,
  CARDS_TAKEN,
  CARD_CATTLE,
  CATTLE,
  FREE_GODS,
  FREE_SPECIALISTS,
  GOD,
  GOD_CATTLE,
  HIGHEST,
  PRICE,
  SPECIALISTS,
  SPECIALIST_CATTLE,
  TILES_PLACED,
  VP,
  VR,
  type State,
} from "../memory.ts";
import { nextCardVr } from "../requirement.ts";

export const cattleOf = (state: State, seat: Seat): number => state.of(seat, CATTLE);
export const vrOf = (state: State, seat: Seat): number => state.of(seat, VR);
export const vpOf = (state: State, seat: Seat): number => state.of(seat, VP);
/** The level of the highest monument, which is the income of a round. */
export const highestOf = (state: State, seat: Seat): number => state.of(seat, HIGHEST);

export function godOf(state: State, seat: Seat): God | undefined {
  const god = state.of(seat, GOD);
  return god === NO_GOD ? undefined : godNamed(god);
}

/** What comes back from all cards of a seat at revenue. */
export function onCardsOf(state: State, seat: Seat): number {
  let cattle = state.of(seat, GOD_CATTLE);
  for (let i = 0; i < SPECIALISTS_COUNT; i++) cattle += state.of(seat, SPECIALIST_CATTLE + i);
  for (let craft = 0; craft < CRAFTS.length; craft++) {
    cattle += state.of(seat, CARD_CATTLE + craft);
  }
  return cattle;
}

export const ownsSpecialist = (state: State, seat: Seat, specialist: Specialist): boolean =>
  ((state.of(seat, SPECIALISTS) >>> ALL_SPECIALISTS.indexOf(specialist)) & 1) === 1;

/** The price on a seat's card, or 0 without the card. */
export const priceOf = (state: State, seat: Seat, craft: Craft): number =>
  state.of(seat, CARD + craftIndex(craft)) === 0 ? 0 : state.of(seat, PRICE + craftIndex(craft));

/** What the card of a craft would add to a seat's VR; undefined where it has the card, or none is left. */
export function vrOfNextCard(state: State, seat: Seat, craft: Craft): number | undefined {
  const index = craftIndex(craft);
  const isOpen =
    state.of(seat, CARD + index) === 0 && state.get(CARDS_TAKEN + index) < BOX.technologyCards;
  return isOpen ? nextCardVr(state, seat, index) : undefined;
}

/** R 8.4, Q 5.7: what one use of a specialist may cost; only the herd leaves a choice. */
export function feesOf(specialist: Specialist): readonly number[] {
  const least = of(SPECIALIST_COST, specialistIndex(specialist));
  return specialist === "herd" ? [least, 2 * least, 3 * least] : [least];
}

/** How many craftsmen of the crafts that a seat has cards for are still in the box. */
export function tilesLeftFor(state: State, seat: Seat): number {
  let tiles = 0;
  for (let craft = 0; craft < CRAFTS.length; craft++) {
    if (state.of(seat, CARD + craft) > 0) {
      tiles += BOX.craftsmanTiles - state.get(TILES_PLACED + craft);
    }
  }
  return tiles;
}

export const freeGods = (state: State): readonly God[] =>
  ALL_GODS.filter((_, god) => ((state.get(FREE_GODS) >>> god) & 1) === 1);

export const freeSpecialists = (state: State): readonly Specialist[] =>
  ALL_SPECIALISTS.filter((_, card) => ((state.get(FREE_SPECIALISTS) >>> card) & 1) === 1);
