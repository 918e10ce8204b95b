import { signed } from "../../../signed.ts";
import type { MarketSlipText } from "../../../games/mediterranean/offer-card-text.ts";
import { list } from "../../grammar.ts";

export const slip: MarketSlipText = {
  number: (offer) => `Offer ${offer}`,
  to: (who) => `to ${who}`,
  toYou: "to you",
  replies: (offer) => `answers offer ${offer}`,
  request: (name, goods) => `${name} is looking for ${goods}`,
  asking: (goods) => `You are asking for ${goods}`,
  youGet: "You get",
  youGive: "You give",
  gives: "Gives",
  wants: "Wants",
  nothing: "nothing",
  vp: (vp) => `${vp} VP`,
  noneOf: (good) => `no ${good}`,
  youWouldHave: (sets) =>
    `You would have ${list(sets.map(({ goods, money, by }) => `${goods} ($${money}, ${signed(by)})`))}`,
  noMoney: "Your sets would stay as they are.",
  sheds: (dangers) => `You would be rid of ${list(dangers)}`,
  arrows: (changes) => `Your arrows would change: ${list(changes)}`,
  unknown: (cards) =>
    cards === 1 ? "Its underside is unknown to you" : "Their undersides are unknown to you",
  lacks: (goods) => `You are short of ${goods}`,
  cards: "Cards that you give",
  change: "Other cards",
  accept: "Accept",
  counter: "Counter",
  makeOffer: "Make an offer",
  decline: "Decline",
  withdraw: "Withdraw",
  standing: "Renew",
  declinedBy: (names) => `Declined by ${list(names)}`,
  end: {
    withdrawn: (name) => `${name} has withdrawn it`,
    taken: (name) => `${name} has accepted it`,
    quicker: (name) => `${name} was quicker`,
    takenByYou: "You have accepted it",
    cardsGone: "Its cards are gone",
    declined: "All have declined it",
    declinedBy: (name) => `${name} has declined it`,
    declinedByYou: "You have declined it",
    withdrawnByYou: "You have withdrawn it",
  },
};
