import type { PlayText } from "../../en/web/play.ts";

export const play: PlayText = {
  loading: "Preparo il tabellone …",
  gameNotFound: {
    title: "Questa partita non è su questo dispositivo",
    text: "Forse è stata eliminata, o giocata in un altro browser. In «Le mie partite» puoi importare una partita salvata.",
  },
  unreadable: {
    title: "Questa partita non si può aprire",
    text: (reason) =>
      `La partita salvata non rispetta le regole: ${reason}. Non è stato cambiato nulla; in «Le mie partite» puoi scaricare il file o eliminare la partita.`,
  },
  toGames: "Le mie partite",
  notStored:
    "Il browser non è riuscito a salvare l'ultima mossa. Scarica la partita prima di uscire.",
  changedElsewhere: "La partita è andata avanti in un'altra finestra; ora vedi l'ultima posizione.",
  deletedElsewhere:
    "Questa partita è stata eliminata in un'altra finestra. Tienila qui, o andrà persa quando esci.",
  restoreGame: "Tieni la partita",
  botFailed: (name, reason) => `${name} non è riuscito a trovare una mossa (${reason}).`,
  yourTurn: "Tocca a te",
  keysTitle: "Scorciatoie da tastiera",
  replay: "Rivedi",
  saveRecord: "Scarica la partita",
  results: "Risultato",
};
