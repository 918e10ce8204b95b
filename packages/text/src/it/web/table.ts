import type { TableText } from "../../en/web/table.ts";
import { count, list } from "../grammar.ts";

export const table: TableText = {
  board: "Tabellone",
  track: "Tracciato",
  seats: "Giocatori",
  sidePanel: "Cronaca e carte",
  actions: "Azioni",
  closeSidePanel: "Chiudi il pannello",
  menu: "Menu",
  sound: "Suoni",
  analysis: "Analisi",
  yourTurn: "Il tuo turno",
  player: {
    person: "persona",
    thinking: "sta pensando …",
    you: "tu",
  },
  status: {
    thinks: (name) => `${name} sta pensando`,
    gameOver: (winners) =>
      `Partita finita: ${winners.length === 1 ? "vince" : "vincono"} ${list(winners)}`,
    lookingBack: (move, of) => `Mossa ${move} di ${of}`,
  },
  sheet: {
    peek: "Mostra le azioni",
    half: "Mostra tutto",
    full: "Nascondi il pannello",
  },
  undo: {
    scope: (move, botTurns) =>
      `Annulla ${move}${botTurns === 0 ? "" : ` e ${count(botTurns, "turno", "turni")} dei bot`}`,
    shortScope: (botTurns) => (botTurns === 0 ? "Annulla" : `Annulla ${botTurns + 1} turni`),
    redo: "Ripeti",
  },
  live: {
    skip: "Salta",
    skipToNow: (waiting) => `Vai al presente (altre ${waiting})`,
  },
  log: {
    title: "Cronaca",
    empty: "Le mosse appariranno qui.",
    showMoment: "Mostra questo momento",
    lookingBack: (move, of) => `Stai guardando la mossa ${move} di ${of}.`,
    backToNow: "Torna al presente",
    newLines: (number) => count(number, "riga nuova", "righe nuove"),
    skippedLines: (number) => `${count(number, "riga precedente", "righe precedenti")}.`,
  },
};
