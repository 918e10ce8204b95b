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
  winnersMat: (winner) => `Il tabellone di ${winner}`,
  rematchText: "Gli stessi giocatori e le stesse opzioni, con carte nuove.",
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
    throws: (next) => `alla pari con ${next} in tutto, ma ha vinto alla morra cinese`,
    level: (next) => `alla pari con ${next} in tutto`,
  },
  race: {
    turn: "Turno",
    chartLabel:
      "Un grafico dei punti vittoria di tutti, turno per turno. Le cifre sono nella tabella qui sotto.",
  },
  points: {
    title: "Da dove vengono i punti",
    hint: "I punti di ogni turno, per origine; le perdite sono sotto la linea.",
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
    showTable: "Mostra le origini in una tabella",
    total: "Totale",
    wholeGame: "Partita",
    signed,
  },
  trades: {
    title: "Gli scambi migliori e peggiori",
    hint: (dollarsPerPoint) =>
      `Il valore di uno scambio è quanto la mano ha reso a fine turno, meno quanto avrebbe reso senza lo scambio. Contano il denaro delle serie, $${dollarsPerPoint} per ogni punto vittoria e $1 per ogni passo di felicità o sicurezza.`,
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
    showInReplay: "Mostra nella partita",
  },
  replay: {
    turn: "Turno",
    turnName: (turn) => `Turno ${turn}`,
    phaseBack: "Fase precedente",
    phaseForward: "Fase successiva",
    beforeFirstMove: "Prima della prima mossa.",
    observerChoice: "Punto di vista",
    open: "Tutte le mani scoperte",
    seat: (name) => `Ciò che vedeva ${name}`,
    spectator: "Ciò che vedevano gli spettatori",
    offers: "Offerte aperte",
    noOffers: "In questo momento non ci sono offerte.",
    offer: (name, to) => `${name} ${toPerson(to)}`,
    deals: "Scambi del turno fin qui",
    handOf: (name) => `Mano di ${name}`,
    stored: "In magazzino",
    noCards: "Nessuna carta.",
    secretMove: (name) => `${name} prende una decisione segreta.`,
    otherHandsHidden: "Le altre mani si scoprono a fine partita.",
    keyList: [
      { keys: "← →", description: "Mossa precedente o successiva" },
      { keys: "↑ ↓", description: "Fase precedente o successiva" },
      { keys: "Pag su Pag giù", description: "Turno precedente o successivo" },
      { keys: "Inizio Fine", description: "Vai all'inizio o alla fine" },
      { keys: "Spazio", description: "Avvia o ferma" },
      {
        keys: "[ ]",
        description: "Mossa precedente o successiva mentre le frecce scorrono la pagina",
      },
      { keys: "?", description: "Mostra questo elenco" },
    ],
  },
};
