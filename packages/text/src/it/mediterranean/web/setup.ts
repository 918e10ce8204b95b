import type { MediterraneanSetupText } from "../../../en/mediterranean/web/setup.ts";
import { count, list } from "../../grammar.ts";

export const setup: MediterraneanSetupText = {
  intro: "Si gioca da quattro a sei. Quello che non scegli qui è come nella scatola.",
  sharedDevice:
    "Intorno a un solo dispositivo il mercato si fa a giri e senza orologio: prima tutti offrono, poi tutti rispondono. Mentre il dispositivo passa di mano, un sipario copre le carte di ognuno.",
  tradingTime: "Durata del mercato",
  tradingTimeText: "Uguale per tutti. Chi ha bisogno di più tempo ne prende una più lunga.",
  noClock: "Senza orologio: chiude quando tutti sono pronti",
  minutes: (minutes) => count(minutes, "minuto", "minuti"),
  standardLength: (length) => `${length}, come da regole`,
  grace: "Tempo per il magazzino dopo la campana",
  graceText: "Non si scambia più, ma le carte possono ancora andare in magazzino.",
  seconds: (seconds) => count(seconds, "secondo", "secondi"),
  noGrace: "Nessuno",
  market: "Mercato",
  marketText: {
    open: "Offerte e risposte in ogni momento, tutti insieme.",
    rounds: "Tre giri: in ognuno prima tutti offrono, poi tutti rispondono.",
  },
  marketChoices: { open: "Aperto", rounds: "A giri" },
  pledges: "Impegni",
  pledgesText: {
    binding: "Chi prende un impegno in un affare lo mantiene, quando viene il momento.",
    talk: "Gli impegni restano scritti, ma nessuno è tenuto a mantenerli.",
  },
  pledgeChoices: { binding: "Vincolano", talk: "Sono solo parole" },
  tradeVp: "I punti vittoria si scambiano",
  tradeVpText: "Possono far parte di un affare come le merci.",
  publicVp: "I punti vittoria sono scoperti",
  publicVpText: "Altrimenti ognuno vede solo i suoi, fino alla fine.",
  handTypes: "Le merci in mano sono scoperte",
  handTypesText: "Tutti vedono quali merci hanno gli altri; il fondo delle carte resta nascosto.",
  crossing: "Passare lo 0",
  crossingText: "Se ogni faccia di un tabellone ha il suo 0, o ne hanno uno in comune.",
  crossingChoices: { twoZeros: "Due zeri", sharedZero: "Uno zero" },
  tradeChat: "Parola libera durante gli scambi",
  tradeChatText: "Altrimenti si parla con frasi fatte, che non tradiscono il fondo delle carte.",
  moreOptions: "Altre opzioni",
  settingsSummary: {
    market: (length) => `Mercato di ${length}`,
    unclocked: "Mercato senza orologio",
    rounds: "Mercato a giri",
    nonBindingPledges: "Gli impegni non vincolano",
    noVp: "I PV non si scambiano",
    hiddenVp: "PV coperti fino alla fine",
    openHands: "Merci in mano scoperte",
    sharedZero: "Uno zero solo per tabellone",
    chat: "Parola libera durante gli scambi",
  },
  tableCard: {
    turn: (turn, phase) => `Turno ${turn} · ${phase}`,
    leads: (names, vp) =>
      `${names.length === 1 ? "È in testa" : "Sono in testa"} ${list(names)} con ${vp} PV`,
    pictureLabel: (turn) => `Punti vittoria, felicità e sicurezza al turno ${turn}`,
  },
};
