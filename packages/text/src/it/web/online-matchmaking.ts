import type { FindingText } from "../../web/online-matchmaking-text.ts";
import { count, list } from "../grammar.ts";

const GAMES: { readonly [id: string]: string } = {
  zimbabwe: "The Great Zimbabwe",
  mediterranean: "Trading in the Mediterranean",
};

export const finding: FindingText = {
  game: (id) => GAMES[id] ?? id,
  round: (round, game) => `${game === "mediterranean" ? "Turno" : "Giro"} ${round}`,
  toPlay: (names) => `Tocca a ${list(names)}`,
  left: (time) => `ancora ${time}`,
  next: {
    go: "Prossima partita",
    key: "al prossimo tavolo dove tocca a te (fuori dal tabellone)",
    count: (tables) => `Tocca a te a ${count(tables, "tavolo", "tavoli")}`,
  },
  quick: {
    title: "Gioca subito",
    text: "Ti troviamo chi cerca la stessa partita. Quando ci siete tutti, comincia da sola.",
    game: "Gioco",
    live: "Dal vivo",
    liveText: (game) =>
      game === "mediterranean"
        ? "In una sera, mercato di quattro minuti"
        : "In una sera, 90 secondi a turno",
    days: "In più giorni",
    daysText: (game) => `Due giorni a ${game === "mediterranean" ? "passo" : "turno"}`,
    players: "Giocatori",
    any: "Qualsiasi",
    looking: "Cerco un tavolo …",
    waitTitle: "Cerchiamo giocatori",
    wait: "Lascia aperta questa pagina. Quando i posti sono tutti presi la partita comincia da sola.",
    waitDays:
      "Puoi chiudere questa pagina. Quando i posti sono tutti presi la partita comincia da sola.",
    bots: "Comincia con i bot",
    botsText: "Ancora nessuno? I posti liberi possono prenderli i bot.",
    stop: "Smetti di cercare",
  },
  fill: "Bot per i posti liberi",
  filters: {
    title: "Mostra",
    game: "Gioco",
    anyGame: "Tutti e due i giochi",
    pace: "Tempo",
    anyPace: "Qualsiasi tempo",
    live: "Dal vivo",
    correspondence: "Per corrispondenza",
    untimed: "Senza orologio",
    players: "Giocatori",
    anyPlayers: "Qualsiasi numero",
    friends: "Con amici",
    fits: "Con un posto per me",
    clear: "Mostra tutti",
    none: "Nessun tavolo aperto corrisponde. Mostrali tutti, o aprine uno tu.",
  },
  more: "Mostra altri",
  board: (names) => `Il tabellone di ${list(names)}`,
  qr: {
    show: "Inquadra con il telefono",
    alt: "Codice QR del link a questo tavolo",
  },
  preview: {
    invitation: (title) => `C'è un posto libero: ${title}`,
    watch: (title) => `Guarda: ${title}`,
  },
};
