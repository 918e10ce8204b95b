import type { Area, Deck, StatusTrack } from "@sofala/mediterranean";

/** Mats, tracks, cards and tiles. */
export interface MatsText {
  readonly ofWhom: (name: string) => string;
  /** What the choice of a mat is called. */
  readonly whose: string;
  readonly show: (name: string) => string;
  /** Behind what is reconstructed, and what the sign means. */
  readonly note: string;
  readonly aboutNote: string;

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
  /** Short names of places where they stand under their part. */
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
  readonly standing: (standing: number, level: number) => string;
  readonly position: (position: number, last: number) => string;
  readonly nextLevel: (spaces: number, level: number) => string;
  readonly free: (places: number) => string;
  readonly used: string;

  readonly vpPrice: (price: number) => string;
  readonly bulk: (vp: number, price: number) => string;
  readonly dominance: string;
  readonly monopoly: string;
  readonly atWork: string;
  readonly lastPaid: string;
  readonly workers: (names: readonly string[]) => string;
  readonly paidLast: (
    paid: readonly { readonly name: string; readonly bonus: "dominance" | "monopoly" }[],
  ) => string;

  readonly scored: string;

  readonly moods: {
    readonly caption: string;
    readonly player: string;
    readonly calm: string;
    /** Before what a calamity takes. */
    readonly loss: string;
    readonly strikes: { readonly [T in StatusTrack]: string };
    readonly wouldStrike: (names: readonly string[]) => string;
    readonly wouldPass: string;
    readonly past: string;
  };

  readonly cards: {
    readonly developments: string;
    readonly calamities: string;
    readonly noCalamity: string;
    readonly buildings: string;
    readonly decks: string;
    readonly over: string;
    readonly costs: (price: string) => string;
    readonly bought: (names: readonly string[]) => string;
    readonly forbidden: (names: readonly string[]) => string;
    readonly standsAt: (names: readonly string[]) => string;
    readonly population: (cubes: number) => string;
    readonly left: (cards: number) => string;
    readonly discarded: (cards: number) => string;
    readonly noDiscards: string;
    readonly deck: { readonly [D in Deck]: string };
  };
}
