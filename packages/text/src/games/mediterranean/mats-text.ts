import type { Area, Deck, StatusTrack } from "@sofala/mediterranean";

/** Mats, tracks, cards and tiles. */
export interface MatsText {
  readonly matTitle: (name: string) => string;
  /** The label of the choice of a mat. */
  readonly matChoice: string;
  readonly showMat: (name: string) => string;
  /** The mark of reconstructed values, and its meaning. */
  readonly reconstructedNote: string;
  readonly reconstructedLink: string;

  readonly vp: string;
  readonly hiddenVp: string;
  readonly money: string;
  readonly inHand: (cards: number) => string;
  readonly stored: (cards: number, room: number) => string;
  readonly ready: string;
  readonly deciding: string;
  /** In the order of the turn, from 1. */
  readonly place: (place: number) => string;

  /** Parts of a mat. */
  readonly part: {
    readonly land: string;
    readonly tracks: string;
    readonly industry: string;
    readonly culture: string;
    readonly improvements: string;
  };
  /** Short names of places under the heading of their part. */
  readonly area: { readonly [A in Area]?: string };
  /** `cities: 2 of 6` */
  readonly cubes: (place: string, cubes: number, room: number) => string;
  readonly available: (cubes: number) => string;
  readonly supply: (cubes: number) => string;
  /** What comes next turn: `Draws grain, wool and 2 civic`. */
  readonly draws: (cards: readonly (readonly [deck: Deck, count: number])[]) => string;
  readonly drawsNothing: string;

  readonly level: (level: number) => string;
  /** `1 of 2 buildings` */
  readonly buildingCount: (standing: number, level: number) => string;
  readonly position: (position: number, last: number) => string;
  readonly nextLevel: (spaces: number, level: number) => string;
  readonly freeSlots: (places: number) => string;
  readonly used: string;

  readonly vpPrice: (price: number) => string;
  readonly bulk: (vp: number, price: number) => string;
  readonly dominance: string;
  readonly monopoly: string;
  readonly workersTitle: string;
  readonly lastBonus: string;
  readonly workersLabel: (names: readonly string[]) => string;
  readonly lastBonusLabel: (
    paid: readonly { readonly name: string; readonly bonus: "dominance" | "monopoly" }[],
  ) => string;

  readonly scored: string;

  readonly statusTracks: {
    readonly caption: string;
    readonly player: string;
    readonly noCalamity: string;
    /** The label before the losses of a calamity. */
    readonly loss: string;
    readonly strikes: { readonly [T in StatusTrack]: string };
    readonly wouldStrike: (names: readonly string[]) => string;
    readonly wouldStrikeNobody: string;
    readonly calamityOver: string;
  };

  readonly cards: {
    readonly developments: string;
    readonly calamities: string;
    readonly noCalamity: string;
    readonly buildings: string;
    readonly decks: string;
    readonly over: string;
    readonly costs: (price: string) => string;
    readonly boughtBy: (names: readonly string[]) => string;
    readonly forbiddenTo: (names: readonly string[]) => string;
    readonly builtBy: (names: readonly string[]) => string;
    readonly population: (cubes: number) => string;
    readonly left: (cards: number) => string;
    readonly discarded: (cards: number) => string;
    readonly noDiscards: string;
    readonly deck: { readonly [D in Deck]: string };
  };
}
