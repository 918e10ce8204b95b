import type { MarketText } from "../../../en/mediterranean/web/market.ts";
import { count, list, the } from "../../grammar.ts";
import { buildingNoun } from "../card-names.ts";
import { hand } from "./hand.ts";
import { offerCard } from "./offer-card.ts";

export const market: MarketText = {
  title: "Mercato",
  fairness: {
    server:
      "Vale la prima risposta che arriva al server. Fino ad allora nessuna carta passa di mano.",
    device: "L'affare va a chi accetta per primo.",
    bots: "I bot rispondono alla velocità scelta nelle impostazioni.",
  },
  columns: { me: "Offerte per te", open: "Mercato aperto", mine: "Le tue offerte" },
  tabs: { me: "Per te", open: "Mercato", mine: "Tue", compose: "Offerta" },
  empty: {
    me: "Ancora nessuna offerta per te. Chiedi una merce, o fai tu la prima offerta.",
    open: "Nessuna offerta aperta. Scegli una merce qui sopra per chiedere chi ce l'ha.",
    mine: "Scegli le carte dalla tua mano per offrirle, o usa il pulsante qui sotto.",
    answers: "Nessuna offerta solo per te. Le offerte a tutti sono nel mercato aperto.",
  },
  hand,
  offerCard,
  feedback: {
    sent: "Offerta inviata.",
    dealMade: (name) => `Affare fatto con ${name}.`,
    asked: (good) => `Hai chiesto ${good} a tutti.`,
    notSent: "Invio non riuscito. Non è cambiato nulla.",
    marketClosed: "Il mercato ha chiuso mentre preparavi un'offerta. Non è stato inviato nulla.",
    dismiss: "Chiudi",
  },
  compose: {
    title: "Fai un'offerta",
    reply: (name) => `Rispondi a ${name}`,
    open: "Fai un'offerta",
    continueDraft: "Riprendi l'offerta",
    give: "Dai",
    giveHint: "Scegli le carte dalla tua mano.",
    want: "Vuoi",
    add: (good) => `${good}: una in più`,
    remove: (good) => `${good}: una in meno`,
    removeCard: "togli dall'offerta",
    promiseAs: "Promessa come",
    asPiracy: "Pirateria",
    vpGiven: "PV che dai",
    vpWanted: "PV che vuoi",
    more: (what) => `${what}: uno in più`,
    less: (what) => `${what}: uno in meno`,
    to: "A",
    everyone: "Tutti",
    send: "Invia",
    startOver: "Svuota",
    close: "Chiudi",
    emptyHint: "Scegli che cosa dai e che cosa vuoi.",
    giftDialog: {
      title: "È un regalo?",
      text: "Non chiedi nulla in cambio.",
      cancel: "Cambia l'offerta",
      confirm: "Regala",
    },
  },
  pledge: {
    title: "I tuoi impegni per il prossimo turno",
    pledgedToYou: "Impegni verso di te per il prossimo turno",
    use: "usare",
    doNotUse: "non usare",
    useChoice: "Usare o no",
    building: "Edificio",
    target: "su",
    add: "Aggiungi",
    summary: (use, building, target) =>
      `${use ? "Usare" : "Non usare"} ${the(buildingNoun(building))} su ${target}`,
    remove: "Togli",
  },
  goods: {
    title: "Chi ha\u00a0…?",
    whoHas: (good) => `Chi ha ${good}?`,
    stopAsking: (good) => `Stai chiedendo ${good}. Premi per smettere`,
    soughtBy: (names) => `${names.length === 1 ? "la cerca" : "la cercano"} ${list(names)}`,
    offeredBy: (names) => `${names.length === 1 ? "la offre" : "la offrono"} ${list(names)}`,
  },
  deals: {
    title: "Affari di questo turno",
    none: "Ancora nessun affare.",
  },
  sayPhrase: "Di'",
  clock: {
    left: (minutes, seconds) =>
      minutes === 0
        ? count(seconds, "secondo rimasto", "secondi rimasti")
        : `${minutes} min ${seconds} s rimasti`,
    warning: (seconds) =>
      seconds >= 60
        ? seconds < 90
          ? "Manca un minuto."
          : `Mancano ${Math.round(seconds / 60)} minuti.`
        : `Mancano ${seconds} secondi.`,
    over: "Il tempo è scaduto.",
  },
  readyBar: {
    ready: "Ho finito",
    unready: "Non ho ancora finito",
    readyHint: "Hai finito. Gli altri possono ancora accettare le tue offerte.",
    atBell:
      "Alla chiusura del mercato tutte le offerte finiscono e ogni carta non conservata si scopre.",
    grace: "Il mercato è chiuso. Puoi ancora conservare carte.",
    round: (round, step) =>
      step === "offer"
        ? `Giro ${round} di 3: ora fai le offerte. Poi si risponde.`
        : `Giro ${round} di 3: ora rispondi alle offerte. Niente nuove offerte.`,
    readySeats: (names) =>
      names.length === 1 ? `Ha finito ${list(names)}` : `Hanno finito ${list(names)}`,
    nobodyReady: "Nessuno ha ancora finito",
  },
};
