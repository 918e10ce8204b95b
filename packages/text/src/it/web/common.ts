import type { CommonText } from "../../web/common-text.ts";

export const common: CommonText = {
  title: (screen) => `${screen} – Sofala`,
  home: "Inizio",
  games: "Le mie partite",
  learn: "Impara",
  settings: "Impostazioni",
  about: "Informazioni",
  skipToContent: "Vai al contenuto",
  loading: "Un momento …",
  close: "Chiudi",
  cancel: "Annulla",
  back: "Indietro",
  tryAgain: "Riprova",
  notFound: {
    title: "Qui non c'è nulla",
    text: "L'indirizzo non porta da nessuna parte. Le tue partite sono dov'erano.",
    way: "Torna all'inizio",
  },
  broken: {
    title: "Qualcosa è andato storto",
    text: "L'errore è nostro. Le partite si salvano a ogni mossa, quindi nulla è perduto; di solito basta ricaricare la pagina.",
  },
  report: "Segnala un problema",
  update: {
    text: "È pronta una nuova versione di Sofala. Le tue partite restano come sono.",
    now: "Usala ora",
    later: "Più tardi",
  },
  cannotKeep: "Il browser non ha potuto salvare la nuova partita, che quindi non è cominciata.",
};
