/** How a game ended, and its replay. */
export interface MediterraneanEndText {
  readonly title: (winners: readonly string[]) => string;
  readonly won: (name: string, vp: number) => string;
  /** The winner is tied on points; the reason is one of those below. */
  readonly wonTied: (name: string, vp: number, reason: string) => string;
  readonly rematch: string;
  readonly rematchText: string;
  readonly ranking: {
    readonly title: string;
    readonly place: string;
    readonly player: string;
    readonly vp: string;
    readonly culture: string;
    readonly buildings: string;
  };
  /** Why a seat is ranked before the next one, by what decided. */
  readonly reason: {
    readonly vp: (more: number, next: string) => string;
    readonly culture: (more: number, next: string) => string;
    readonly buildings: (more: number, next: string) => string;
    readonly throws: (next: string) => string;
    readonly level: (next: string) => string;
  };
  readonly race: {
    readonly title: string;
    readonly start: string;
    readonly turn: string;
    /** The text alternative of the picture. */
    readonly chartLabel: string;
    readonly showTable: string;
  };
  readonly points: {
    readonly title: string;
    readonly hint: string;
    readonly source: {
      readonly goods: string;
      readonly industry: string;
      readonly culture: string;
      readonly developments: string;
      readonly bought: string;
      readonly trades: string;
      readonly lost: string;
    };
    readonly chartLabel: (name: string) => string;
    readonly showTable: string;
    readonly total: string;
    readonly wholeGame: string;
    readonly signed: (points: number) => string;
  };
  readonly trades: {
    readonly title: string;
    /** What a trade counts for. */
    readonly hint: (dollarsPerPoint: number) => string;
    readonly summary: (count: number, dollars: string) => string;
    readonly none: string;
    readonly best: string;
    readonly worst: string;
    readonly tradeTitle: (turn: number, partner: string) => string;
    readonly given: string;
    readonly received: string;
    readonly nothing: string;
    readonly vp: (points: number) => string;
    /** `+$4`, `−$3`, `$0` */
    readonly dollars: (value: number) => string;
    readonly showInReplay: string;
  };
  readonly record: {
    readonly loading: string;
    readonly failed: string;
    readonly retry: string;
  };
  readonly replay: {
    readonly turn: string;
    readonly turnName: (turn: number) => string;
    readonly phaseBack: string;
    readonly phaseForward: string;
    readonly beforeFirstMove: string;
    readonly observerChoice: string;
    readonly open: string;
    readonly seat: (name: string) => string;
    readonly spectator: string;
    /** The market at that moment. */
    readonly offers: string;
    readonly noOffers: string;
    readonly offer: (offer: number, name: string, to: string) => string;
    readonly deals: string;
    readonly handOf: (name: string) => string;
    readonly stored: string;
    readonly noCards: string;
    /** A move without visible details. */
    readonly secretMove: (name: string) => string;
    /** The note that only one view is shown before the end. */
    readonly otherHandsHidden: string;
    readonly keyList: readonly { readonly keys: string; readonly description: string }[];
  };
}
