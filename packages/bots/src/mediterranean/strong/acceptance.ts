import { exp, log } from "../../net/exact-math.ts";
import { otherSeats, type SeatContext } from "../seat-context.ts";
import type { Bargain } from "./bargains.ts";
import type { NegotiationMemory } from "./negotiation-memory.ts";

/** An offer whose chance of acceptance is asked for. */
export interface ConsideredOffer {
  readonly context: SeatContext;
  readonly memory: NegotiationMemory;
  readonly bargain: Bargain;
  /** Points asked for, less those paid. */
  readonly vp: number;
  /** What the partner seems to gain beyond what it requires, in spreads of the first estimate. */
  readonly margin: number;
}

/** The probability that a partner accepts an offer. */
export type AcceptanceModel = (offer: ConsideredOffer) => number;

/** What the partner seems to gain decides alone. Too high for offers that are made, because those are chosen by it. */
export const estimatedAcceptance: AcceptanceModel = ({ margin, bargain }) =>
  bargain.holdingChance / (1 + Math.exp(-margin));

/** What an offer looks like, in numbers: the order is that of the weights. */
export function signsOf({
  context,
  memory,
  bargain,
  vp,
  margin,
}: ConsideredOffer): readonly number[] {
  const { partner, bundle, want, holdingChance, partnerGain, partnerEnvy, rank, compared } =
    bargain;
  const wanted = countOf(want);
  const market = memory.answersInMarket(partner);
  const game = memory.answersInGame(partner);
  return [
    1,
    clamp(margin, -4, 8),
    Math.max(0, Math.min(margin, 8) - 1),
    Math.max(0, Math.min(margin, 8) - 3),
    log(Math.max(0.02, holdingChance)),
    Math.max(0, vp),
    Math.max(0, -vp),
    bundle.cards.length,
    wanted,
    bundle.cards.length === 0 ? 1 : 0,
    wanted === 0 ? 1 : 0,
    Math.min(market.refusals, 8),
    Math.min(market.deals, 5),
    (game.deals + 1) / (game.deals + game.refusals + 3),
    Math.min(memory.madeBy(partner), 20) / 10,
    Math.min(memory.made, 24) / 10,
    context.view.turn === 1 ? 1 : 0,
    context.view.turn / 6,
    partnerEnvy,
    otherSeats(context).length,
    rank / 10,
    log(1 + compared),
    clamp(partnerGain, -5, 15) / 5,
    clamp(bargain.gain, -5, 15) / 5,
    memory.refusedAt(bargain.key) < Infinity ? 1 : 0,
  ];
}

/** By sign. Fitted to offers that were made, by tuning/mediterranean/learn-acceptance.ts. */
const WEIGHTS: readonly number[] = [
  0.153, // always
  0.68, // margin
  -0.084, // margin above 1
  -0.742, // margin above 3
  4.845, // holding chance
  -0.751, // points asked for
  0.757, // points paid
  1.206, // cards given
  -1.485, // cards wanted
  -0.061, // nothing given
  -1.136, // nothing wanted
  -0.076, // refusals in this market
  0.081, // deals in this market
  -0.432, // share of deals in the game
  -0.316, // offers of the partner
  -0.029, // own offers
  -0.417, // first turn
  0.811, // turn
  0.958, // envy
  -0.013, // rivals
  0.046, // rank
  -0.113, // swaps compared
  0.287, // gain of the partner
  -0.484, // own gain
  -0.001, // refused at a higher price
];

/** The share of such offers that partners accepted. */
export const calibratedAcceptance: AcceptanceModel = (offer) => {
  let sum = 0;
  for (const [n, sign] of signsOf(offer).entries()) sum += sign * (WEIGHTS[n] ?? 0);
  return 1 / (1 + exp(clamp(-sum, -30, 30)));
};

/** All cards. */
export const countOf = (goods: Bargain["want"]): number =>
  Object.values(goods).reduce((sum, count) => sum + count, 0);

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));
