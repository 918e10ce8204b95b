import type { Dice } from "@sofala/engine";
import {
  DIRECTION,
  incomeOf,
  type Bottom,
  type Edition,
  type Good,
  type SetGood,
  type State,
} from "@sofala/mediterranean";

type Player = State["players"][number];
type Held = Player["hand"][number];

/** The least money that both sides must gain by a swap, and the number of rounds. */
const MIN_MONEY_GAIN = 1;
const ROUNDS = 3;
/** A step of happiness or safety, and an arrow, in points. */
const STATUS_STEP_VP = 0.5;
const TRACK_SPACE_VP = 0.4;
/** Nobody ever holds more of a type. */
const MAX_CARDS = 24;

/** What cards are and earn, by number; shared by all playouts of an edition. */
export interface PriceList {
  readonly goods: readonly SetGood[];
  readonly goodOf: ReadonlyMap<string, number>;
  /** Money for so many cards of a good. */
  readonly income: readonly (readonly number[])[];
  readonly bottomOf: ReadonlyMap<string, Edition["bottoms"][Bottom]["effect"]>;
}

export function priceListOf(edition: Edition): PriceList {
  const goods = (Object.keys(edition.goods) as Good[]).filter(
    (good): good is SetGood => good !== "piracy",
  );
  const goodOf = new Map<string, number>();
  const bottomOf = new Map<string, Edition["bottoms"][Bottom]["effect"]>();
  for (const [card, { good, bottom }] of edition.cards) {
    goodOf.set(card, (goods as readonly Good[]).indexOf(good));
    bottomOf.set(card, edition.bottoms[bottom].effect);
  }
  const income = goods.map((good) =>
    Array.from({ length: MAX_CARDS + 1 }, (_, count) => incomeOf(edition, { [good]: count })),
  );
  return { goods, goodOf, income, bottomOf };
}

/**
 * A rough market: swaps of one card for one card that bring money to both. Changes the hands in
 * place.
 */
export function swapCards(players: readonly Player[], prices: PriceList, chance: Dice): void {
  const counts = players.map(({ hand }) => countsOf(hand, prices));
  const pairs = players.flatMap((_, a) => players.slice(0, a).map((__, b) => [a, b] as const));
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(pairs, chance);
    let isQuiet = true;
    for (const [a, b] of pairs) {
      const swap = bestSwap(counts[a] as number[], counts[b] as number[], prices);
      if (swap === undefined) continue;
      isQuiet = false;
      passCard(players[a] as Player, players[b] as Player, swap.give, prices);
      passCard(players[b] as Player, players[a] as Player, swap.get, prices);
      moveCount(counts[a] as number[], counts[b] as number[], swap.give);
      moveCount(counts[b] as number[], counts[a] as number[], swap.get);
    }
    if (isQuiet) return;
  }
}

export function countsOf(hand: readonly Held[], { goods, goodOf }: PriceList): number[] {
  const counts = goods.map(() => 0);
  for (const { card } of hand) {
    const good = goodOf.get(card) ?? -1;
    if (good !== -1) counts[good] = (counts[good] as number) + 1;
  }
  return counts;
}

function moveCount(from: number[], to: number[], good: number): void {
  from[good] = (from[good] as number) - 1;
  to[good] = (to[good] as number) + 1;
}

/** The swap with the largest joint gain of two hands. */
function bestSwap(
  own: readonly number[],
  other: readonly number[],
  { income }: PriceList,
): { readonly give: number; readonly get: number } | undefined {
  let best: { readonly give: number; readonly get: number } | undefined;
  let most = 0;
  for (const [give, count] of own.entries()) {
    if (count === 0) continue;
    const gives = cardValues(income, give, count, other[give] as number);
    for (const [get, theirs] of other.entries()) {
      if (theirs === 0 || get === give) continue;
      const gets = cardValues(income, get, theirs, own[get] as number);
      const gain = gets.gained - gives.lost;
      const theirGain = gives.gained - gets.lost;
      if (gain < MIN_MONEY_GAIN || theirGain < MIN_MONEY_GAIN || gain + theirGain <= most) continue;
      most = gain + theirGain;
      best = { give, get };
    }
  }
  return best;
}

/** The loss of the giver and the gain of the receiver of a card. */
function cardValues(income: PriceList["income"], good: number, from: number, to: number) {
  const money = income[good] as readonly number[];
  return {
    lost: (money[from] as number) - (money[from - 1] as number),
    gained: (money[to + 1] as number) - (money[to] as number),
  };
}

/** Moves the card of a good with the worst bottom. */
function passCard(from: Player, to: Player, good: number, prices: PriceList): void {
  let worst: Held | undefined;
  let most = -Infinity;
  for (const held of from.hand) {
    if (prices.goodOf.get(held.card) !== good) continue;
    const harm = harmOf(from, held.card, prices);
    if (harm > most) [worst, most] = [held, harm];
  }
  if (worst === undefined) return;
  from.hand.splice(from.hand.indexOf(worst), 1);
  to.hand.push({ slot: to.nextSlot++, card: worst.card });
}

/** How bad the bottom of a card is. */
function harmOf({ government, religion }: Player, card: string, { bottomOf }: PriceList): number {
  const effect = bottomOf.get(card) ?? {};
  const onward =
    (effect.government ?? 0) * DIRECTION[government.idea] +
    (effect.religion ?? 0) * DIRECTION[religion.idea];
  const moods = (effect.happiness ?? 0) + (effect.safety ?? 0);
  return -(effect.vp ?? 0) - moods * STATUS_STEP_VP - onward * TRACK_SPACE_VP;
}

/** In place. */
function shuffle(pairs: (readonly [number, number])[], chance: Dice): void {
  for (let last = pairs.length - 1; last > 0; last--) {
    const pick = chance.below(last + 1);
    const [moved, drawn] = [pairs[last], pairs[pick]];
    if (moved !== undefined && drawn !== undefined) [pairs[last], pairs[pick]] = [drawn, moved];
  }
}
