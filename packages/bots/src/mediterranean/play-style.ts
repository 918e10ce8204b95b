import { NOVICE_WEIGHTS, STEADY_WEIGHTS, STRONG_WEIGHTS, type Weights } from "./weights.ts";

/** How a bot of this game plays. */
export interface PlayStyle {
  readonly weights: Weights;
  /** If false, the bot makes no offers and accepts none. */
  readonly trades: boolean;
  /** Offers made in one market at most, and those left open at once. */
  readonly maxOffers: number;
  readonly maxOpenOffers: number;
  /** Cards on one side of an offer. */
  readonly maxCardsPerSide: number;
  /** The gain that a deal must bring: when the market opens, and how fast it falls with each offer made. */
  readonly margin: number;
  readonly marginDecay: number;
  /** The gain that a partner is assumed to require. */
  readonly partnerMargin: number;
  /** How often it has nothing to do, once others are ready, before it is ready too. */
  readonly patience: number;
  /** The beam width: whole turns that remain after each step of planning purchases. */
  readonly beamWidth: number;
  /** Mistakes: how far an estimate may be off, either way. */
  readonly error: number;
  /**
   * Preferences beyond real value, in victory points: buildings, developments, and each point of
   * industry.
   */
  readonly preferences: PurchasePreferences;
}
export type PurchasePreferences = { readonly [purchase: string]: number };
/** The key of bought points among the preferences. */
export const POINTS_PREFERENCE = "points";

export const STEADY: PlayStyle = {
  weights: STEADY_WEIGHTS,
  trades: true,
  maxOffers: 16,
  maxOpenOffers: 4,
  maxCardsPerSide: 2,
  margin: 0.4,
  marginDecay: 0.03,
  partnerMargin: 0.15,
  patience: 8,
  beamWidth: 20,
  error: 0,
  preferences: {},
};

/** Of the strong bot, which has its own ways to trade and to search. */
export const STRONG: PlayStyle = { ...STEADY, weights: STRONG_WEIGHTS };

export const NOVICE: PlayStyle = {
  weights: NOVICE_WEIGHTS,
  trades: true,
  maxOffers: 5,
  maxOpenOffers: 2,
  maxCardsPerSide: 1,
  margin: 0.3,
  marginDecay: 0,
  partnerMargin: 0,
  patience: 4,
  beamWidth: 1,
  error: 1,
  preferences: {},
};

/** Has the right ideas and misjudges what things are worth. */
export const CASUAL: PlayStyle = {
  ...STEADY,
  maxOffers: 5,
  maxCardsPerSide: 1,
  beamWidth: 2,
  error: 2.3,
};

/** Plays like the steady bot, but misjudges things now and then. */
export const CLUB: PlayStyle = { ...STEADY, maxOffers: 8, beamWidth: 4, error: 1.4 };
