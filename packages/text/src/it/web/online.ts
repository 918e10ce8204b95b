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
  intro:
    "Ognuno dal proprio dispositivo: in una sera, o una mossa ogni tanto nel giro di settimane.",
  offline: {
    title: "Qui non risponde nessun server di gioco",
    text: "O sei senza rete, o questa copia di Sofala non ha un server. Le partite contro i bot e intorno a questo dispositivo funzionano come sempre.",
    retry: "Riprova",
    playLocally: "Gioca su questo dispositivo",
  },
  nickname: {
    title: "Come ti chiamiamo?",
    text: "Basta un soprannome: niente account, niente e-mail. Questo browser si ricorderà di te.",
    label: "Soprannome",
    submit: "Avanti",
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
      "Non siedi ancora a nessun tavolo. Aprine uno e manda il link, o segui quello che hai ricevuto.",
    joinableTables: "Tavoli aperti",
    noJoinableTables:
      "In questo momento nessuno cerca giocatori. Apri un tavolo che tutti possano vedere.",
    watchableTables: "Partite da guardare",
    noWatchableTables: "Non c'è nessuna partita pubblica in corso.",
    finishedTables: "Finite",
    yourTurn: "Tocca a te",
    othersTurn: "Tocca ad altri",
    botPlays: "Un bot gioca per te",
    freeSeats: (free) => count(free, "posto libero", "posti liberi"),
    full: "Ci siete tutti",
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
      seconds === 0 ? "Dal vivo" : `Dal vivo, ${durationText(seconds)} di mercato`,
    correspondenceShared: (days) => `${count(days, "giorno", "giorni")} a passo`,
  },
  visibility: {
    public: "Tutti",
    unlisted: "Con il link",
    invited: "Solo invitati",
  },
  matchmaking,
  newTable,
  waitingRoom,
  onlineTable,
  tableTools,
  absences,
  problem,
};
