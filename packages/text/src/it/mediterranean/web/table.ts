import type { TableText } from "../../../games/mediterranean/table-text.ts";
import { list } from "../../grammar.ts";

export const table: TableText = {
  turn: (turn, of) => `Turno ${turn} di ${of}`,
  status: {
    yours: "Tocca a te decidere",
    waitsFor: (names) => `In attesa di ${list(names)}`,
    watching: "Stai guardando",
    over: (winners) =>
      winners.length === 1
        ? `La partita è finita: ha vinto ${list(winners)}`
        : `La partita è finita: hanno vinto ${list(winners)}`,
  },
  tabs: { log: "Cronaca", mats: "Plance", cards: "Carte" },
  hand: "La tua mano",
  pause: "Pausa",
  resume: "Riprendi",
  paused: "La partita è in pausa",
  takeBack: "Annulla",
  curtain: {
    title: (name) => `Passa il dispositivo a ${name}`,
    text: "Adesso nessun altro deve guardare.",
    lift: (name) => `Sono ${name}`,
  },
  keyList: [
    { keys: "?", does: "Mostra i tasti" },
    { keys: "/", does: "Apri il regolamento" },
    { keys: "Tab", does: "Vai da una parte all'altra" },
  ],
  dismiss: "Chiudi",
};
