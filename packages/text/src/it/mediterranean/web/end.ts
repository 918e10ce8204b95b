import { signed } from "../../../signed.ts";
import type { EndText } from "../../../games/mediterranean/end-text.ts";
import { count, list, toWhom } from "../../grammar.ts";

const dollars = (value: number): string => {
  const sign = value < 0 ? "−" : "+";
  return value === 0 ? "$0" : `${sign}$${Math.abs(value)}`;
};

export const end: EndText = {
  title: (winners) => `${winners.length === 1 ? "Vince" : "Vincono"} ${list(winners)}`,
  won: (name, vp) => `${name} ha più punti vittoria di tutti: ${vp}.`,
  wonTied: (name, vp, reason) => `${name} ha ${vp} PV: ${reason}.`,
  rematch: "Rivincita",
  rematchText: "Gli stessi giocatori con le stesse opzioni, e tutto estratto di nuovo.",
  ranking: {
    title: "Classifica",
    place: "Posto",
    player: "Giocatore",
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
    title: "La corsa",
    start: "Inizio",
    turn: "Turno",
    picture:
      "Un grafico dei punti vittoria di tutti, turno per turno. Le cifre sono nella tabella qui sotto.",
    table: "La corsa in una tabella",
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
    picture: (name) =>
      `Un grafico dei punti segnati da ${name} in ogni turno. Le cifre sono nella tabella qui sotto.`,
    table: "Le origini in una tabella",
    total: "Totale",
    whole: "Partita",
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
    when: (turn, partner) => `Turno ${turn}, con ${partner}`,
    given: "Ceduto",
    received: "Ricevuto",
    nothing: "niente",
    vp: (points) => `${points} PV`,
    dollars,
    show: "Guardalo rivedendo la partita",
  },
  record: {
    loading: "Sto prendendo il resoconto della partita…",
    failed: "Il resoconto non è arrivato. La classifica vale comunque.",
    again: "Riprova",
  },
  replay: {
    turn: "Turno",
    turnName: (turn) => `Turno ${turn}`,
    phaseBack: "Indietro di una fase",
    phaseOn: "Avanti di una fase",
    beginning: "Prima della prima mossa.",
    eyes: "Con gli occhi di chi",
    open: "Tutte le mani scoperte",
    seat: (name) => `Come la vedeva ${name}`,
    spectator: "Come chi guarda",
    offers: "Offerte aperte",
    noOffers: "In questo momento non c'è nessuna offerta.",
    offer: (offer, name, to) => `Offerta ${offer} di ${name} ${toWhom(to)}`,
    deals: "Scambi del turno fin qui",
    handOf: (name) => `Mano di ${name}`,
    stored: "In magazzino",
    noCards: "Nessuna carta.",
    inSecret: (name) => `${name} decide in segreto.`,
    secret: "Le altre mani si scoprono a fine partita.",
    keyList: [
      { keys: "← →", does: "una mossa indietro o avanti" },
      { keys: "↑ ↓", does: "una fase indietro o avanti" },
      { keys: "Pag su Pag giù", does: "un turno indietro o avanti" },
      { keys: "Inizio Fine", does: "all'inizio o alla fine" },
      { keys: "Spazio", does: "avviare o fermare" },
      { keys: "[ ]", does: "una mossa indietro o avanti mentre le frecce scorrono il tavolo" },
      { keys: "?", does: "questo elenco" },
    ],
  },
};
