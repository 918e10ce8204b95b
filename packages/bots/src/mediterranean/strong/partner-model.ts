import type { Seat } from "@sofala/engine";
import {
  INDUSTRIES,
  incomeOf,
  type Good,
  type Goods,
  type LuxuryGood,
} from "@sofala/mediterranean";
import { HandEvaluator, type KnownCard } from "../hand-evaluator.ts";
import type { Beliefs } from "../beliefs.ts";
import { seatBoardOf } from "../seat-board.ts";
import { countGoods, unseenCards } from "../market/deal-evaluator.ts";
import { planStorage } from "../market/plan-storage.ts";
import { otherSeats, seatAt, type SeatContext } from "../seat-context.ts";
import { STEADY_WEIGHTS } from "../weights.ts";
import { strength } from "../worth.ts";

/** The most cards of a type that anybody holds. */
const MAX_CARDS = 18;

/** The value of a coin for other players, as they see each other. */
const OTHERS_COIN_VALUE = 0.45;

/**
 * How another seat evaluates deals: its board is public, its types are mostly known, its bottoms
 * are not.
 */
export class PartnerModel {
  readonly seat: Seat;
  /** The types that it probably holds. */
  readonly goods: Goods;
  readonly #cards: readonly KnownCard[];
  readonly #handEvaluator: HandEvaluator;
  readonly #currentWorth: number;
  /** Luxury cards of unknown type, and those that are known. */
  readonly #unknownLuxuries: number;
  readonly #knownLuxuries: { readonly [G in LuxuryGood]: number };
  /** How much it minds the gain of the other side. */
  readonly envy: number;
  readonly #gets = new Map<string, number>();
  readonly #gives = new Map<string, number>();

  constructor(context: SeatContext, beliefs: Beliefs, seat: Seat) {
    this.seat = seat;
    const partnerContext: SeatContext = { ...context, seat, weights: STEADY_WEIGHTS };
    this.#unknownLuxuries = beliefs.unknownLuxuries(context, seat);
    const known = (good: LuxuryGood) =>
      beliefs.count(context, seat, good) - this.#unknownLuxuries / 2;
    this.#knownLuxuries = { spices: known("spices"), gold: known("gold") };
    this.#cards = estimatedCards(context, beliefs, seat);
    this.goods = countGoods(this.#cards);
    this.#handEvaluator = new HandEvaluator(
      partnerContext,
      beliefs,
      seatBoardOf(seatAt(context, seat)),
    );
    this.#handEvaluator.estimateUnknownBottoms(
      this.#cards,
      Object.keys(context.edition.goods) as Good[],
    );
    this.#cacheIndustrySets(context);
    this.#currentWorth = planStorage(this.#handEvaluator, this.#cards).worth;
    const points = (each: Seat) => strength(partnerContext, seatBoardOf(seatAt(context, each)));
    const isLed = otherSeats(partnerContext).every((each) => points(each) <= points(context.seat));
    this.envy = isLed
      ? partnerContext.weights.leaderGainShare
      : partnerContext.weights.partnerGainShare;
  }

  /**
   * Computes the sets for its industries at once, because the model is reused after beliefs have
   * changed.
   */
  #cacheIndustrySets({ edition }: SeatContext): void {
    const { board } = this.#handEvaluator;
    for (const industry of INDUSTRIES) {
      if (board.cubes[`industry.${industry}`] === 0) continue;
      const { good } = edition.industries[industry];
      for (let count = 1; count <= MAX_CARDS; count++) this.#handEvaluator.setWorth(good, count);
    }
  }

  /**
   * The probability that it holds them all; a luxury card of unknown type is either with equal
   * probability.
   */
  holdingChance(goods: Goods): number {
    let chance = 1;
    for (const good of ["spices", "gold"] as const) {
      const known = this.#knownLuxuries[good];
      const missing = (goods[good] ?? 0) - known;
      if (missing <= 0) continue;
      const none = 0.5 ** this.#unknownLuxuries;
      chance *= 1 - none - (missing > 1 ? this.#unknownLuxuries * none : 0);
    }
    return chance;
  }

  /** Its gain by getting goods, as it would estimate it. */
  gainByGetting(goods: Goods): number {
    const key = goodsKey(goods);
    let gain = this.#gets.get(key);
    if (gain === undefined) {
      gain =
        planStorage(this.#handEvaluator, [...this.#cards, ...unseenCards(goods)]).worth -
        this.#currentWorth;
      this.#gets.set(key, gain);
    }
    return gain;
  }

  /** Its gain by giving them; usually negative. */
  gainByGiving(goods: Goods): number {
    const key = goodsKey(goods);
    let gain = this.#gives.get(key);
    if (gain === undefined) {
      gain = planStorage(this.#handEvaluator, this.#without(goods)).worth - this.#currentWorth;
      this.#gives.set(key, gain);
    }
    return gain;
  }

  /** Its gain by both at once: storage and status count only once. */
  gainBySwapping(gets: Goods, gives: Goods): number {
    const cards = [...this.#without(gives), ...unseenCards(gets)];
    return planStorage(this.#handEvaluator, cards).worth - this.#currentWorth;
  }

  #without(goods: Goods): readonly KnownCard[] {
    const left: { [G in Good]?: number } = { ...goods };
    return this.#cards.filter(({ good }) => {
      const count = left[good] ?? 0;
      left[good] = count - 1;
      return count <= 0;
    });
  }

  /** How much it minds the money that the other side's sets gain. */
  envyOf(income: number): number {
    return this.envy * income * OTHERS_COIN_VALUE;
  }
}

/**
 * Cards of the types that a seat probably holds; luxury cards of unknown type alternate between
 * both.
 */
function estimatedCards(context: SeatContext, beliefs: Beliefs, seat: Seat): readonly KnownCard[] {
  const goods: { [G in Good]?: number } = {};
  let rest = 0;
  for (const key in context.edition.goods) {
    const good = key as Good;
    const count = beliefs.count(context, seat, good) + rest;
    goods[good] = Math.floor(count);
    rest = count - Math.floor(count);
  }
  return unseenCards(goods);
}

/** The change in money of a set when cards are added or removed. */
export function incomeGained(
  { edition }: SeatContext,
  good: Good,
  held: number,
  by: number,
): number {
  const before = Math.max(held, -by);
  return incomeOf(edition, { [good]: before + by }) - incomeOf(edition, { [good]: before });
}

export const goodsKey = (goods: Goods): string =>
  Object.entries(goods)
    .filter(([, count]) => count > 0)
    .map(([good, count]) => `${good}${count}`)
    .sort()
    .join(" ");
