import type { ProblemReportText } from "../../en/web/problem-report.ts";

export const problemReport: ProblemReportText = {
  title: "Segnala un problema",
  text: "Si prepara un file che puoi leggere e mandare a chi gestisce questo tavolo. Da solo non parte nulla.",
  comment: "Che cosa è successo, e che cosa ti aspettavi?",
  commentHint: "Volevo …",
  contentsTitle: "Il file contiene:",
  position: (round) => `la posizione al giro ${round}, con le mosse del turno fin qui`,
  environment: "la versione di Sofala, il browser e la lingua, l'indirizzo di questa schermata",
  noNames: "nessun nome di giocatori",
  preview: "Leggi il file",
  download: "Salva il file",
  copy: "Copia il testo",
  copied: "Copiato.",
  cannotCopy: "Il browser non ci lascia copiare; il testo si può selezionare a mano.",
  saved: "Salvato fra i tuoi download.",
};
