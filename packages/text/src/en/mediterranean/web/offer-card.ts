import { signed } from "../../../signed.ts";
import { list } from "../../grammar.ts";

/** A set as it would be after a deal: what it holds, its money, and the change. */
interface SetAfterDeal {
  readonly goods: string;
  readonly money: number;
  readonly change: number;
}

/** An offer card. */
export const offerCard = {
  title: (offer: number) => `Offer ${offer}`,
  to: (who: string) => `to ${who}`,
  toYou: "to you",
  inReplyTo: (offer: number) => `answers offer ${offer}`,
  request: (name: string, goods: string) => `${name} is looking for ${goods}`,
  /** My own request. */
  ownRequest: (goods: string) => `You are asking for ${goods}`,
  youGet: "You get",
  youGive: "You give",
  gives: "Gives",
  wants: "Wants",
  nothing: "nothing",
  vp: (vp: number) => `${vp} VP`,
  noneOf: (good: string) => `no ${good}`,
  setsAfter: (sets: readonly SetAfterDeal[]) =>
    `You would have ${list(sets.map(({ goods, money, change }) => `${goods} ($${money}, ${signed(change)})`))}`,
  setsUnchanged: "Your sets would stay as they are.",
  dangersRemoved: (dangers: readonly string[]) => `You would be rid of ${list(dangers)}`,
  trackChanges: (changes: readonly string[]) => `Your arrows would change: ${list(changes)}`,
  undersidesUnknown: (cards: number): string =>
    cards === 1 ? "Its underside is unknown to you" : "Their undersides are unknown to you",
  missingGoods: (goods: string) => `You are short of ${goods}`,
  cardsGiven: "Cards that you give",
  otherCards: "Other cards",
  accept: "Accept",
  counter: "Counter",
  makeOffer: "Make an offer",
  decline: "Decline",
  withdraw: "Withdraw",
  renew: "Renew",
  declinedBy: (names: readonly string[]) => `Declined by ${list(names)}`,
  ending: {
    withdrawn: (name: string) => `${name} has withdrawn it`,
    taken: (name: string) => `${name} has accepted it`,
    takenByOther: (name: string) => `${name} was quicker`,
    takenByYou: "You have accepted it",
    cardsGone: "Its cards are gone",
    declined: "All have declined it",
    declinedBy: (name: string) => `${name} has declined it`,
    declinedByYou: "You have declined it",
    withdrawnByYou: "You have withdrawn it",
  },
};

export type OfferCardText = typeof offerCard;
