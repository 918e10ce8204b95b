import type { Seat } from "@sofala/engine";
import {
  INDUSTRIES,
  incomeOf,
  type Good,
  type Goods,
  type LuxuryGood,
} from "@sofala/mediterranean";
import { Appraisal, type Card } from "../hand-evaluator.ts";
import type { Beliefs } from "../beliefs.ts";
import { boardOf } from "../seat-board.ts";
import { countGoods, unseen } from "../market/deal-evaluator.ts";
import { storing } from "../market/plan-storage.ts";
import { othersOf, seatAt, type Scene } from "../seat-context.ts";
import { STEADY_WEIGHTS } from "../weights.ts";
import { strength } from "../worth.ts";

/** Nobody ever holds more of a type. */
const MOST_CARDS = 18;

/** A coin in the hands of others, as they see each other. */
const OTHERS_COIN = 0.45;

/** How another seat weighs deals: its board lies open, its types are mostly known, its bottoms are not. */
export class Mind {
  readonly seat: Seat;
  /** The types that it is thought to hold. */
  readonly goods: Goods;
  readonly #cards: readonly Card[];
  readonly #appraisal: Appraisal;
  readonly #now: number;
  /** Luxury cards of unknown type, and those that are known. */
  readonly #luxuries: number;
  readonly #known: { readonly [G in LuxuryGood]: number };
  /** How much it minds what the other side gains. */
  readonly envy: number;
  readonly #gets = new Map<string, number>();
  readonly #gives = new Map<string, number>();

  constructor(scene: Scene, beliefs: Beliefs, seat: Seat) {
    this.seat = seat;
    const theirs: Scene = { ...scene, seat, weights: STEADY_WEIGHTS };
    this.#luxuries = beliefs.unknownLuxuries(scene, seat);
    const known = (good: LuxuryGood) => beliefs.count(scene, seat, good) - this.#luxuries / 2;
    this.#known = { spices: known("spices"), gold: known("gold") };
    this.#cards = believed(scene, beliefs, seat);
    this.goods = countGoods(this.#cards);
    this.#appraisal = new Appraisal(theirs, beliefs, boardOf(seatAt(scene, seat)));
    this.#appraisal.learnUnknown(this.#cards, Object.keys(scene.edition.goods) as Good[]);
    this.#ponderIndustries(scene);
    this.#now = storing(this.#appraisal, this.#cards).worth;
    const points = (each: Seat) => strength(theirs, boardOf(seatAt(scene, each)));
    const isLed = othersOf(theirs).every((each) => points(each) <= points(scene.seat));
    this.envy = isLed ? theirs.weights.feedLeader : theirs.weights.feed;
  }

  /** Sets for its industries are weighed at once: a mind outlives the moment, and beliefs move on. */
  #ponderIndustries({ edition }: Scene): void {
    const { board } = this.#appraisal;
    for (const industry of INDUSTRIES) {
      if (board.cubes[`industry.${industry}`] === 0) continue;
      const { good } = edition.industries[industry];
      for (let count = 1; count <= MOST_CARDS; count++) this.#appraisal.setWorth(good, count);
    }
  }

  /** How likely it holds them all; of a luxury card of unknown type either is as likely. */
  holding(goods: Goods): number {
    let chance = 1;
    for (const good of ["spices", "gold"] as const) {
      const known = this.#known[good];
      const missing = (goods[good] ?? 0) - known;
      if (missing <= 0) continue;
      const none = 0.5 ** this.#luxuries;
      chance *= 1 - none - (missing > 1 ? this.#luxuries * none : 0);
    }
    return chance;
  }

  /** What it gains by getting goods, in its own eyes. */
  getting(goods: Goods): number {
    const key = spelt(goods);
    let gain = this.#gets.get(key);
    if (gain === undefined) {
      gain = storing(this.#appraisal, [...this.#cards, ...unseen(goods)]).worth - this.#now;
      this.#gets.set(key, gain);
    }
    return gain;
  }

  /** What it gains by giving them; usually less than nothing. */
  giving(goods: Goods): number {
    const key = spelt(goods);
    let gain = this.#gives.get(key);
    if (gain === undefined) {
      gain = storing(this.#appraisal, this.#without(goods)).worth - this.#now;
      this.#gives.set(key, gain);
    }
    return gain;
  }

  /** What it gains by both at once: storage and moods serve only once. */
  swapping(gets: Goods, gives: Goods): number {
    const cards = [...this.#without(gives), ...unseen(gets)];
    return storing(this.#appraisal, cards).worth - this.#now;
  }

  #without(goods: Goods): readonly Card[] {
    const left: { [G in Good]?: number } = { ...goods };
    return this.#cards.filter(({ good }) => {
      const count = left[good] ?? 0;
      left[good] = count - 1;
      return count <= 0;
    });
  }

  /** How much it minds that the other side's sets gain so much money. */
  envying(income: number): number {
    return this.envy * income * OTHERS_COIN;
  }
}

/** Cards of the types that a seat is thought to hold; luxury cards of unknown type are of either in turns. */
function believed(scene: Scene, beliefs: Beliefs, seat: Seat): readonly Card[] {
  const goods: { [G in Good]?: number } = {};
  let rest = 0;
  for (const key in scene.edition.goods) {
    const good = key as Good;
    const count = beliefs.count(scene, seat, good) + rest;
    goods[good] = Math.floor(count);
    rest = count - Math.floor(count);
  }
  return unseen(goods);
}

/** The money that a set gains when so many cards come, or go. */
export function incomeGained({ edition }: Scene, good: Good, held: number, by: number): number {
  const before = Math.max(held, -by);
  return incomeOf(edition, { [good]: before + by }) - incomeOf(edition, { [good]: before });
}

export const spelt = (goods: Goods): string =>
  Object.entries(goods)
    .filter(([, count]) => count > 0)
    .map(([good, count]) => `${good}${count}`)
    .sort()
    .join(" ");
