/** A set as it would be after a deal: what it holds, its money, and the change. */
interface SetAfterDeal {
  readonly goods: string;
  readonly money: number;
  readonly by: number;
}

/** A slip with an offer. */
export interface MarketSlipText {
  readonly number: (offer: number) => string;
  readonly to: (who: string) => string;
  readonly toYou: string;
  readonly replies: (offer: number) => string;
  readonly request: (name: string, goods: string) => string;
  /** A request of one's own. */
  readonly asking: (goods: string) => string;
  readonly youGet: string;
  readonly youGive: string;
  readonly gives: string;
  readonly wants: string;
  readonly nothing: string;
  readonly vp: (vp: number) => string;
  readonly noneOf: (good: string) => string;
  readonly youWouldHave: (sets: readonly SetAfterDeal[]) => string;
  readonly noMoney: string;
  readonly sheds: (dangers: readonly string[]) => string;
  readonly arrows: (changes: readonly string[]) => string;
  readonly unknown: (cards: number) => string;
  readonly lacks: (goods: string) => string;
  readonly cards: string;
  readonly change: string;
  readonly accept: string;
  readonly counter: string;
  readonly makeOffer: string;
  readonly decline: string;
  readonly withdraw: string;
  readonly standing: string;
  readonly declinedBy: (names: readonly string[]) => string;
  readonly end: {
    readonly withdrawn: (name: string) => string;
    readonly taken: (name: string) => string;
    readonly quicker: (name: string) => string;
    readonly takenByYou: string;
    readonly cardsGone: string;
    readonly declined: string;
    readonly declinedBy: (name: string) => string;
    readonly declinedByYou: string;
    readonly withdrawnByYou: string;
  };
}
