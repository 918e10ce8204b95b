import {
  INDUSTRIES,
  incomeOf,
  type Bottom,
  type Good,
  type IdeaTrack,
  type StatusTrack,
} from "@sofala/mediterranean";
import { seatBoardOf, withMarkerMoved, type SeatBoard } from "./seat-board.ts";
import type { Beliefs } from "./beliefs.ts";
import { statusWorth } from "./danger.ts";
import { seatAt, type SeatContext } from "./seat-context.ts";
import { trackWorth } from "./worth.ts";
import { clampedEntry } from "./weights.ts";

/** A card to evaluate; its bottom is unknown until the seat holds it. */
export interface KnownCard {
  readonly slot: number;
  readonly good: Good;
  readonly bottom: Bottom | undefined;
}

/** More arrows or status steps than these do not occur. */
const MAX_SHIFT = 24;

/** The chance that an industry pays: with the most cards, tied, or with one card fewer. */
const CHANCE_LEADING = 0.9;
const CHANCE_TIED = 0.75;
const CHANCE_OUTNUMBERED = 0.25;
/** A step of happiness or safety. */
const STATUS_STEP_VP = 0.5;

/** Evaluates hands of cards on one board, with tables that are computed once. */
export class HandEvaluator {
  readonly context: SeatContext;
  readonly board: SeatBoard;
  readonly coinValue: number;
  readonly #beliefs: Beliefs;
  readonly #trackValues: { readonly [T in IdeaTrack]: readonly number[] };
  readonly #statusValues: { readonly [S in StatusTrack]: readonly number[] };
  readonly #setValues = new Map<Good, number[]>();
  readonly #unknownBottomValues = new Map<Good, number>();

  constructor(
    context: SeatContext,
    beliefs: Beliefs,
    board: SeatBoard = seatBoardOf(seatAt(context, context.seat)),
  ) {
    this.context = context;
    this.board = board;
    this.#beliefs = beliefs;
    this.coinValue = coinValueNow(context, board);
    const chances = context.turnsLeft + 1;
    const reach = Array.from({ length: 2 * MAX_SHIFT + 1 }, (_, n) => n - MAX_SHIFT);
    const track = (each: IdeaTrack) =>
      reach.map((spaces) =>
        trackWorth(context, withMarkerMoved(context, board, each, spaces), each, chances),
      );
    const { min, max } = context.edition.tracks.happiness;
    const happiness = (each: StatusTrack) =>
      reach.map((by) => statusWorth(context, each, Math.max(min, Math.min(max, board[each] + by))));
    this.#trackValues = { government: track("government"), religion: track("religion") };
    this.#statusValues = { happiness: happiness("happiness"), safety: happiness("safety") };
  }

  /** The value of spending all these cards; unknown bottoms count as their average. */
  worth(cards: readonly KnownCard[]): number {
    const { bottoms } = this.context.edition;
    const counts = new Map<Good, number>();
    let [government, religion, happiness, safety, prosperity, poverty] = [0, 0, 0, 0, 0, 0];
    let worth = 0;
    for (const { good, bottom } of cards) {
      counts.set(good, (counts.get(good) ?? 0) + 1);
      if (bottom === undefined) {
        worth += this.#unknownBottomValues.get(good) ?? 0;
        continue;
      }
      const { effect } = bottoms[bottom];
      government += effect.government ?? 0;
      religion += effect.religion ?? 0;
      if (bottom === "poverty") poverty += 1;
      else happiness += effect.happiness ?? 0;
      safety += effect.safety ?? 0;
      prosperity += effect.vp ?? 0;
    }
    for (const [good, count] of counts) worth += this.setWorth(good, count);
    return (
      worth +
      (this.#trackValues.government[government + MAX_SHIFT] ?? 0) +
      (this.#trackValues.religion[religion + MAX_SHIFT] ?? 0) +
      (this.#statusValues.safety[safety + MAX_SHIFT] ?? 0) +
      this.#withBank(happiness, poverty, prosperity)
    );
  }

  /** With a bank, either Poverty costs nothing or prosperity counts more. */
  #withBank(happiness: number, poverty: number, prosperity: number): number {
    const { happiness: mood } = this.#statusValues;
    const plain = prosperity + (mood[happiness - poverty + MAX_SHIFT] ?? 0);
    if (this.board.cubes.bank === 0) return plain;
    const { value: factor } = this.context.edition.rules.bankProsperityFactor;
    return Math.max(
      plain + prosperity * (factor - 1),
      prosperity + (mood[happiness + MAX_SHIFT] ?? 0),
    );
  }

  /** The money for a set, and the expected gain from industries. */
  setWorth(good: Good, count: number): number {
    let worths = this.#setValues.get(good);
    if (worths === undefined) {
      worths = [];
      this.#setValues.set(good, worths);
    }
    return (worths[count] ??=
      incomeOf(this.context.edition, { [good]: count }) * this.coinValue +
      this.#industry(good, count));
  }

  #industry(good: Good, count: number): number {
    const { context, board } = this;
    if (count === 0) return 0;
    let worth = 0;
    for (const industry of INDUSTRIES) {
      const { good: served, dominance } = context.edition.industries[industry];
      if (served !== good || board.cubes[`industry.${industry}`] === 0) continue;
      const rival = this.#beliefs.maxHeldByOthers(context, good);
      const { vp = 0, money = 0, happiness = 0, safety = 0 } = dominance;
      const gain = vp + money * this.coinValue + (happiness + safety) * STATUS_STEP_VP;
      const chance =
        count < rival
          ? CHANCE_OUTNUMBERED / (rival - count)
          : count > rival
            ? CHANCE_LEADING
            : CHANCE_TIED;
      worth += gain * chance;
    }
    return worth;
  }

  /** Computes the mean value of an unknown bottom of each good, beside the held cards. */
  estimateUnknownBottoms(held: readonly KnownCard[], goods: Iterable<Good>): void {
    for (const good of goods) {
      if (good === "piracy") continue;
      this.#unknownBottomValues.set(good, 0);
      const base = this.worth([...held, { slot: 0, good, bottom: undefined }]);
      let mean = 0;
      for (const [bottom, chance] of this.#beliefs.bottomsOf(this.context, good)) {
        const card: KnownCard =
          bottom === "piracy" ? { slot: 0, good: "piracy", bottom } : { slot: 0, good, bottom };
        mean += chance * (this.worth([...held, card]) - base);
      }
      this.#unknownBottomValues.set(good, mean);
    }
  }

  /** The value of a card that is stored for the next turn. */
  storedWorth({ good, bottom }: KnownCard): number {
    const { edition, weights, turnsLeft } = this.context;
    if (turnsLeft === 0 || good === "piracy") return 0;
    const { tier } = edition.goods[good];
    const coins = weights.stored[tier] * clampedEntry(weights.laterCoin, this.board.industry);
    if (bottom === undefined) return coins;
    const hope = this.worth([{ slot: 0, good, bottom }]) - this.setWorth(good, 1) - this.worth([]);
    return coins + Math.max(-0.3, hope) * weights.storedBottom;
  }
}

/** The least value of a coin that can be spent this turn: it buys points. */
function coinValueNow({ edition, weights, view }: SeatContext, { industry }: SeatBoard): number {
  const price = edition.industryPrices[industry];
  const points = price === undefined ? 0 : 1 / price.pricePerVp;
  const bulk = price?.bulk === undefined ? 0 : price.bulk.vp / price.bulk.price;
  return Math.max(clampedEntry(weights.coin, view.turn - 1), points, bulk * 0.95);
}
