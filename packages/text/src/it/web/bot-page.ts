import type { ResultsText } from "../../web/results-text.ts";

export const botPage: ResultsText["bots"] = {
  title: "I tuoi bot",
  lead: "Un programma può sedersi a ogni tavolo e fare tutto quello che fa una persona. Chiede via HTTP; per il primo bastano cinquanta righe.",
  steps: [
    {
      title: "Dagli un'identità",
      text: "Un bot ha un nome tutto suo: apri questa pagina in una finestra anonima, o esci, e scegli un soprannome per lui. Con un account le sue partite restano.",
    },
    {
      title: "Crea un token",
      text: "Con un token un programma agisce a questo nome. Si vede una volta sola: conservalo come una password.",
    },
    {
      title: "Avvia l'esempio",
      text: "Salva il file qui sotto, imposta le due variabili e avvialo con Node 24. Muove ovunque sieda e, se cade la linea, torna da solo.",
    },
    {
      title: "Rendilo furbo",
      text: "Una sola riga sceglie tra le mosse ammesse: cambiala. La vista contiene tutto quello che il suo posto può sapere.",
    },
  ],
  example: "Il bot intero",
  exampleText: "TypeScript per Node 24, senza dipendenze.",
  copy: "Copia",
  copied: "Copiato",
  cannotCopy: "Il browser non ha permesso di copiare. Seleziona il testo e copialo a mano.",
  save: "Salva il file",
  reference: "Tutto quello che si può chiedere al server",
  tokens: {
    title: "Token",
    text: "È bene che ogni programma abbia il suo, così lo si può togliere da solo.",
    none: "Nessun programma ha un tuo token.",
    label: "A cosa serve il token",
    placeholder: "il mio primo bot",
    make: "Crea un token",
    fresh: "Il tuo nuovo token",
    freshText: "Lo vedi solo adesso. Chi ce l'ha può fare tutto quello che puoi fare tu.",
    token: "Token",
    done: "L'ho conservato",
    made: (date) => `Creato il ${date}`,
    used: (ago) => `usato ${ago}`,
    drop: "Togli",
    dropNamed: (label) => `Togli il token ${label}`,
    dropTitle: (label) => `Togliere «${label}»?`,
    dropText: "Il programma che lo usa resta fuori all'istante. Non si può tornare indietro.",
    keep: "Tienilo",
  },
  program: {
    title: "Giocato da un programma",
    name: "Questo account è giocato da un programma",
    hint: "Lo dice la sua pagina, e sta nella classifica dei bot invece che tra le persone.",
    guest:
      "Gli ospiti non entrano in classifica. Crea un account per il tuo bot, poi di' qui che lo gioca un programma.",
    makeAccount: "Crea un account",
  },
  ladder: "La classifica dei bot",
  ladderText: "I bot di questo server e quelli degli altri, secondo le partite giocate qui.",
  allRatings: "Tutte le classifiche",
  comeIn: "Prima scegli un soprannome: ogni token appartiene a qualcuno.",
};
