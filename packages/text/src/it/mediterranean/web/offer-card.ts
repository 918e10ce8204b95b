import { signed } from "../../../signed.ts";
import type { OfferCardText } from "../../../en/mediterranean/web/offer-card.ts";
import { list } from "../../grammar.ts";

export const offerCard: OfferCardText = {
  title: (offer) => `Offerta ${offer}`,
  to: (who) => `a ${who}`,
  toYou: "a te",
  inReplyTo: (offer) => `risponde all'offerta ${offer}`,
  request: (name, goods) => `${name} cerca ${goods}`,
  ownRequest: (goods) => `Stai chiedendo ${goods}`,
  youGet: "Ricevi",
  youGive: "Dai",
  gives: "Dà",
  wants: "Vuole",
  nothing: "nulla",
  vp: (vp) => `${vp} PV`,
  noneOf: (good) => `niente ${good}`,
  setsAfter: (sets) =>
    `Avresti ${list(sets.map(({ goods, money, change }) => `${goods} ($${money}, ${signed(change)})`))}`,
  setsUnchanged: "Le tue serie resterebbero come sono.",
  dangersRemoved: (dangers) => `Ti libereresti di ${list(dangers)}`,
  trackChanges: (changes) => `Le tue frecce cambierebbero: ${list(changes)}`,
  undersidesUnknown: (cards) =>
    cards === 1 ? "Che cosa c'è sotto, non lo sai" : "Che cosa c'è sotto le carte, non lo sai",
  missingGoods: (goods) => `Ti manca: ${goods}`,
  cardsGiven: "Le carte che dai",
  otherCards: "Altre carte",
  accept: "Accetta",
  counter: "Rilancia",
  makeOffer: "Fai un'offerta",
  decline: "Rifiuta",
  withdraw: "Ritira",
  renew: "Rinnova",
  declinedBy: (names) =>
    names.length === 1 ? `Rifiutata da ${list(names)}` : `Rifiutata da: ${list(names)}`,
  ending: {
    withdrawn: (name) => `Ritirata da ${name}`,
    taken: (name) => `Accettata da ${name}`,
    takenByOther: (name) => `${name} ha fatto prima`,
    takenByYou: "L'hai accettata",
    cardsGone: "Le carte non ci sono più",
    declined: "L'hanno rifiutata tutti",
    declinedBy: (name) => `Rifiutata da ${name}`,
    declinedByYou: "L'hai rifiutata",
    withdrawnByYou: "L'hai ritirata",
  },
};
