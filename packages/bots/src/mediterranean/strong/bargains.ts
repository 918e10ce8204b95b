import type { Seat } from "@sofala/engine";
import type { Good, Goods, LuxuryGood } from "@sofala/mediterranean";
import type { Card } from "../hand-evaluator.ts";
import { countGoods, unseen, type Scales } from "../market/deal-evaluator.ts";
import { copiesOf } from "../market/offer-answers.ts";
import { storing } from "../market/plan-storage.ts";
import { incomeGained, spelt, type Mind } from "./partner-model.ts";

/** Cards to give under the types that they are promised as. */
export interface Parcel {
  readonly cards: readonly Card[];
  readonly goods: Goods;
  readonly as: { readonly [slot: number]: LuxuryGood };
  /** What it gains to be without them, and the money that the sets gain; usually less than nothing. */
  readonly gain: number;
  readonly income: number;
}
/** Goods to ask for. */
interface Wish {
  readonly goods: Goods;
  readonly gain: number;
  readonly income: number;
}
/** A swap without its price: what either side gains as long as no points change hands. */
export interface Bargain {
  readonly key: string;
  readonly partner: Seat;
  readonly parcel: Parcel;
  readonly want: Goods;
  readonly gain: number;
  readonly theirs: number;
  /** How likely the partner has what is wanted. */
  readonly holding: number;
  /** How much the partner minds points that he pays, beyond their loss. */
  readonly envy: number;
}

/** Cards on either side at most. */
const MOST = 2;
/** Both together must gain so much, and more bargains than these are not thought of. */
const LEAST_SURPLUS = 0.3;
const BARGAINS = 40;

/** The swaps with a partner, gifts and requests included, by which both together gain most. */
export function bargainsWith(book: PriceBook, mind: Mind): readonly Bargain[] {
  const { seat, envy } = mind;
  const found: { readonly surplus: number; readonly parcel: Parcel; readonly wish: Wish }[] = [];
  const gets = book.parcels.map((parcel) => ({ parcel, got: mind.getting(parcel.goods) }));
  for (const wish of book.wishes(mind.goods)) {
    const given = mind.giving(wish.goods);
    for (const { parcel, got } of gets) {
      if (Object.keys(parcel.goods).some((good) => good in wish.goods)) continue;
      const surplus =
        wish.gain + parcel.gain + given + got - mind.envying(wish.income + parcel.income);
      if (surplus >= LEAST_SURPLUS) found.push({ surplus, parcel, wish });
    }
  }
  return found
    .sort((a, b) => b.surplus - a.surplus)
    .slice(0, BARGAINS)
    .map(({ parcel, wish: { goods: want, income } }) => ({
      key: bargainKey(seat, parcel.goods, want),
      partner: seat,
      envy,
      holding: mind.holding(want),
      parcel,
      want,
      gain: book.gain(parcel, want),
      theirs: mind.swapping(parcel.goods, want) - mind.envying(income + parcel.income),
    }));
}

export const bargainKey = (partner: Seat, give: Goods, want: Goods): string =>
  `${partner} ${spelt(give)} for ${spelt(want)}`;

/** What the own cards are worth when some leave and others come. */
export class PriceBook {
  readonly parcels: readonly Parcel[];
  readonly #scales: Scales;
  readonly #held: Goods;
  readonly #wishes = new Map<string, Wish>();

  constructor(scales: Scales) {
    this.#scales = scales;
    this.#held = countGoods(scales.cards);
    const singles = this.#singles();
    const pairs = singles.flatMap((a, n) => [
      ...this.#double(a),
      ...singles.slice(n + 1).flatMap((b) => this.#pair(a, b)),
    ]);
    const nothing: Parcel = { cards: [], goods: {}, as: {}, gain: 0, income: 0 };
    this.parcels = [nothing, ...singles, ...pairs];
  }

  /** Sets of goods that a partner may have, and what they gain. */
  *wishes(goods: Goods): Generator<Wish> {
    const kinds = (Object.keys(goods) as Good[]).filter(
      (good) => good !== "piracy" && (goods[good] ?? 0) > 0,
    );
    yield this.#wish({});
    for (const [n, good] of kinds.entries()) {
      yield this.#wish({ [good]: 1 });
      for (let count = 2; count <= Math.min(MOST, goods[good] ?? 0); count++)
        yield this.#wish({ [good]: count });
      for (const other of kinds.slice(n + 1)) yield this.#wish({ [good]: 1, [other]: 1 });
    }
  }

  /** What is gained by both at once. */
  gain({ cards: given }: Parcel, want: Goods): number {
    const { appraisal, cards, now } = this.#scales;
    const after = [...cards.filter((card) => !given.includes(card)), ...unseen(want)];
    return storing(appraisal, after).worth - now.worth;
  }

  #wish(goods: Goods): Wish {
    const key = spelt(goods);
    let wish = this.#wishes.get(key);
    if (wish === undefined) {
      const { appraisal, cards, now } = this.#scales;
      const gain = storing(appraisal, [...cards, ...unseen(goods)]).worth - now.worth;
      wish = { goods, gain, income: this.#income(goods, 1) };
      this.#wishes.set(key, wish);
    }
    return wish;
  }

  /** The money that the own sets gain when goods come, or go. */
  #income(goods: Goods, way: 1 | -1): number {
    let money = 0;
    for (const key in goods) {
      const good = key as Good;
      const by = (goods[good] ?? 0) * way;
      money += incomeGained(this.#scales.scene, good, this.#held[good] ?? 0, by);
    }
    return money;
  }

  /** One card of each type, the least welcome copy; Piracy under both its labels. */
  #singles(): readonly Parcel[] {
    const kinds = [...new Set(this.#scales.cards.map(({ good }) => good))];
    return kinds
      .flatMap((good) => copiesOf(this.#scales, good).slice(0, 1))
      .flatMap((card) =>
        card.good === "piracy"
          ? (["spices", "gold"] as const).map((label) =>
              this.#parcel([card], { [label]: 1 }, { [card.slot]: label }),
            )
          : [this.#parcel([card], { [card.good]: 1 }, {})],
      );
  }

  #double({ cards: [card], as }: Parcel): readonly Parcel[] {
    if (card === undefined || Object.keys(as).length > 0) return [];
    const cards = copiesOf(this.#scales, card.good).slice(0, 2);
    return cards.length < 2 ? [] : [this.#parcel(cards, { [card.good]: 2 }, {})];
  }

  #pair(a: Parcel, b: Parcel): readonly Parcel[] {
    const cards = [...a.cards, ...b.cards];
    if (new Set(cards).size < cards.length) return [];
    if (Object.keys(a.goods).some((good) => good in b.goods)) return [];
    return [this.#parcel(cards, { ...a.goods, ...b.goods }, { ...a.as, ...b.as })];
  }

  #parcel(cards: readonly Card[], goods: Goods, as: Parcel["as"]): Parcel {
    const { appraisal, cards: all, now } = this.#scales;
    const kept = all.filter((card) => !cards.includes(card));
    const gain = storing(appraisal, kept).worth - now.worth;
    return { cards, goods, as, gain, income: this.#income(goods, -1) };
  }
}
