/** A set as it would be after a deal: what it holds, its money, and the change. */
interface SetAfterDeal {
  readonly goods: string;
  readonly money: number;
  readonly change: number;
}

/** An offer card. */
export interface OfferCardText {
  readonly title: (offer: number) => string;
  readonly to: (who: string) => string;
  readonly toYou: string;
  readonly inReplyTo: (offer: number) => string;
  readonly request: (name: string, goods: string) => string;
  /** The own request. */
  readonly ownRequest: (goods: string) => string;
  readonly youGet: string;
  readonly youGive: string;
  readonly gives: string;
  readonly wants: string;
  readonly nothing: string;
  readonly vp: (vp: number) => string;
  readonly noneOf: (good: string) => string;
  readonly setsAfter: (sets: readonly SetAfterDeal[]) => string;
  readonly setsUnchanged: string;
  readonly dangersRemoved: (dangers: readonly string[]) => string;
  readonly trackChanges: (changes: readonly string[]) => string;
  readonly undersidesUnknown: (cards: number) => string;
  readonly missingGoods: (goods: string) => string;
  readonly cardsGiven: string;
  readonly otherCards: string;
  readonly accept: string;
  readonly counter: string;
  readonly makeOffer: string;
  readonly decline: string;
  readonly withdraw: string;
  readonly renew: string;
  readonly declinedBy: (names: readonly string[]) => string;
  readonly ending: {
    readonly withdrawn: (name: string) => string;
    readonly taken: (name: string) => string;
    readonly takenByOther: (name: string) => string;
    readonly takenByYou: string;
    readonly cardsGone: string;
    readonly declined: string;
    readonly declinedBy: (name: string) => string;
    readonly declinedByYou: string;
    readonly withdrawnByYou: string;
  };
}
