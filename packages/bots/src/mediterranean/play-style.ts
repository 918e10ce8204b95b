import { NOVICE_WEIGHTS, STEADY_WEIGHTS, type Weights } from "./weights.ts";

/** How a bot of this game plays. */
export interface Character {
  readonly weights: Weights;
  /** Without it a bot makes no offers and accepts none. */
  readonly trades: boolean;
  /** Offers made in one market at most, and those left open at once. */
  readonly offers: number;
  readonly openOffers: number;
  /** Cards on one side of an offer. */
  readonly parcel: number;
  /** The gain that a deal must bring: when the market opens, and how fast it falls with each offer made. */
  readonly margin: number;
  readonly yielding: number;
  /** The gain that a partner is thought to ask for. */
  readonly partnerMargin: number;
  /** Times it is asked in vain, once others are ready, before it is ready too. */
  readonly patience: number;
  /** Whole turns kept at each step of planning purchases. */
  readonly beam: number;
  /** Mistakes: how far a judgement may be off, either way. */
  readonly error: number;
  /** What it likes beyond its worth, in victory points: buildings, developments, and each point of industry. */
  readonly leaning: Leaning;
}
export type Leaning = { readonly [purchase: string]: number };
/** The points that industry sells, among purchases. */
export const POINTS = "points";

export const STEADY: Character = {
  weights: STEADY_WEIGHTS,
  trades: true,
  offers: 16,
  openOffers: 4,
  parcel: 2,
  margin: 0.4,
  yielding: 0.03,
  partnerMargin: 0.15,
  patience: 8,
  beam: 20,
  error: 0,
  leaning: {},
};

export const NOVICE: Character = {
  weights: NOVICE_WEIGHTS,
  trades: true,
  offers: 5,
  openOffers: 2,
  parcel: 1,
  margin: 0.3,
  yielding: 0,
  partnerMargin: 0,
  patience: 4,
  beam: 1,
  error: 1,
  leaning: {},
};
