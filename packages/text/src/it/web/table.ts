import type { TableText } from "../../en/web/table.ts";
import { count } from "../grammar.ts";

export const table: TableText = {
  board: "Mappa",
  track: "Tracciato",
  seats: "Posti",
  sidePanel: "Cronaca e carte",
  actions: "Azioni",
  closeSidePanel: "Chiudi il pannello",
  menu: "Menu",
  sheet: {
    peek: "Mostra le azioni",
    half: "Mostra tutto",
    full: "Abbassa il pannello",
  },
  log: {
    empty: "Non è ancora successo nulla. Quel che accade si legge qui.",
    showMoment: "Guarda questo momento",
    lookingBack: (move, of) => `Stai guardando la mossa ${move} di ${of}.`,
    backToNow: "Torna al presente",
    newLines: (number) => count(number, "riga nuova", "righe nuove"),
    skippedLines: (number) => `Prima, ${count(number, "riga", "righe")}.`,
  },
};
