import type { PlayText } from "../../web/play-text.ts";

export const play: PlayText = {
  opening: "Preparo il tabellone …",
  missing: {
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
  keepDeleted: "Tieni la partita",
  botFailed: (name, reason) => `${name} non è riuscito a trovare una mossa (${reason}).`,
  yourTurn: "Tocca a te",
  keys: "Tasti",
  replay: "Rivedi",
  saveRecord: "Salva la registrazione",
  results: "Risultato",
  keyList: [
    { keys: "g", does: "scegliere una divinità o uno specialista" },
    { keys: "b", does: "costruire un monumento" },
    { keys: "c", does: "piazzare artigiani; r gira la tessera" },
    { keys: "r", does: "innalzare monumenti" },
    { keys: "e", does: "finire il turno" },
    { keys: "u", does: "tornare indietro" },
    { keys: "y p", does: "donare, o passare" },
    { keys: "+ −", does: "un dono più grande o più piccolo" },
    { keys: "Esc", does: "lasciar perdere ciò che è in preparazione" },
    { keys: "← ↑ ↓ →", does: "muoversi sul tabellone" },
    { keys: "Invio", does: "scegliere la casella" },
    { keys: "n p", does: "casella disponibile successiva o precedente" },
    { keys: "i", does: "mostrare ciò che è a portata della casella" },
    { keys: "+ − 0", does: "ingrandire, rimpicciolire, vedere tutto" },
    { keys: "[ ]", does: "guardare la mossa prima o dopo" },
    { keys: "l", does: "lenti" },
    { keys: "/", does: "cercare nelle regole" },
    { keys: "?", does: "questo elenco" },
  ],
};
