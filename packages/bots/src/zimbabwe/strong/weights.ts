import type { God } from "@sofala/zimbabwe";
import type { SearchWeights } from "../../search/tree-search.ts";
import { WIDE_BREADTH } from "../turns.ts";
import type { DomainWeights } from "./search-domain.ts";

/** What a seat's score is made of; winning chances are the softmax of the scores. Fitted to self-play. */
export interface ScoreWeights {
  /**
   * Rounds to win by the race of the steady bot: as they are, as a logarithm, and relative to the
   * fastest seat.
   */
  readonly rounds: number;
  readonly logRounds: number;
  readonly shareOfRounds: number;
  readonly behind: number;
  /** VP - VR. */
  readonly margin: number;
  readonly requirement: number;
  /** Cattle in hand and on cards, as a logarithm. */
  readonly cattle: number;
  /** The turn of this round is still to come. */
  readonly toMove: number;
  /** The level of the highest monument, the number of monuments, and the sum of their levels. */
  readonly highest: number;
  readonly monuments: number;
  readonly levels: number;
  /** What others are expected to pay. */
  readonly sales: number;
  /** Lines that supply a monument, on average and at best. */
  readonly lines: number;
  readonly mostLines: number;
  readonly herd: number;
  /** Craftsmen left in the box for the seat's own cards. */
  readonly tiles: number;
  /** Having chosen a god, besides its effect on all of the above. */
  readonly gods: { readonly [god in God]: number };
}

export const SCORE: ScoreWeights = {
  rounds: 0.2906,
  logRounds: -2.715,
  shareOfRounds: -0.2648,
  behind: -0.09445,
  margin: 0.1493,
  requirement: 0.03632,
  cattle: 0.6601,
  toMove: 0.4143,
  highest: 0.08403,
  monuments: 0.02189,
  levels: 0.01654,
  sales: 0.07855,
  lines: 0.2597,
  mostLines: -0.1698,
  herd: 0.1728,
  tiles: 0.06393,
  gods: {
    anansi: 1.09,
    atete: 0.688,
    dziva: -1.13,
    elegua: 0.2965,
    engai: 0.7518,
    eshu: 0.1132,
    gu: 0.2077,
    obatala: -0.396,
    qamata: -0.0176,
    shadipinyi: 0.07227,
    "tsui-goab": 0.6766,
    xango: 0.3877,
  },
};

export interface StrongWeights {
  readonly domain: DomainWeights;
  readonly search: SearchWeights;
  /** Simulations for a turn without a budget. */
  readonly defaultSimulations: number;
  /** The part of a turn's budget that is spent on a gift. */
  readonly giftBudgetShare: number;
}

export const STRONG: StrongWeights = {
  domain: {
    rootBreadth: WIDE_BREADTH,
    deepBreadth: {
      raises: 2,
      payeeVariants: 1,
      sites: 2,
      craftsmen: 1,
      pairs: 1,
      cardCombinations: 1,
      mapSearches: 0,
      rains: 0,
      nomadSites: 0,
      furtherSpecialists: 0,
      singlePrices: false,
    },
    rootOptions: 16,
    deepOptions: 6,
    priorTemperature: 0.25,
  },
  search: { exploration: 0.6, initialWidth: 2, widening: 0.7 },
  defaultSimulations: 500,
  giftBudgetShare: 0.2,
};
