import type { MediterraneanTableText } from "../../../en/mediterranean/web/table.ts";
import { list } from "../../grammar.ts";

export const table: MediterraneanTableText = {
  turn: (turn, of) => `Turno ${turn} di ${of}`,
  status: {
    yourDecision: "Tocca a te decidere",
    waitingFor: (names) => `In attesa di ${list(names)}`,
    watching: "Stai guardando",
    gameOver: (winners) =>
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
  passDevice: {
    title: (name) => `Passa il dispositivo a ${name}`,
    text: "Adesso nessun altro deve guardare.",
    takeDevice: (name) => `Sono ${name}`,
  },
  keyList: [
    { keys: "?", description: "Mostra i tasti" },
    { keys: "/", description: "Apri il regolamento" },
    { keys: "Tab", description: "Vai da una parte all'altra" },
  ],
  dismiss: "Chiudi",
};
