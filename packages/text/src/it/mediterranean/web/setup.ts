import type { MediterraneanSetupText } from "../../../en/mediterranean/web/setup.ts";
import { count, list } from "../../grammar.ts";

export const setup: MediterraneanSetupText = {
  intro: "Da quattro a sei giocatori. Tutto il resto segue il regolamento.",
  sharedDevice:
    "Su un dispositivo condiviso il mercato si gioca a giri e senza orologio: prima tutti offrono, poi tutti rispondono. Le tue carte restano nascoste mentre passi il dispositivo.",
  tradingTime: "Durata del mercato",
  tradingTimeText: "Uguale per tutti. Se serve più tempo, scegli un mercato più lungo.",
  noClock: "Senza orologio: chiude quando tutti hanno finito",
  minutes: (minutes) => count(minutes, "minuto", "minuti"),
  standardLength: (length) => `${length}, come da regolamento`,
  grace: "Tempo per il magazzino dopo gli scambi",
  graceText: "Gli scambi sono finiti, ma si possono ancora mettere carte in magazzino.",
  seconds: (seconds) => count(seconds, "secondo", "secondi"),
  noGrace: "Nessuno",
  market: "Mercato",
  marketText: {
    open: "Tutti fanno offerte e rispondono nello stesso momento.",
    rounds: "Tre giri. In ognuno prima tutti fanno offerte, poi tutti rispondono.",
  },
  marketChoices: { open: "Aperto", rounds: "A giri" },
  pledges: "Impegni",
  pledgesText: {
    binding: "Gli impegni presi in un affare vanno mantenuti.",
    talk: "Gli impegni sono annotati, ma non è obbligatorio mantenerli.",
  },
  pledgeChoices: { binding: "Vincolanti", talk: "Non vincolanti" },
  tradeVp: "I punti vittoria si scambiano",
  tradeVpText: "Possono far parte di un affare come le merci.",
  publicVp: "Punti vittoria scoperti",
  publicVpText: "Altrimenti ognuno vede solo i suoi, fino alla fine.",
  handTypes: "Merci in mano scoperte",
  handTypesText: "Tutti vedono quali merci hanno gli altri; il fondo delle carte resta nascosto.",
  crossing: "Passare lo 0",
  crossingText: "Ogni lato di una plancia ha il suo 0, o i due lati ne hanno uno in comune.",
  crossingChoices: { twoZeros: "Due zeri", sharedZero: "Uno zero" },
  tradeChat: "Chat libera durante gli scambi",
  tradeChatText:
    "Altrimenti si usano solo frasi pronte, che non rivelano nulla del fondo delle carte.",
  moreOptions: "Altre opzioni",
  settingsSummary: {
    market: (length) => `Mercato: ${length}`,
    unclocked: "Mercato senza orologio",
    rounds: "Mercato a giri",
    nonBindingPledges: "Impegni non vincolanti",
    noVp: "I PV non si scambiano",
    hiddenVp: "PV coperti fino alla fine",
    openHands: "Merci in mano scoperte",
    sharedZero: "Un solo zero per plancia",
    chat: "Chat libera durante gli scambi",
  },
  tableCard: {
    turn: (turn, phase) => `Turno ${turn} · ${phase}`,
    leads: (names, vp) =>
      `${names.length === 1 ? "È in testa" : "Sono in testa"} ${list(names)} con ${vp} PV`,
    pictureLabel: (turn) => `Punti vittoria, felicità e sicurezza al turno ${turn}`,
  },
};
