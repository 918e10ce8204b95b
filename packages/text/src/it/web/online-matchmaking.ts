import type { MatchmakingText } from "../../en/web/online-matchmaking.ts";
import { count, list } from "../grammar.ts";

export const matchmaking: MatchmakingText = {
  toPlay: (names) => `Tocca a ${list(names)}`,
  timeLeft: (time) => `ancora ${time}`,
  nextTable: {
    link: "Prossima partita",
    keyDescription:
      "Vai al prossimo tavolo dove tocca a te (quando il tabellone non è selezionato)",
    waitingTables: (tables) => `È il tuo turno a ${count(tables, "tavolo", "tavoli")}`,
  },
  quickPairing: {
    title: "Gioca subito",
    text: "Ti abbiniamo a chi cerca la stessa partita. Quando ci siete tutti, inizia da sola.",
    game: "Gioco",
    live: "Tempo reale",
    correspondence: "In più giorni",
    players: "Giocatori",
    anyNumber: "Qualsiasi",
    searching: "Cerco un tavolo …",
    waitTitle: "Cerchiamo giocatori",
    wait: "Lascia aperta questa pagina. Quando i posti sono tutti presi la partita inizia da sola.",
    waitCorrespondence:
      "Puoi chiudere questa pagina. Quando i posti sono tutti presi la partita inizia da sola.",
    startWithBots: "Inizia con i bot",
    startWithBotsText: "Ancora nessuno? I posti liberi possono prenderli i bot.",
    stopSearching: "Smetti di cercare",
  },
  fillWithBots: "Riempi i posti liberi con i bot",
  filters: {
    title: "Mostra",
    game: "Gioco",
    anyGame: "Tutti i giochi",
    pace: "Ritmo",
    anyPace: "Qualsiasi ritmo",
    live: "Tempo reale",
    correspondence: "Per corrispondenza",
    untimed: "Senza orologio",
    players: "Giocatori",
    anyPlayers: "Qualsiasi numero",
    withFriends: "Con amici",
    hasFreeSeat: "Con un posto libero",
    clear: "Mostra tutti",
    noMatch: "Nessun tavolo aperto con questi filtri. Mostrali tutti, o aprine uno tu.",
  },
  showMore: "Mostra altri",
  boardLabel: (names) => `Tabellone della partita con ${list(names)}`,
  qr: {
    show: "Inquadra con il telefono",
    alt: "Codice QR del link a questo tavolo",
  },
  preview: {
    invitation: (title) => `C'è un posto libero: ${title}`,
    watch: (title) => `Guarda: ${title}`,
  },
};
