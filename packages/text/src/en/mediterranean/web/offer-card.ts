import { signed } from "../../../signed.ts";
import type { OfferCardText } from "../../../games/mediterranean/offer-card-text.ts";
import { list } from "../../grammar.ts";

export const offerCard: OfferCardText = {
  title: (offer) => `Offer ${offer}`,
  to: (who) => `to ${who}`,
  toYou: "to you",
  inReplyTo: (offer) => `answers offer ${offer}`,
  request: (name, goods) => `${name} is looking for ${goods}`,
  ownRequest: (goods) => `You are asking for ${goods}`,
  youGet: "You get",
  youGive: "You give",
  gives: "Gives",
  wants: "Wants",
  nothing: "nothing",
  vp: (vp) => `${vp} VP`,
  noneOf: (good) => `no ${good}`,
  setsAfter: (sets) =>
    `You would have ${list(sets.map(({ goods, money, change }) => `${goods} ($${money}, ${signed(change)})`))}`,
  setsUnchanged: "Your sets would stay as they are.",
  dangersRemoved: (dangers) => `You would be rid of ${list(dangers)}`,
  trackChanges: (changes) => `Your arrows would change: ${list(changes)}`,
  undersidesUnknown: (cards) =>
    cards === 1 ? "Its underside is unknown to you" : "Their undersides are unknown to you",
  missingGoods: (goods) => `You are short of ${goods}`,
  cardsGiven: "Cards that you give",
  otherCards: "Other cards",
  accept: "Accept",
  counter: "Counter",
  makeOffer: "Make an offer",
  decline: "Decline",
  withdraw: "Withdraw",
  renew: "Renew",
  declinedBy: (names) => `Declined by ${list(names)}`,
  ending: {
    withdrawn: (name) => `${name} has withdrawn it`,
    taken: (name) => `${name} has accepted it`,
    takenByOther: (name) => `${name} was quicker`,
    takenByYou: "You have accepted it",
    cardsGone: "Its cards are gone",
    declined: "All have declined it",
    declinedBy: (name) => `${name} has declined it`,
    declinedByYou: "You have declined it",
    withdrawnByYou: "You have withdrawn it",
  },
};
