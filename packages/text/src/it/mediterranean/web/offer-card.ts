import { signed } from "../../../signed.ts";
import type { OfferCardText } from "../../../en/mediterranean/web/offer-card.ts";
import { list } from "../../grammar.ts";

export const offerCard: OfferCardText = {
  title: (offer) => `Offerta ${offer}`,
  to: (who) => `a ${who}`,
  toYou: "a te",
  inReply: "in risposta a un'offerta precedente",
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
  setsUnchanged: "Le tue serie non cambierebbero.",
  dangersRemoved: (dangers) => `Ti libereresti di ${list(dangers)}`,
  trackChanges: (changes) => `Le tue frecce cambierebbero: ${list(changes)}`,
  undersidesUnknown: (cards) =>
    cards === 1 ? "Non vedi il fondo di questa carta" : "Non vedi il fondo di queste carte",
  missingGoods: (goods) => `Ti manca: ${goods}`,
  cardsGiven: "Le carte che dai",
  otherCards: "Altre carte",
  accept: "Accetta",
  counter: "Controfferta",
  makeOffer: "Fai un'offerta",
  decline: "Rifiuta",
  withdraw: "Ritira",
  renew: "Offri di nuovo",
  declinedBy: (names) =>
    names.length === 1 ? `Rifiutata da ${list(names)}` : `Rifiutata da: ${list(names)}`,
  ending: {
    withdrawn: (name) => `Ritirata da ${name}`,
    taken: (name) => `Accettata da ${name}`,
    takenByOther: (name) => `${name} ha accettato prima`,
    takenByYou: "L'hai accettata",
    cardsGone: "Già scambiate",
    declined: "L'hanno rifiutata tutti",
    declinedBy: (name) => `Rifiutata da ${name}`,
    declinedByYou: "L'hai rifiutata",
    withdrawnByYou: "L'hai ritirata",
  },
};
