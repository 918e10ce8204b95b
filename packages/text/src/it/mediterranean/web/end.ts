import { signed } from "../../../signed.ts";
import type { MediterraneanEndText } from "../../../en/mediterranean/web/end.ts";
import { count, toPerson } from "../../grammar.ts";

const signedDollars = (value: number): string => {
  const sign = value < 0 ? "−" : "+";
  return value === 0 ? "$0" : `${sign}$${Math.abs(value)}`;
};

export const end: MediterraneanEndText = {
  won: (name, vp) => `${name} ha più punti vittoria di tutti: ${vp}.`,
  wonTied: (name, vp, reason) => `${name} ha ${vp} PV: ${reason}.`,
  rematchText: "Gli stessi giocatori con le stesse opzioni, e tutto estratto di nuovo.",
  ranking: {
    vp: "PV",
    culture: "Cultura",
    buildings: "Edifici",
  },
  reason: {
    vp: (more, next) => `${more} PV in più di ${next}`,
    culture: (more, next) =>
      `tanti PV quanti ${next}, ma ${count(more, "cubo", "cubi")} di cultura in più`,
    buildings: (more, next) =>
      `tanti PV e cubi di cultura quanti ${next}, ma ${count(more, "edificio", "edifici")} in più`,
    throws: (next) => `alla pari con ${next} in tutto, ma ha vinto a sasso, carta, forbice`,
    level: (next) => `alla pari con ${next} in tutto`,
  },
  race: {
    turn: "Turno",
    chartLabel:
      "Un grafico dei punti vittoria di tutti, turno per turno. Le cifre sono nella tabella qui sotto.",
  },
  points: {
    title: "Da dove vengono i punti",
    hint: "Che cosa ha portato ogni turno, per origine; le perdite pendono sotto la linea.",
    source: {
      goods: "Prosperità",
      industry: "Industrie",
      culture: "Cultura",
      developments: "Sviluppi, edifici, meraviglie",
      bought: "Comprati",
      trades: "Scambi",
      lost: "Calamità, penalità",
    },
    chartLabel: (name) =>
      `Un grafico dei punti segnati da ${name} in ogni turno. Le cifre sono nella tabella qui sotto.`,
    showTable: "Le origini in una tabella",
    total: "Totale",
    wholeGame: "Partita",
    signed,
  },
  trades: {
    title: "Gli scambi migliori e peggiori",
    hint: (dollarsPerPoint) =>
      `Uno scambio vale quanto la mano ha reso a fine turno con le carte ricevute, meno quanto avrebbe reso con quelle cedute: il denaro delle serie, $${dollarsPerPoint} per un punto vittoria, $1 per un passo di felicità o sicurezza.`,
    summary: (number, sum) => `${count(number, "scambio", "scambi")}, in tutto ${sum}`,
    none: "Nessuno scambio.",
    best: "Migliore",
    worst: "Peggiore",
    tradeTitle: (turn, partner) => `Turno ${turn}, con ${partner}`,
    given: "Ceduto",
    received: "Ricevuto",
    nothing: "niente",
    vp: (points) => `${points} PV`,
    dollars: signedDollars,
    showInReplay: "Guardalo rivedendo la partita",
  },
  replay: {
    turn: "Turno",
    turnName: (turn) => `Turno ${turn}`,
    phaseBack: "Indietro di una fase",
    phaseForward: "Avanti di una fase",
    beforeFirstMove: "Prima della prima mossa.",
    observerChoice: "Con gli occhi di chi",
    open: "Tutte le mani scoperte",
    seat: (name) => `Come la vedeva ${name}`,
    spectator: "Come chi guarda",
    offers: "Offerte aperte",
    noOffers: "In questo momento non c'è nessuna offerta.",
    offer: (offer, name, to) => `Offerta ${offer} di ${name} ${toPerson(to)}`,
    deals: "Scambi del turno fin qui",
    handOf: (name) => `Mano di ${name}`,
    stored: "In magazzino",
    noCards: "Nessuna carta.",
    secretMove: (name) => `${name} decide in segreto.`,
    otherHandsHidden: "Le altre mani si scoprono a fine partita.",
    keyList: [
      { keys: "← →", description: "una mossa indietro o avanti" },
      { keys: "↑ ↓", description: "una fase indietro o avanti" },
      { keys: "Pag su Pag giù", description: "un turno indietro o avanti" },
      { keys: "Inizio Fine", description: "all'inizio o alla fine" },
      { keys: "Spazio", description: "avviare o fermare" },
      {
        keys: "[ ]",
        description: "una mossa indietro o avanti mentre le frecce scorrono il tavolo",
      },
      { keys: "?", description: "questo elenco" },
    ],
  },
};
