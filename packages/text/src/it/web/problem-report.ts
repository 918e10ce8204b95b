import type { ProblemReportText } from "../../en/web/problem-report.ts";

export const problemReport: ProblemReportText = {
  title: "Segnala un problema",
  text: "Preparo un file che puoi leggere e inviare a chi gestisce questo sito. Nulla viene inviato automaticamente.",
  comment: "Che cosa è successo, e che cosa ti aspettavi?",
  commentHint: "Volevo …",
  contentsTitle: "Il file contiene:",
  position: (round) => `la posizione al giro ${round}, con le mosse del turno fin qui`,
  environment: "la versione di Sofala, il browser e la lingua, l'indirizzo di questa schermata",
  noNames: "nessun nome di giocatore",
  preview: "Anteprima del file",
  download: "Scarica il file",
  copy: "Copia il testo",
  copied: "Copiato.",
  cannotCopy: "Il browser non permette di copiare. Seleziona il testo e copialo a mano.",
  saved: "Salvato fra i tuoi download.",
};
