import type { TsoroWebText } from "../../../en/tsoro/web/web.ts";
import { count, toPerson } from "../../grammar.ts";

export const tsoroWeb: TsoroWebText = {
  board: {
    label: "Tabellone con sette punti",
    keyboardHelp:
      "Le frecce portano da un punto all'altro. Invio mette una pietra, oppure sceglie la pietra da muovere e il punto dove muoverla. Esc annulla la scelta.",
    point: (name, facts) => `${name}: ${facts.join(", ")}`,
    stoneOf: (owner) => `pietra di ${owner}`,
    free: "libero",
    canPlace: "puoi mettere qui una pietra",
    canMove: "puoi muovere questa pietra",
    selected: "scelta",
    target: "puoi muovere qui",
    inLine: "parte della fila vincente",
    lastMove: "ultima mossa",
  },
  status: {
    place: (left) =>
      left === 1
        ? "Tocca a te: metti l'ultima pietra"
        : `Tocca a te: metti una pietra, ne restano ${left}`,
    move: "Tocca a te: scegli la pietra da muovere",
    moveTo: "Ora scegli il punto libero",
    placing: (name) => `Tocca ${toPerson(name)} mettere una pietra`,
    moving: (name) => `Tocca ${toPerson(name)} muovere una pietra`,
    repeated: "Questa posizione c'è già stata. Alla terza volta è patta.",
    toPlace: (left) => `${count(left, "pietra", "pietre")} da mettere`,
    onBoard: "Tutte le pietre sul tabellone",
  },
  phase: {
    placing: "Si mettono le pietre",
    moving: "Si muovono le pietre",
    over: "Finita",
  },
  end: {
    draw: "Patta",
    reason: {
      line: () => "Tre pietre in fila.",
      blocked: (loser) => `${loser} non poteva più muovere.`,
      repetition: () => "La stessa posizione si è presentata per la terza volta.",
    },
    boardLabel: "Il tabellone alla fine",
    rematchText: "Comincia l'altro giocatore.",
  },
  undone: { place: "pietra", move: "mossa" },
  keyList: [
    { keys: "← ↑ ↓ →", description: "Muoviti da un punto all'altro" },
    { keys: "Invio", description: "Metti una pietra, o scegli quale muovere" },
    { keys: "Esc", description: "Annulla la scelta" },
    { keys: "u", description: "Annulla" },
    { keys: "U", description: "Ripeti" },
    { keys: "[ ]", description: "Mossa precedente o successiva" },
    { keys: "s", description: "Salta le mosse mostrate" },
    {
      keys: "h",
      description: "Chiedi a un bot che cosa fare (non online)",
    },
    { keys: "/", description: "Cerca nelle regole" },
    { keys: "?", description: "Mostra questo elenco" },
  ],
};
