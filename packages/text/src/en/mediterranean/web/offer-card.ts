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
  inReply: "in reply to an earlier offer",
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
  setsUnchanged: "Your sets would not change.",
  dangersRemoved: (dangers: readonly string[]) => `You would get rid of ${list(dangers)}`,
  trackChanges: (changes: readonly string[]) => `Your arrows would change: ${list(changes)}`,
  undersidesUnknown: (cards: number): string =>
    cards === 1
      ? "You cannot see the bottom of this card"
      : "You cannot see the bottoms of these cards",
  missingGoods: (goods: string) => `You do not have ${goods}`,
  cardsGiven: "Cards you give",
  otherCards: "Other cards",
  accept: "Accept",
  counter: "Counter",
  makeOffer: "Make an offer",
  decline: "Decline",
  withdraw: "Withdraw",
  renew: "Offer again",
  declinedBy: (names: readonly string[]) => `Declined by ${list(names)}`,
  ending: {
    withdrawn: (name: string) => `Withdrawn by ${name}`,
    taken: (name: string) => `Accepted by ${name}`,
    takenByOther: (name: string) => `${name} accepted first`,
    takenByYou: "Accepted by you",
    cardsGone: "Already traded",
    declined: "Declined by everybody",
    declinedBy: (name: string) => `Declined by ${name}`,
    declinedByYou: "Declined by you",
    withdrawnByYou: "Withdrawn by you",
  },
};

export type OfferCardText = typeof offerCard;
