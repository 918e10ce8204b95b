import type { Seat } from "@sofala/engine";
import type { SeenEvent, SeenMove, View } from "@sofala/mediterranean";
import { decide } from "../../bot.ts";
import { Appraisal } from "../hand-evaluator.ts";
import { strongTrader } from "../bots.ts";
import { answerTo, openOffers } from "../market/offer-answers.ts";
import { Scales } from "../market/deal-evaluator.ts";
import { othersOf, sceneOf, seatAt, type Scene } from "../seat-context.ts";
import { Bazaar } from "../strong/market-snapshot.ts";
import { Ledger } from "../strong/negotiation-memory.ts";
import { pricesOf, type Priced } from "../strong/pricing.ts";
import { SharpBeliefs } from "../strong/strong-beliefs.ts";
import { STEADY_WEIGHTS } from "../weights.ts";

/** What could be done now, and what is thought of it. */
export interface MarketHint {
  readonly moves: readonly SeenMove[];
  /** Final victory points that a trade gains. */
  readonly gain?: number;
  /** How likely the other side agrees. */
  readonly yes?: number;
  /** The seat's chance to win with it, and how often it was looked at. */
  readonly searched?: { readonly chance: number; readonly visits: number };
}

/** What a seat knows: its view, and what it was told since the beginning, step by step. */
export interface Knowledge {
  readonly seat: Seat;
  readonly view: View;
  readonly told: readonly (readonly SeenEvent[])[];
}

/** Prices that promise less are not named. */
const LEAST_SCORE = 0.05;
/** Games in the head for one decision: a second or so. */
const BUDGET = { simulations: 100 };

/** The best that the strong bot sees for a seat by what that seat knows. */
export function marketHints(knowledge: Knowledge, most = 3): readonly MarketHint[] {
  const { view, seat } = knowledge;
  if (!view.toAct.includes(seat)) return [];
  const scene = sceneOf(view, seat, STEADY_WEIGHTS);
  const found = view.part === "trading" ? trades(scene, knowledge) : [];
  return (found.length === 0 ? searched(knowledge) : found).slice(0, most);
}

/** Offers to make and to accept, the most promising first. */
function trades(scene: Scene, { seat, told }: Knowledge): MarketHint[] {
  const beliefs = new SharpBeliefs(seat);
  const ledger = new Ledger(seat);
  for (const events of told) {
    beliefs.see(events);
    ledger.see(events);
  }
  const scales = new Scales(new Appraisal(scene, beliefs), beliefs);
  const bazaar = new Bazaar("", scales);
  const answers = openOffers(scene)
    .map((offer) => answerTo(scene, scales, offer))
    .flatMap(({ gain, move }) =>
      move === undefined ? [] : [{ score: gain, hint: { moves: [move], gain, yes: 1 } }],
    );
  const offers = othersOf(scene)
    .filter((partner) => !seatAt(scene, partner).ready)
    .flatMap((partner) => bazaar.bargainsWith(partner))
    .flatMap((bargain) => mostPromising([...pricesOf(scales, ledger, bargain)]))
    .map((priced) => ({ score: priced.score, hint: offered(priced) }));
  return [...answers, ...offers]
    .filter(({ score }) => score > LEAST_SCORE)
    .sort((a, b) => b.score - a.score)
    .map(({ hint }) => hint);
}

const mostPromising = (prices: readonly Priced[]): readonly Priced[] =>
  prices.toSorted((a, b) => b.score - a.score).slice(0, 1);

/** With the types instead of the cards, as others would be told. */
function offered({ bargain, vp, gain, chance }: Priced): MarketHint {
  const { partner, parcel, want } = bargain;
  const move: SeenMove = {
    kind: "offer",
    to: [partner],
    give: { goods: parcel.goods, ...(vp < 0 ? { vp: -vp } : {}) },
    want: { goods: want, ...(vp > 0 ? { vp } : {}) },
  };
  return { moves: [move], gain, yes: chance };
}

/** What the bot itself weighs, or would do without weighing. */
function searched({ seat, view, told }: Knowledge): readonly MarketHint[] {
  const player = strongTrader.sit(seat, "hints");
  for (const events of told) player.see(events);
  const { move, lines } = decide(player, view, BUDGET);
  const found = (view.part === "trading" ? undefined : lines?.()) ?? [];
  if (found.length === 0) return [{ moves: move === undefined ? [] : [move] }];
  return found.map(({ moves, chances, visits }) => ({
    moves,
    searched: { chance: chances[seat] ?? 0, visits },
  }));
}
