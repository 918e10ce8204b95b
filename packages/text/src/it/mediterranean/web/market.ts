import type { MarketText } from "../../../en/mediterranean/web/market.ts";
import { list } from "../../grammar.ts";
import { hand } from "./hand.ts";
import { offerCard } from "./offer-card.ts";

export const market: MarketText = {
  title: "Mercato",
  fairness: {
    server: "L'affare va a chi arriva per primo al server; finché non è certo, non si muove nulla.",
    device: "Le risposte valgono nell'ordine in cui vengono date.",
    bots: "I bot si prendono il loro tempo, al ritmo delle tue impostazioni.",
  },
  columns: { me: "Offerte per te", open: "Mercato aperto", mine: "Le tue offerte" },
  tabs: { me: "Per te", open: "Mercato", mine: "Tue", compose: "Offerta" },
  empty: {
    me: "Nessuno ti ha ancora fatto un'offerta. Chiedi ciò che raccogli, o comincia tu.",
    open: "Non c'è nulla in offerta. Premi una merce qui sopra per chiedere chi ce l'ha.",
    mine: "Premi le carte della tua mano per offrirle, o il pulsante qui sotto.",
    answers:
      "Nessuno ha fatto un'offerta solo a te. Ciò che è rivolto a tutti sta nel mercato aperto.",
  },
  hand,
  offerCard,
  feedback: {
    sent: "La tua offerta è sul mercato.",
    dealMade: (name) => `Affare fatto con ${name}.`,
    asked: (good) => `Hai chiesto a tutti: ${good}.`,
    notSent: "Non è arrivato. Non è cambiato nulla.",
    marketClosed: "Il mercato ha chiuso mentre preparavi un'offerta. Non è stato inviato nulla.",
    dismiss: "Chiudi",
  },
  compose: {
    title: "Fai un'offerta",
    reply: (name) => `Rispondi a ${name}`,
    open: "Fai un'offerta",
    continueDraft: "Continua l'offerta",
    give: "Dai",
    giveHint: "Premi le carte della tua mano.",
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
    startOver: "Ricomincia",
    close: "Chiudi",
    emptyHint: "Scegli che cosa dai e che cosa vuoi.",
  },
  pledge: {
    title: "Prometti per il prossimo turno",
    pledgedToYou: "Ti si promette per il prossimo turno",
    use: "usare",
    doNotUse: "non usare",
    useChoice: "Se usarlo",
    building: "Edificio",
    target: "su",
    add: "Aggiungi",
    summary: (use, building, target) => `${use ? "Usare" : "Non usare"} ${building} su ${target}`,
    remove: "Togli",
  },
  goods: {
    title: "Chi ha …?",
    whoHas: (good) => `Chi ha: ${good}?`,
    stopAsking: (good) => `Stai chiedendo: ${good}; premi per smettere`,
    soughtBy: (names) => `la cerca ${list(names)}`,
    offeredBy: (names) => `la offre ${list(names)}`,
  },
  deals: {
    title: "Affari di questo turno",
    none: "Ancora nessun affare.",
  },
  sayPhrase: "Di'",
  clock: {
    left: (minutes, seconds) =>
      minutes === 0 ? `${seconds} secondi rimasti` : `${minutes} min ${seconds} s rimasti`,
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
    readyHint: "Hai finito. Le tue offerte restano aperte agli altri.",
    atBell: "Alla campana tutte le offerte finiscono; ogni carta non conservata verrà scoperta.",
    grace: "Il mercato è chiuso. Puoi ancora conservare carte, e nient'altro.",
    round: (round, step) =>
      step === "offer"
        ? `Giro ${round} di 3: adesso tutti fanno offerte, poi si risponde.`
        : `Giro ${round} di 3: adesso tutti rispondono, niente nuove offerte.`,
    readySeats: (names) =>
      names.length === 1 ? `Ha finito ${list(names)}` : `Hanno finito ${list(names)}`,
    nobodyReady: "Nessuno ha ancora finito",
  },
  keyList: [
    { keys: "O", description: "Fai un'offerta" },
    { keys: "R", description: "Hai finito, o non ancora" },
    { keys: "J, K", description: "Vai all'offerta successiva o precedente" },
    { keys: "A", description: "Accetta l'offerta che ha il fuoco" },
    { keys: "C", description: "Rilancia" },
    { keys: "D", description: "Rifiutala" },
    { keys: "W", description: "Ritira la tua offerta che ha il fuoco" },
    { keys: "S", description: "Conserva la carta che ha il fuoco, o riprendila" },
  ],
};
