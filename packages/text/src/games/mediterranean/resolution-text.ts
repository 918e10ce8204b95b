import type { BankChoice, StatusTrack } from "@sofala/mediterranean";

/** Cards turned up, and the ledger of a turn. */
export interface ShowText {
  readonly title: (turn: number) => string;
  readonly back: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
  /** Closes the show before its end. */
  readonly skip: string;
  /** The same at its end. */
  readonly done: string;
  /** A small button while something is to be decided. */
  readonly goOn: string;
  /** `Part 3 of 9` */
  readonly part: (part: number, of: number) => string;
  /** Somebody else decides first. */
  readonly waiting: string;
  readonly money: (dollars: number) => string;
  /** `+$4`, `−$3` */
  readonly dollars: (by: number) => string;
  /** `+2`, `−1`, `0` */
  readonly signed: (by: number) => string;
  readonly cards: {
    readonly title: (name: string) => string;
    readonly none: string;
    /** Heard instead of the cards that are turned up. */
    readonly spoken: (name: string, cards: number, dollars: number) => string;
    readonly sum: string;
    readonly loose: string;
  };
  readonly shift: {
    /** Where a marker stands now: `democracy 4`. */
    readonly at: (idea: string, position: number) => string;
    readonly flipped: string;
    readonly none: string;
  };
  readonly moods: {
    readonly title: string;
    readonly hint: string;
    readonly player: string;
    readonly vp: string;
    readonly bank: { readonly [C in BankChoice]: string };
    readonly status: { readonly [T in StatusTrack]: string };
    /** Where a marker stands now. */
    readonly now: (to: number) => string;
    readonly unmoved: string;
  };
  readonly industries: string;
  readonly order: { readonly title: string; readonly hint: string };
  readonly calamity: {
    readonly spared: string;
    readonly struck: (name: string) => string;
  };
  readonly ledger: {
    readonly of: (turn: number) => string;
    readonly tab: string;
    readonly chooseTurn: string;
    readonly none: string;
    readonly goods: string;
    readonly otherMoney: string;
    readonly spent: string;
    readonly kept: string;
    readonly vp: string;
    readonly vpBought: string;
    readonly vpTraded: string;
    readonly status: { readonly [T in StatusTrack]: string };
    /** `+1, to −2` */
    readonly moved: (by: number, to: number) => string;
    readonly calamities: string;
    readonly cubesLost: string;
    readonly bought: string;
  };
}
