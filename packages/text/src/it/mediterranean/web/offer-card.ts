import { signed } from "../../../signed.ts";
import type { MarketSlipText } from "../../../games/mediterranean/offer-card-text.ts";
import { list } from "../../grammar.ts";

export const slip: MarketSlipText = {
  number: (offer) => `Offerta ${offer}`,
  to: (who) => `a ${who}`,
  toYou: "a te",
  replies: (offer) => `risponde all'offerta ${offer}`,
  request: (name, goods) => `${name} cerca ${goods}`,
  asking: (goods) => `Stai chiedendo ${goods}`,
  youGet: "Ricevi",
  youGive: "Dai",
  gives: "Dà",
  wants: "Vuole",
  nothing: "nulla",
  vp: (vp) => `${vp} PV`,
  noneOf: (good) => `niente ${good}`,
  youWouldHave: (sets) =>
    `Avresti ${list(sets.map(({ goods, money, by }) => `${goods} ($${money}, ${signed(by)})`))}`,
  noMoney: "Le tue serie resterebbero come sono.",
  sheds: (dangers) => `Ti libereresti di ${list(dangers)}`,
  arrows: (changes) => `Le tue frecce cambierebbero: ${list(changes)}`,
  unknown: (cards) =>
    cards === 1 ? "Che cosa c'è sotto, non lo sai" : "Che cosa c'è sotto le carte, non lo sai",
  lacks: (goods) => `Ti manca: ${goods}`,
  cards: "Le carte che dai",
  change: "Altre carte",
  accept: "Accetta",
  counter: "Rilancia",
  makeOffer: "Fai un'offerta",
  decline: "Rifiuta",
  withdraw: "Ritira",
  standing: "Rinnova",
  declinedBy: (names) =>
    names.length === 1 ? `Rifiutata da ${list(names)}` : `Rifiutata da: ${list(names)}`,
  end: {
    withdrawn: (name) => `Ritirata da ${name}`,
    taken: (name) => `Accettata da ${name}`,
    quicker: (name) => `${name} ha fatto prima`,
    takenByYou: "L'hai accettata",
    cardsGone: "Le carte non ci sono più",
    declined: "L'hanno rifiutata tutti",
    declinedBy: (name) => `Rifiutata da ${name}`,
    declinedByYou: "L'hai rifiutata",
    withdrawnByYou: "L'hai ritirata",
  },
};
