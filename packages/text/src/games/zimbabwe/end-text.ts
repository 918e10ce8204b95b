/** The end of a game: who won and why, and how it came to that. */
export interface ZimbabweEndText {
  readonly title: (winners: readonly string[]) => string;
  /** VP and VR of the winner in a sentence. */
  readonly won: (facts: {
    readonly name: string;
    readonly vp: number;
    readonly vr: number;
    readonly margin: number;
  }) => string;
  /** The limit of rounds ended the game. */
  readonly roundLimitReached: (name: string) => string;
  readonly ranking: {
    readonly title: string;
    readonly place: string;
    readonly player: string;
    readonly vp: string;
    readonly vr: string;
    readonly margin: string;
    /** `+3`, `−2`, `0` */
    readonly signed: (number: number) => string;
  };
  /** Why a seat is ranked before the next one, by what decided. */
  readonly reason: {
    readonly reached: (next: string) => string;
    readonly overshoot: (more: number, next: string) => string;
    readonly shortfall: (less: number, next: string) => string;
    readonly xango: (next: string) => string;
    readonly vp: (more: number, next: string) => string;
    readonly order: (next: string) => string;
  };
  readonly race: {
    readonly title: string;
    readonly hint: string;
    readonly vp: string;
    readonly vr: string;
    readonly round: string;
    readonly start: string;
    readonly showTable: string;
    /** The text alternative of the picture. */
    readonly chartLabel: (rounds: number) => string;
    readonly vpOf: (name: string) => string;
    readonly vrOf: (name: string) => string;
  };
  readonly payments: {
    readonly title: string;
    readonly kinds: { readonly all: string; readonly goods: string; readonly gifts: string };
    readonly kind: string;
    readonly paid: string;
    readonly received: string;
    readonly balance: string;
    readonly tableCaption: string;
    readonly from: string;
    readonly to: (name: string) => string;
    readonly toStock: string;
    readonly ownHint: string;
  };
  readonly rematch: string;
  readonly rematchText: string;
  readonly analyse: string;
}
