import type { Seat } from "@sofala/engine";
import type { OfferMove } from "@sofala/mediterranean";
import type { DealEvaluator } from "../market/deal-evaluator.ts";
import { seatAt } from "../seat-context.ts";
import {
  calibratedAcceptance,
  countOf,
  estimatedAcceptance,
  type AcceptanceModel,
} from "./acceptance.ts";
import type { Bargain } from "./bargains.ts";
import type { NegotiationMemory } from "./negotiation-memory.ts";

/** A bargain at a price, and its expected result. */
export interface PricedBargain {
  readonly bargain: Bargain;
  /** Points asked for, less those paid. */
  readonly vp: number;
  /** The chance that the partner accepts. */
  readonly chance: number;
  /** The first estimate of it, from which the bot learns what the partner requires. */
  readonly estimate: number;
  /** Its gain, less the share of the partner's gain that counts against it. */
  readonly gain: number;
  readonly score: number;
}

/** How a seat bargains. */
export interface BargainingStyle {
  readonly acceptance: AcceptanceModel;
  /**
   * What the gain of an offer is multiplied by, from its chance. More than the chance, because after a refusal the price can
   * fall.
   */
  readonly factorFor: (chance: number) => number;
  /** A counter-offer is made if its chance of acceptance is higher than this. */
  readonly counterOfferChance: number;
  /** What one card more is worth beyond its sets, because it can be traded on. */
  readonly cardWorth: number;
}

export const BARGAINING: BargainingStyle = {
  acceptance: calibratedAcceptance,
  factorFor: Math.sqrt,
  counterOfferChance: 0.35,
  cardWorth: 0.5,
};

/** Points asked for or paid at most. */
const MAX_ASKED_VP = 6;
const MAX_PAID_VP = 3;
/**
 * The gain that a partner requires: when the market opens, how it falls with each offer it makes,
 * and the spread.
 */
const INITIAL_DEMAND = 0.6;
const DEMAND_DECAY = 0.03;
const MIN_DEMAND = 0.1;
const ACCEPTANCE_SPREAD = 0.5;
/** No deal is made for less. */
export const MIN_GAIN = 0.15;

/** All prices of a bargain with a gain that could be accepted and were not declined before. */
export function* pricesOf(
  dealEvaluator: DealEvaluator,
  memory: NegotiationMemory,
  bargain: Bargain,
  style = BARGAINING,
): Generator<PricedBargain> {
  const { context } = dealEvaluator;
  const isFree = context.view.options.tradeVp;
  const has = (seat: Seat) => seatAt(context, seat).vp ?? 0;
  const most = isFree ? Math.min(MAX_ASKED_VP, has(bargain.partner)) : 0;
  const least = isFree ? -Math.min(MAX_PAID_VP, has(context.seat)) : 0;
  const end = Math.min(most, memory.refusedAt(bargain.key) - 1);
  for (let vp = Math.max(least, Math.ceil(MIN_GAIN - bargain.gain)); vp <= end; vp++) {
    const priced = pricedAt(dealEvaluator, memory, bargain, vp, style);
    if (priced.gain >= MIN_GAIN) yield priced;
  }
}

function pricedAt(
  dealEvaluator: DealEvaluator,
  memory: NegotiationMemory,
  bargain: Bargain,
  vp: number,
  { acceptance, factorFor, cardWorth }: BargainingStyle,
): PricedBargain {
  const { partner, partnerEnvy } = bargain;
  const partnerGain = bargain.partnerGain - vp * (1 + partnerEnvy);
  const usual = Math.max(MIN_DEMAND, INITIAL_DEMAND - DEMAND_DECAY * memory.madeBy(partner));
  const need = usual + memory.demandOf(partner, bargain.bundle.goods, bargain.want);
  const margin = (partnerGain - need) / ACCEPTANCE_SPREAD;
  const offer = { context: dealEvaluator.context, memory, bargain, vp, margin };
  const chance = acceptance(offer);
  const estimate = estimatedAcceptance(offer);
  const cards = countOf(bargain.want) - bargain.bundle.cards.length;
  const gain =
    bargain.gain + vp + cards * cardWorth - dealEvaluator.partnerGainShare(partner) * partnerGain;
  return { bargain, vp, chance, estimate, gain, score: gain * factorFor(chance) };
}

export function offerOf({ bargain, vp }: PricedBargain, replyTo: number | undefined): OfferMove {
  const { partner, bundle, want } = bargain;
  const { cards, as } = bundle;
  return {
    kind: "offer",
    to: [partner],
    give: {
      ...(cards.length === 0 ? {} : { cards: cards.map(({ slot }) => slot) }),
      ...(Object.keys(as).length === 0 ? {} : { as }),
      ...(vp < 0 ? { vp: -vp } : {}),
    },
    want: {
      ...(Object.keys(want).length === 0 ? {} : { goods: want }),
      ...(vp > 0 ? { vp } : {}),
    },
    ...(replyTo === undefined ? {} : { replyTo }),
  };
}
