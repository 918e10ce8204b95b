import {
  INDUSTRIES,
  incomeOf,
  type Bottom,
  type Good,
  type IdeaTrack,
  type StatusTrack,
} from "@sofala/mediterranean";
import { boardOf, pushed, type Board } from "./seat-board.ts";
import type { Beliefs } from "./beliefs.ts";
import { statusWorth } from "./danger.ts";
import { seatAt, type Scene } from "./seat-context.ts";
import { trackWorth } from "./worth.ts";
import { entryOf } from "./weights.ts";

/** A card to be weighed; the bottom of one that is not held yet is unknown. */
export interface Card {
  readonly slot: number;
  readonly good: Good;
  readonly bottom: Bottom | undefined;
}

/** Arrows and moods beyond these do not occur. */
const REACH = 24;

/** How likely an industry pays: with the most cards, as many as another, or one fewer. */
const LEADING = 0.9;
const TIED = 0.75;
const OUTNUMBERED = 0.25;
/** A step of happiness or safety. */
const MOOD = 0.5;

/** Judges hands of cards on one board; everything is looked up in tables that are made once. */
export class Appraisal {
  readonly scene: Scene;
  readonly board: Board;
  readonly coin: number;
  readonly #beliefs: Beliefs;
  readonly #tracks: { readonly [T in IdeaTrack]: readonly number[] };
  readonly #moods: { readonly [S in StatusTrack]: readonly number[] };
  readonly #sets = new Map<Good, number[]>();
  readonly #unknown = new Map<Good, number>();

  constructor(scene: Scene, beliefs: Beliefs, board: Board = boardOf(seatAt(scene, scene.seat))) {
    this.scene = scene;
    this.board = board;
    this.#beliefs = beliefs;
    this.coin = coinNow(scene, board);
    const chances = scene.turnsLeft + 1;
    const reach = Array.from({ length: 2 * REACH + 1 }, (_, n) => n - REACH);
    const track = (each: IdeaTrack) =>
      reach.map((spaces) => trackWorth(scene, pushed(scene, board, each, spaces), each, chances));
    const { min, max } = scene.edition.tracks.happiness;
    const mood = (each: StatusTrack) =>
      reach.map((by) => statusWorth(scene, each, Math.max(min, Math.min(max, board[each] + by))));
    this.#tracks = { government: track("government"), religion: track("religion") };
    this.#moods = { happiness: mood("happiness"), safety: mood("safety") };
  }

  /** The worth of spending all these cards, of which unknown bottoms count by their average. */
  worth(cards: readonly Card[]): number {
    const { bottoms } = this.scene.edition;
    const counts = new Map<Good, number>();
    let [government, religion, happiness, safety, prosperity, poverty] = [0, 0, 0, 0, 0, 0];
    let worth = 0;
    for (const { good, bottom } of cards) {
      counts.set(good, (counts.get(good) ?? 0) + 1);
      if (bottom === undefined) {
        worth += this.#unknown.get(good) ?? 0;
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
      (this.#tracks.government[government + REACH] ?? 0) +
      (this.#tracks.religion[religion + REACH] ?? 0) +
      (this.#moods.safety[safety + REACH] ?? 0) +
      this.#banked(happiness, poverty, prosperity)
    );
  }

  /** With a bank either Poverty costs nothing or prosperity counts more. */
  #banked(happiness: number, poverty: number, prosperity: number): number {
    const { happiness: mood } = this.#moods;
    const plain = prosperity + (mood[happiness - poverty + REACH] ?? 0);
    if (this.board.cubes.bank === 0) return plain;
    const { value: factor } = this.scene.edition.rules.bankProsperityFactor;
    return Math.max(plain + prosperity * (factor - 1), prosperity + (mood[happiness + REACH] ?? 0));
  }

  /** The money for a set, and the hope that it serves an industry. */
  setWorth(good: Good, count: number): number {
    let worths = this.#sets.get(good);
    if (worths === undefined) {
      worths = [];
      this.#sets.set(good, worths);
    }
    return (worths[count] ??=
      incomeOf(this.scene.edition, { [good]: count }) * this.coin + this.#industry(good, count));
  }

  #industry(good: Good, count: number): number {
    const { scene, board } = this;
    if (count === 0) return 0;
    let worth = 0;
    for (const industry of INDUSTRIES) {
      const { good: served, dominance } = scene.edition.industries[industry];
      if (served !== good || board.cubes[`industry.${industry}`] === 0) continue;
      const rival = this.#beliefs.mostElsewhere(scene, good);
      const { vp = 0, money = 0, happiness = 0, safety = 0 } = dominance;
      const gain = vp + money * this.coin + (happiness + safety) * MOOD;
      const chance = count < rival ? OUTNUMBERED / (rival - count) : count > rival ? LEADING : TIED;
      worth += gain * chance;
    }
    return worth;
  }

  /** Makes unknown bottoms count by their average beside the cards that are held. */
  learnUnknown(held: readonly Card[], goods: Iterable<Good>): void {
    for (const good of goods) {
      if (good === "piracy") continue;
      this.#unknown.set(good, 0);
      const base = this.worth([...held, { slot: 0, good, bottom: undefined }]);
      let mean = 0;
      for (const [bottom, chance] of this.#beliefs.bottomsOf(this.scene, good)) {
        const card: Card =
          bottom === "piracy" ? { slot: 0, good: "piracy", bottom } : { slot: 0, good, bottom };
        mean += chance * (this.worth([...held, card]) - base);
      }
      this.#unknown.set(good, mean);
    }
  }

  /** What a card is worth that is stored for the next turn. */
  keptWorth({ good, bottom }: Card): number {
    const { edition, weights, turnsLeft } = this.scene;
    if (turnsLeft === 0 || good === "piracy") return 0;
    const { tier } = edition.goods[good];
    const coins = weights.kept[tier] * entryOf(weights.laterCoin, this.board.industry);
    if (bottom === undefined) return coins;
    const hope = this.worth([{ slot: 0, good, bottom }]) - this.setWorth(good, 1) - this.worth([]);
    return coins + Math.max(-0.3, hope) * weights.keptBottom;
  }
}

/** A coin that can be spent this turn buys points at least. */
function coinNow({ edition, weights, view }: Scene, { industry }: Board): number {
  const price = edition.industryPrices[industry];
  const points = price === undefined ? 0 : 1 / price.pricePerVp;
  const bulk = price?.bulk === undefined ? 0 : price.bulk.vp / price.bulk.price;
  return Math.max(entryOf(weights.coin, view.turn - 1), points, bulk * 0.95);
}
