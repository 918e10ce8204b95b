import type { BankChoice, StatusTrack } from "@sofala/mediterranean";

/** Revealed cards, and the ledger of a turn. */
export interface ResolutionText {
  readonly title: (turn: number) => string;
  readonly back: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
  /** Closes the resolution before its end. */
  readonly close: string;
  /** The same at its end. */
  readonly finish: string;
  /** A small button while something is to be decided. */
  readonly resume: string;
  /** `Part 3 of 9` */
  readonly progress: (part: number, of: number) => string;
  /** Somebody else decides first. */
  readonly othersDecide: string;
  readonly money: (dollars: number) => string;
  /** `+$4`, `−$3` */
  readonly dollars: (by: number) => string;
  /** `+2`, `−1`, `0` */
  readonly signed: (by: number) => string;
  readonly cards: {
    readonly title: (name: string) => string;
    readonly none: string;
    /** The text alternative of the revealed cards. */
    readonly announcement: (name: string, cards: number, dollars: number) => string;
    readonly total: string;
    readonly notInSet: string;
  };
  readonly markers: {
    /** The position of a marker: `democracy 4`. */
    readonly markerPosition: (idea: string, position: number) => string;
    readonly flipped: string;
    readonly noMarkerMoved: string;
  };
  readonly statusTracks: {
    readonly title: string;
    readonly hint: string;
    readonly player: string;
    readonly vp: string;
    readonly bank: { readonly [C in BankChoice]: string };
    readonly status: { readonly [T in StatusTrack]: string };
    /** The position of a marker. */
    readonly newPosition: (to: number) => string;
    readonly unchanged: string;
  };
  readonly industries: string;
  readonly turnOrder: { readonly title: string; readonly hint: string };
  readonly calamity: {
    readonly spared: string;
    readonly struck: (name: string) => string;
  };
  readonly ledger: {
    readonly title: (turn: number) => string;
    readonly tab: string;
    readonly chooseTurn: string;
    readonly noTurns: string;
    readonly goods: string;
    readonly otherMoney: string;
    readonly spent: string;
    readonly moneyLeft: string;
    readonly vp: string;
    readonly vpBought: string;
    readonly vpTraded: string;
    readonly status: { readonly [T in StatusTrack]: string };
    /** `+1, to −2` */
    readonly trackChange: (by: number, to: number) => string;
    readonly calamities: string;
    readonly cubesLost: string;
    readonly bought: string;
  };
}
