import type { Seat } from "@sofala/engine";
import type { SeenEvent, SeenMove, View } from "@sofala/mediterranean";
import { decide } from "../../bot.ts";
import { HandEvaluator } from "../hand-evaluator.ts";
import { mediterraneanStrong } from "../bots.ts";
import { answerTo, offersTo } from "../market/offer-answers.ts";
import { DealEvaluator } from "../market/deal-evaluator.ts";
import { otherSeats, seatContextOf, seatAt, type SeatContext } from "../seat-context.ts";
import { MarketSnapshot } from "../strong/market-snapshot.ts";
import { NegotiationMemory } from "../strong/negotiation-memory.ts";
import { pricesOf, type PricedBargain } from "../strong/pricing.ts";
import { StrongBeliefs } from "../strong/strong-beliefs.ts";
import { STRONG_WEIGHTS } from "../weights.ts";

/** Moves that could be made now, and how the bot rates them. */
export interface MediterraneanHint {
  readonly moves: readonly SeenMove[];
  /** Final victory points that a trade gains. */
  readonly gain?: number;
  /** How likely the other side agrees. */
  readonly acceptChance?: number;
  /** The seat's winning chance with these moves, and how often they were simulated. */
  readonly simulated?: { readonly chance: number; readonly visits: number };
}

/** What a seat knows: its view, and the events it has seen since the start, step by step. */
export interface SeatKnowledge {
  readonly seat: Seat;
  readonly view: View;
  readonly seenEvents: readonly (readonly SeenEvent[])[];
}

/** Offers with a lower score are left out. */
const MIN_SCORE = 0.05;
/** Simulations for one decision: about a second. */
const HINT_BUDGET = { simulations: 100 };

/** The best moves that the strong bot finds for a seat with what that seat knows. */
export function mediterraneanHints(
  knowledge: SeatKnowledge,
  most = 3,
): readonly MediterraneanHint[] {
  const { view, seat } = knowledge;
  if (!view.toAct.includes(seat)) return [];
  const context = seatContextOf(view, seat, STRONG_WEIGHTS);
  const found = view.part === "trading" ? tradeHints(context, knowledge) : [];
  return (found.length === 0 ? searchHints(knowledge) : found).slice(0, most);
}

/** Offers to make and to accept, the most promising first. */
function tradeHints(
  context: SeatContext,
  { seat, seenEvents }: SeatKnowledge,
): MediterraneanHint[] {
  const beliefs = new StrongBeliefs(seat);
  const memory = new NegotiationMemory(seat);
  for (const events of seenEvents) {
    beliefs.observe(events);
    memory.observe(events);
  }
  const dealEvaluator = new DealEvaluator(new HandEvaluator(context, beliefs), beliefs);
  const market = new MarketSnapshot("", dealEvaluator);
  const answers = offersTo(context)
    .map((offer) => answerTo(context, dealEvaluator, offer))
    .flatMap(({ gain, move }) =>
      move === undefined ? [] : [{ score: gain, hint: { moves: [move], gain, acceptChance: 1 } }],
    );
  const offers = otherSeats(context)
    .filter((partner) => !seatAt(context, partner).ready)
    .flatMap((partner) => market.bargainsWith(partner))
    .flatMap((bargain) => mostPromising([...pricesOf(dealEvaluator, memory, bargain)]))
    .map((priced) => ({ score: priced.score, hint: offerHint(priced) }));
  return [...answers, ...offers]
    .filter(({ score }) => score > MIN_SCORE)
    .sort((a, b) => b.score - a.score)
    .map(({ hint }) => hint);
}

const mostPromising = (prices: readonly PricedBargain[]): readonly PricedBargain[] =>
  prices.toSorted((a, b) => b.score - a.score).slice(0, 1);

/** With types instead of cards, as the other players see an offer. */
function offerHint({ bargain, vp, gain, chance }: PricedBargain): MediterraneanHint {
  const { partner, bundle, want } = bargain;
  const move: SeenMove = {
    kind: "offer",
    to: [partner],
    give: { goods: bundle.goods, ...(vp < 0 ? { vp: -vp } : {}) },
    want: { goods: want, ...(vp > 0 ? { vp } : {}) },
  };
  return { moves: [move], gain, acceptChance: chance };
}

/** The lines of the bot's search, or its move if it does not search. */
function searchHints({ seat, view, seenEvents }: SeatKnowledge): readonly MediterraneanHint[] {
  const player = mediterraneanStrong.createPlayer(seat, "hints");
  for (const events of seenEvents) player.observe(events);
  const { move, lines } = decide(player, view, HINT_BUDGET);
  const found = (view.part === "trading" ? undefined : lines?.()) ?? [];
  if (found.length === 0) return [{ moves: move === undefined ? [] : [move] }];
  return found.map(({ moves, chances, visits }) => ({
    moves,
    simulated: { chance: chances[seat] ?? 0, visits },
  }));
}
