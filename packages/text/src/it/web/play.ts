import type { PlayText } from "../../en/web/play.ts";

export const play: PlayText = {
  loading: "Preparo il tabellone …",
  gameNotFound: {
    title: "Questa partita non è su questo dispositivo",
    text: "Forse è stata eliminata, o è stata giocata in un altro browser. Una registrazione salvata si può importare da Le mie partite.",
  },
  unreadable: {
    title: "Questa partita non si può aprire",
    text: (reason) =>
      `Ciò che è salvato non rispetta le regole: ${reason}. Nulla è stato cambiato; da Le mie partite puoi salvare il file o eliminare la partita.`,
  },
  toGames: "Le mie partite",
  notStored:
    "Il browser non ha potuto salvare l'ultima mossa. Salva la registrazione prima di uscire.",
  changedElsewhere: "La partita è andata avanti in un'altra finestra; ecco a che punto è.",
  deletedElsewhere:
    "Questa partita è stata eliminata in un'altra finestra. Qui c'è ancora tutta: tienila, o sparirà quando esci.",
  restoreGame: "Tieni la partita",
  botFailed: (name, reason) => `${name} non è riuscito a trovare una mossa (${reason}).`,
  yourTurn: "Tocca a te",
  keysTitle: "Tasti",
  replay: "Rivedi",
  saveRecord: "Salva la registrazione",
  results: "Risultato",
  keyList: [
    { keys: "g", description: "scegliere una divinità o uno specialista" },
    { keys: "b", description: "costruire un monumento" },
    { keys: "c", description: "piazzare artigiani; r gira la tessera" },
    { keys: "r", description: "innalzare monumenti" },
    { keys: "e", description: "finire il turno" },
    { keys: "u", description: "tornare indietro" },
    { keys: "y p", description: "donare, o passare" },
    { keys: "+ −", description: "un dono più grande o più piccolo" },
    { keys: "Esc", description: "lasciar perdere ciò che è in preparazione" },
    { keys: "← ↑ ↓ →", description: "muoversi sul tabellone" },
    { keys: "Invio", description: "scegliere la casella" },
    { keys: "n p", description: "casella disponibile successiva o precedente" },
    { keys: "i", description: "mostrare ciò che è a portata della casella" },
    { keys: "+ − 0", description: "ingrandire, rimpicciolire, vedere tutto" },
    { keys: "[ ]", description: "guardare la mossa prima o dopo" },
    { keys: "l", description: "lenti" },
    { keys: "/", description: "cercare nelle regole" },
    { keys: "?", description: "questo elenco" },
  ],
};
