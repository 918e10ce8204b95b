import type { OnlineTableText } from "../../en/web/online-table.ts";
import { count, list } from "../grammar.ts";

const moveCount = (moves: number): string =>
  moves === 1 ? "una mossa" : count(moves, "mossa", "mosse");

export const onlineTable: OnlineTableText = {
  connection: {
    lost: "Manca il collegamento. Riproviamo; nulla va perso.",
    retry: "Riprova ora",
  },
  tableNotFound: {
    title: "Questo tavolo non si può vedere",
    text: "Il tavolo non c'è, o è solo per chi è stato invitato. Chiedi il link intero: forse ne è andato perso un pezzo.",
    toLobby: "Tutti i tavoli",
  },
  unsupportedGame: {
    title: "Qui si gioca a un altro gioco",
    text: "Questa app non ha un tavolo per questo gioco; forse una versione più nuova sì. La partita continua senza di te.",
  },
  youWatch: "Stai guardando.",
  commandRefused: "Il server non ha accettato, e la mossa è stata ritirata:",
  close: "Chiudi",
  clock: {
    left: (name, time) => `${name}: restano ${time}`,
    bank: (time) => `${time} di riserva`,
    day: (days) => count(days, "giorno", "giorni"),
    shortDay: (days) => `${days} g`,
    hour: (hours) => `${hours} h`,
    minute: (minutes) => `${minutes} min`,
    second: (seconds) => `${seconds} s`,
  },
  presence: {
    online: "presente",
    offline: "assente",
    botPlays: "Gioca un bot",
    resigned: "ha abbandonato",
  },
  chat: {
    title: "Chat",
    empty: "Nessuno ha ancora scritto. Ciò che scrivi lo leggono tutti al tavolo.",
    write: "Scrivi al tavolo",
    send: "Invia",
    spectator: (name) => `${name} (guarda)`,
    you: "Tu",
    unread: (messages) => count(messages, "messaggio nuovo", "messaggi nuovi"),
    nicknameNeeded: "Scegli un soprannome per scrivere anche tu.",
    notSent: (why) => `Non inviato. ${why}`,
    phrasesOnly: "Durante gli scambi si parla solo con frasi fatte.",
    phrases: "Frasi fatte",
  },
  menu: {
    resign: "Abbandona",
    handOver: "Fai giocare un bot per me",
    takeSeatBack: "Riprendi il posto",
    proposeUndo: "Chiedi di tornare indietro",
    proposeAbort: "Chiedi di annullare",
    copyLink: "Copia il link",
    linkCopied: "Il link è copiato.",
    linkNotCopied: "Il browser non ci lascia copiare; prendi l'indirizzo dalla sua barra.",
    lobby: "Tutti i tavoli",
  },
  confirmDialogs: {
    resign: {
      title: "Abbandonare?",
      text: "Un bot continua per rispetto degli altri. In questa partita non potrai più rientrare.",
      confirm: "Abbandona",
    },
    handOver: {
      title: "Far giocare un bot per te?",
      text: "Decide al tuo posto finché non lo riprendi, e puoi farlo quando vuoi.",
      confirm: "Cedi il posto",
    },
    abort: {
      title: "Annullare la partita?",
      text: "Nel primo giro una partita si può annullare se tutti sono d'accordo. Nessuno vince, nessuno perde.",
      confirm: "Chiedi agli altri",
    },
    undo: {
      title: "Tornare più indietro?",
      text: "Le mosse di questo tuo turno le ritiri da te. Per tornare più indietro devono essere tutti d'accordo.",
      confirm: "Chiedi agli altri",
      fromMove: "Torna a prima di questa mossa",
      nothingPlayed: "Non è ancora stato giocato nulla.",
    },
    cancel: "No",
  },
  proposal: {
    undo: (name, moves) => `${name} chiede di ritirare ${moveCount(moves)}.`,
    abort: (name) => `${name} chiede di annullare la partita.`,
    ownUndo: (moves) => `Hai chiesto di ritirare ${moveCount(moves)}.`,
    ownAbort: "Hai chiesto di annullare la partita.",
    waitingFor: (names) => `Si aspetta ${list(names)}.`,
    accept: "D'accordo",
    decline: "Rifiuta",
    withdraw: "Ritira",
  },
  botPlaysForYou: "Un bot gioca per te.",
  youResigned: "Hai abbandonato; continua un bot.",
  end: {
    resigned: (winners, others) =>
      `${winners.length === 1 ? "Vince" : "Vincono"} ${list(winners)}: ${others.length === 1 ? `${list(others)} ha` : "gli altri hanno"} abbandonato`,
    timeUp: (name) => `Tempo scaduto per ${name}`,
    aborted: "La partita è stata annullata",
    abortedText: "Nessuno ha vinto e nessuno ha perso.",
    rematch: "Gioca ancora",
    rematchText: "Le stesse persone, ognuna un posto più in là, su una nuova mappa",
    replay: "Rivedi e analizza",
    replayText: "Mossa per mossa, con tutto ciò che se ne può sapere",
    ranking: (names) => `Ordine alla fine: ${list(names)}.`,
    record: {
      loading: "Sto prendendo il resoconto della partita…",
      failed: "Il resoconto non è arrivato. La classifica vale comunque.",
      retry: "Riprova",
    },
  },
};
