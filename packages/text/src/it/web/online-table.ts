import type { OnlineTableText } from "../../en/web/online-table.ts";
import { count, list } from "../grammar.ts";

const moveCount = (moves: number): string =>
  moves === 1 ? "una mossa" : count(moves, "mossa", "mosse");

export const onlineTable: OnlineTableText = {
  connection: {
    lost: "Nessuna connessione. Riconnessione in corso … Non hai perso nulla.",
    retry: "Riprova ora",
  },
  tableNotFound: {
    title: "Tavolo non trovato",
    text: "Questo tavolo non esiste, o possono vederlo solo gli invitati. Controlla di avere il link completo.",
    toLobby: "Tutti i tavoli",
  },
  unsupportedGame: {
    title: "Gioco sconosciuto",
    text: "Questa versione di Sofala non conosce il gioco di questo tavolo. Ricarica la pagina per aggiornare. La partita continua senza di te.",
  },
  youWatch: "Stai guardando.",
  commandRefused: "Non accettato dal server, quindi annullato:",
  close: "Chiudi",
  clock: {
    left: (name, time) => `${name}: ancora ${time}`,
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
    botPlays: "gioca un bot",
    resigned: "ha abbandonato",
  },
  chat: {
    title: "Chat",
    empty: "Ancora nessun messaggio. Tutti al tavolo possono leggere ciò che scrivi.",
    write: "Scrivi al tavolo",
    send: "Invia",
    spectator: (name) => `${name} (guarda)`,
    you: "Tu",
    unread: (messages) => count(messages, "messaggio nuovo", "messaggi nuovi"),
    nicknameNeeded: "Scegli un nickname per scrivere in chat.",
    notSent: (why) => `Non inviato. ${why}`,
    phrasesOnly: "Durante gli scambi si possono usare solo le frasi pronte.",
    phrases: "Frasi pronte",
  },
  menu: {
    resign: "Abbandona",
    handOver: "Cedi il posto a un bot",
    takeSeatBack: "Riprendi il posto",
    proposeUndo: "Chiedi di annullare mosse",
    proposeAbort: "Chiedi di annullare la partita",
    copyLink: "Copia il link",
    linkCopied: "Link copiato.",
    linkNotCopied:
      "Il browser non permette di copiare. Copia l'indirizzo dalla barra degli indirizzi.",
    lobby: "Tutti i tavoli",
  },
  confirmDialogs: {
    resign: {
      title: "Abbandonare?",
      text: "Subentra un bot, così gli altri possono finire. In questa partita non potrai più rientrare.",
      confirm: "Abbandona",
    },
    handOver: {
      title: "Cedere il posto a un bot?",
      text: "Un bot gioca per te finché non riprendi il posto. Puoi farlo quando vuoi.",
      confirm: "Cedi il posto",
    },
    abort: {
      title: "Annullare la partita?",
      text: "Nel primo giro una partita si può annullare se tutti sono d'accordo. Nessuno vince o perde.",
      confirm: "Chiedi agli altri",
    },
    undo: {
      title: "Annullare altre mosse?",
      text: "Le tue mosse di questo turno puoi annullarle senza chiedere. Per annullarne altre devono essere tutti d'accordo.",
      confirm: "Chiedi agli altri",
      fromMove: "Annulla da questa mossa in poi",
      scope: (moves, names) =>
        `Si annulla${moves === 1 ? "" : "no"} ${count(moves, "mossa", "mosse")}${names.length === 0 ? "" : ` di ${list(names)}`}.`,
      nothingPlayed: "Ancora nessuna mossa.",
    },
    cancel: "Annulla",
  },
  proposal: {
    undo: (name, moves) => `${name} chiede di annullare ${moveCount(moves)}.`,
    abort: (name) => `${name} chiede di annullare la partita.`,
    ownUndo: (moves) => `Hai chiesto di annullare ${moveCount(moves)}.`,
    ownAbort: "Hai chiesto di annullare la partita.",
    waitingFor: (names) => `In attesa di ${list(names)}.`,
    accept: "D'accordo",
    decline: "Rifiuta",
    withdraw: "Ritira",
  },
  botPlaysForYou: "Un bot sta giocando per te.",
  youResigned: "Hai abbandonato. È subentrato un bot.",
  end: {
    resigned: (winners, others) =>
      `${winners.length === 1 ? "Vince" : "Vincono"} ${list(winners)}: ${others.length === 1 ? `${list(others)} ha` : "gli altri hanno"} abbandonato`,
    timeUp: (name) => `Tempo scaduto per ${name}`,
    aborted: "La partita è stata annullata",
    abortedText: "Nessuno ha vinto o perso.",
    rematch: "Gioca ancora",
    replay: "Rivedi e analizza",
    replayText: "Rivedi la partita mossa per mossa e chiedi a un bot",
    ranking: (names) => `Classifica finale: ${names.join(", ")}.`,
    record: {
      loading: "Caricamento della partita …",
      failed: "Non è stato possibile caricare la partita. La classifica vale comunque.",
      retry: "Riprova",
    },
  },
};
