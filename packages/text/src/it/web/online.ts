import type { OnlineText } from "../../web/online-text.ts";
import { count, list } from "../grammar.ts";
import { finding } from "./online-matchmaking.ts";
import { live } from "./online-table.ts";
import { opening, waiting } from "./online-new-table.ts";
import { problem } from "./online-problems.ts";
import { rest } from "./online-absences.ts";
import { sitting } from "./online-table-tools.ts";

/** `45 s`, `10 min` */
const time = (seconds: number): string =>
  seconds > 90 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;

export const online: OnlineText = {
  title: "Gioca con gli amici",
  lead: "Ognuno dal proprio dispositivo: in una sera, o una mossa ogni tanto nel giro di settimane.",
  offline: {
    title: "Qui non risponde nessun server di gioco",
    text: "O sei senza rete, o questa copia di Sofala non ha un server. Le partite contro i bot e intorno a questo dispositivo funzionano come sempre.",
    again: "Riprova",
    alone: "Gioca su questo dispositivo",
  },
  name: {
    title: "Come ti chiamiamo?",
    text: "Basta un soprannome: niente account, niente e-mail. Questo browser si ricorderà di te.",
    label: "Soprannome",
    go: "Avanti",
    youAre: (name) => `Sei ${name}`,
    haveAccount: "Ho già un account",
    change: "Cambia",
    save: "Salva",
    cancel: "Annulla",
  },
  lobby: {
    open: "Apri un tavolo",
    mine: "I miei tavoli",
    mineNone:
      "Non siedi ancora a nessun tavolo. Aprine uno e manda il link, o segui quello che hai ricevuto.",
    joinable: "Tavoli aperti",
    joinableNone:
      "In questo momento nessuno cerca giocatori. Apri un tavolo che tutti possano vedere.",
    watchable: "Partite da guardare",
    watchableNone: "Non c'è nessuna partita pubblica in corso.",
    over: "Finite",
    yourTurn: "Tocca a te",
    waiting: "Tocca ad altri",
    botPlays: "Un bot gioca per te",
    gathering: (free) => count(free, "posto libero", "posti liberi"),
    full: "Ci siete tutti",
    running: "In corso",
    isOver: "Finita",
    join: "Siediti",
    watch: "Guarda",
    tableOf: (names) =>
      names.length === 1 ? `Tavolo di ${list(names)}` : list(names) || "Un tavolo",
    freeSeat: "posto libero",
  },
  pace: {
    untimed: "Senza orologio",
    live: ({ per, seconds, bank }) =>
      `${time(seconds)} a ${per === "turn" ? "turno" : "mossa"}${bank === 0 ? "" : ` + ${time(bank)} di riserva`}`,
    correspondence: (days) => `${count(days, "giorno", "giorni")} a turno`,
    market: (seconds) => (seconds === 0 ? "Dal vivo" : `Dal vivo, ${time(seconds)} di mercato`),
    steps: (days) => `${count(days, "giorno", "giorni")} a passo`,
  },
  visibility: {
    public: "Tutti",
    unlisted: "Con il link",
    invited: "Solo invitati",
  },
  finding,
  opening,
  waiting,
  live,
  sitting,
  rest,
  problem,
};
