/** Values of things, in final victory points unless stated otherwise. */
export interface Weights {
  /** A coin that will be spent this turn, by turn. */
  readonly coin: readonly number[];
  /** A coin of later turns, by the industry marker. */
  readonly laterCoin: readonly number[];
  /** What a production cube brings in a turn, in coins. */
  readonly farm: number;
  readonly city: number;
  readonly harbor: number;
  /** Available workers at the end of a turn: one, two, three … */
  readonly workers: readonly number[];
  /** Places for buildings that a marker has opened: one, two, three … */
  readonly slots: readonly number[];
  /** A space on a track for each turn that is left. */
  readonly trackSpace: number;
  /** The share of a track's buildings that is expected to be lost, by the marker's position. */
  readonly lossRisk: readonly number[];
  /** Abilities, for each turn that is left: an arrow, a step of happiness or safety, a gift. */
  readonly arrow: number;
  readonly happiness: number;
  readonly safety: number;
  readonly gift: number;
  /** Standing buildings on one track, for the wonder: none, one, two … */
  readonly wonder: readonly number[];
  /** The value of one more place in a culture row, and of lines with one and two cubes. */
  readonly culture: number;
  readonly lines: readonly number[];
  /** The share of turns in which an industry is dominant. */
  readonly dominance: number;
  /** For each turn that is left. */
  readonly bank: number;
  readonly storage: number;
  /**
   * The later value of a stored card in coins, by tier, and the share of its bottom that counts.
   */
  readonly stored: { readonly basic: number; readonly civic: number; readonly luxury: number };
  readonly storedBottom: number;
  /** How much calamities are feared: now, and in later turns. */
  readonly danger: number;
  readonly laterDanger: number;
  /** How much likelier than by chance a card from others has a bad bottom. */
  readonly suspicion: number;
  /** The share of a partner's gain that counts against a deal: anybody's, and more for those ahead. */
  readonly partnerGainShare: number;
  readonly leaderGainShare: number;
}

/** The weights of a player who knows the game. */
export const STEADY_WEIGHTS: Weights = {
  coin: [0.55, 0.52, 0.5, 0.5, 0.5, 0.5],
  laterCoin: [0.4, 0.42, 0.5, 0.6],
  farm: 1.6,
  city: 2.6,
  harbor: 4.2,
  workers: [0, 1.3, 2.3, 3, 3.5, 3.9, 4.2],
  slots: [0, 0.8, 1.2, 1.4],
  trackSpace: 0.12,
  lossRisk: [0.4, 0.22, 0.12, 0.06, 0.03],
  arrow: 0.4,
  happiness: 0.3,
  safety: 0.4,
  gift: 0.35,
  wonder: [0, 0.8, 2.2, 4.2, 6.6, 9, 11.5],
  culture: 0.45,
  lines: [0, 0.12, 0.4],
  dominance: 0.4,
  bank: 0.6,
  storage: 0.25,
  stored: { basic: 2.8, civic: 3.8, luxury: 5 },
  storedBottom: 0.5,
  danger: 1.3,
  laterDanger: 0.7,
  suspicion: 1.3,
  partnerGainShare: 0.15,
  leaderGainShare: 0.35,
};

/**
 * The weights of the strong bot. They come from what final points showed beside Merchant's estimates, at the end of about
 * 4,500 turns: stored cards brought more, low happiness and safety cost more, free places for buildings and arrows brought less.
 */
export const STRONG_WEIGHTS: Weights = {
  ...STEADY_WEIGHTS,
  slots: [0, 0.4, 0.6, 0.7],
  arrow: 0.2,
  stored: { basic: 5, civic: 5, luxury: 6 },
  laterDanger: 1.5,
};

/** The weights of a beginner, who sees money and points, but hardly dangers and plans. */
export const NOVICE_WEIGHTS: Weights = {
  coin: [0.4, 0.4, 0.4, 0.4, 0.4, 0.4],
  laterCoin: [0.35, 0.35, 0.35, 0.35],
  farm: 1.6,
  city: 2.2,
  harbor: 3,
  workers: [0, 1, 2, 3, 4],
  slots: [0, 1, 1.5],
  trackSpace: 0.15,
  lossRisk: [0],
  arrow: 0.4,
  happiness: 0.3,
  safety: 0.3,
  gift: 0.3,
  wonder: [0, 0.5, 1, 1.5, 2, 2.5, 3],
  culture: 0.2,
  lines: [0, 0.2, 0.5],
  dominance: 0.3,
  bank: 0.3,
  storage: 0.2,
  stored: { basic: 1.5, civic: 2, luxury: 3 },
  storedBottom: 0,
  danger: 0,
  laterDanger: 0.1,
  suspicion: 1,
  partnerGainShare: 0,
  leaderGainShare: 0,
};

/** The entry of a table; beyond its end, the last one. */
export const clampedEntry = (table: readonly number[], index: number): number =>
  table[Math.min(index, table.length - 1)] ?? 0;
