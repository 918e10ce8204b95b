import type { OnlineText } from "../../en/web/online.ts";
import { count, list } from "../grammar.ts";
import { matchmaking } from "./online-matchmaking.ts";
import { onlineTable } from "./online-table.ts";
import { newTable, waitingRoom } from "./online-new-table.ts";
import { problem } from "./online-problems.ts";
import { absences } from "./online-absences.ts";
import { tableTools } from "./online-table-tools.ts";

/** `45 s`, `10 min` */
const durationText = (seconds: number): string =>
  seconds > 90 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;

export const online: OnlineText = {
  title: "Gioca con gli amici",
  intro: "Ognuno dal proprio dispositivo: in una sera, o una mossa alla volta per settimane.",
  offline: {
    title: "Qui non c'è un server di gioco",
    text: "Sei senza rete, o questa copia di Sofala non ha un server. Puoi comunque giocare contro i bot o in più persone su questo dispositivo.",
    retry: "Riprova",
    playLocally: "Gioca su questo dispositivo",
  },
  nickname: {
    title: "Scegli un nickname",
    text: "Non servono account o e-mail. Questo browser si ricorderà di te.",
    label: "Nickname",
    submit: "Continua",
    youAre: (name) => `Sei ${name}`,
    haveAccount: "Ho già un account",
    change: "Cambia",
    save: "Salva",
    cancel: "Annulla",
  },
  lobby: {
    openTable: "Apri un tavolo",
    myTables: "I miei tavoli",
    noTablesOfMine:
      "Non stai giocando a nessun tavolo. Aprine uno e condividi il link, o apri un invito che hai ricevuto.",
    joinableTables: "Tavoli aperti",
    noJoinableTables: "In questo momento nessuno cerca giocatori. Apri un tavolo pubblico.",
    watchableTables: "In corso",
    noWatchableTables: "Adesso non c'è nessuna partita pubblica in corso.",
    exhibitions: "Giocano i bot",
    exhibitionsText:
      "Quando gioca poca gente, guarda i nostri bot più forti: muovono se qualcuno li guarda.",
    recentTables: "Appena finite",
    toWatch: "Guarda le partite",
    finishedTables: "Finite",
    yourTurn: "Tocca a te",
    othersTurn: "Tocca agli altri",
    botPlays: "Un bot sta giocando per te",
    freeSeats: (free) => count(free, "posto libero", "posti liberi"),
    full: "Completo",
    running: "In corso",
    finished: "Finita",
    join: "Siediti",
    watch: "Guarda",
    untitledTable: (names) =>
      names.length === 1 ? `Tavolo di ${list(names)}` : list(names) || "Un tavolo",
    freeSeat: "posto libero",
  },
  pace: {
    untimed: "Senza orologio",
    live: ({ per, seconds, bank }) =>
      `${durationText(seconds)} a ${per === "turn" ? "turno" : "mossa"}${bank === 0 ? "" : ` + ${durationText(bank)} di riserva`}`,
    correspondence: (days) => `${count(days, "giorno", "giorni")} a turno`,
    liveShared: (seconds) =>
      seconds === 0 ? "Tempo reale" : `Tempo reale, mercato di ${durationText(seconds)}`,
    correspondenceShared: (days) => `${count(days, "giorno", "giorni")} per passo`,
  },
  visibility: {
    public: "Pubblico",
    unlisted: "Con il link",
    invited: "Solo su invito",
  },
  matchmaking,
  newTable,
  waitingRoom,
  onlineTable,
  tableTools,
  absences,
  problem,
};
