import type { LiveText } from "../../web/online-table-text.ts";
import { count, list } from "../grammar.ts";

const mosse = (moves: number): string =>
  moves === 1 ? "una mossa" : count(moves, "mossa", "mosse");

export const live: LiveText = {
  connection: {
    lost: "Manca il collegamento. Riproviamo; nulla va perso.",
    again: "Riprova ora",
  },
  missing: {
    title: "Questo tavolo non si può vedere",
    text: "Il tavolo non c'è, o è solo per chi è stato invitato. Chiedi il link intero: forse ne è andato perso un pezzo.",
    toLobby: "Tutti i tavoli",
  },
  otherGame: {
    title: "Qui si gioca a un altro gioco",
    text: "Questa app non ha un tavolo per questo gioco; forse una versione più nuova sì. La partita continua senza di te.",
  },
  watching: "Stai guardando.",
  refused: "Il server non ha accettato, e la mossa è stata ritirata:",
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
    here: "presente",
    away: "assente",
    bot: "Gioca un bot",
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
    onlyNamed: "Scegli un soprannome per scrivere anche tu.",
    notSent: (why) => `Non inviato. ${why}`,
    hushed: "Durante gli scambi si parla solo con frasi fatte.",
    phrases: "Frasi fatte",
  },
  menu: {
    resign: "Abbandona",
    handOver: "Fai giocare un bot per me",
    return: "Riprendi il posto",
    undo: "Chiedi di tornare indietro",
    abort: "Chiedi di annullare",
    copyLink: "Copia il link",
    linkCopied: "Il link è copiato.",
    linkNotCopied: "Il browser non ci lascia copiare; prendi l'indirizzo dalla sua barra.",
    lobby: "Tutti i tavoli",
  },
  ask: {
    resign: {
      title: "Abbandonare?",
      text: "Un bot continua per rispetto degli altri. In questa partita non potrai più rientrare.",
      go: "Abbandona",
    },
    handOver: {
      title: "Far giocare un bot per te?",
      text: "Decide al tuo posto finché non lo riprendi, e puoi farlo quando vuoi.",
      go: "Cedi il posto",
    },
    abort: {
      title: "Annullare la partita?",
      text: "Nel primo giro una partita si può annullare se tutti sono d'accordo. Nessuno vince, nessuno perde.",
      go: "Chiedi agli altri",
    },
    undo: {
      title: "Tornare più indietro?",
      text: "Le mosse di questo tuo turno le ritiri da te. Per tornare più indietro devono essere tutti d'accordo.",
      go: "Chiedi agli altri",
      from: "Torna a prima di questa mossa",
      none: "Non è ancora stato giocato nulla.",
    },
    stay: "No",
  },
  proposal: {
    undo: (name, moves) => `${name} chiede di ritirare ${mosse(moves)}.`,
    abort: (name) => `${name} chiede di annullare la partita.`,
    ownUndo: (moves) => `Hai chiesto di ritirare ${mosse(moves)}.`,
    ownAbort: "Hai chiesto di annullare la partita.",
    waitsFor: (names) => `Si aspetta ${list(names)}.`,
    grant: "D'accordo",
    refuse: "Rifiuta",
    withdraw: "Ritira",
  },
  handedOver: "Un bot gioca per te.",
  resigned: "Hai abbandonato; continua un bot.",
  end: {
    resigned: (winners, others) =>
      `${winners.length === 1 ? "Vince" : "Vincono"} ${list(winners)}: ${others.length === 1 ? `${list(others)} ha` : "gli altri hanno"} abbandonato`,
    time: (name) => `Tempo scaduto per ${name}`,
    aborted: "La partita è stata annullata",
    abortedText: "Nessuno ha vinto e nessuno ha perso.",
    rematch: "Gioca ancora",
    rematchText: "Le stesse persone, ognuna un posto più in là, su una nuova mappa",
    replay: "Rivedi e analizza",
    replayText: "Mossa per mossa, con tutto ciò che se ne può sapere",
    ranking: (names) => `Ordine alla fine: ${list(names)}.`,
  },
};
