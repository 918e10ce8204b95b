import type { BotPageText } from "../../en/web/bot-page.ts";

export const botPage: BotPageText = {
  title: "I tuoi bot",
  intro:
    "Un programma può sedersi a ogni tavolo e fare tutto quello che fa una persona. Chiede via HTTP; per il primo bastano cinquanta righe.",
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
    noTokens: "Nessun programma ha un tuo token.",
    label: "A cosa serve il token",
    placeholder: "il mio primo bot",
    create: "Crea un token",
    newToken: "Il tuo nuovo token",
    newTokenText: "Lo vedi solo adesso. Chi ce l'ha può fare tutto quello che puoi fare tu.",
    token: "Token",
    done: "L'ho conservato",
    created: (date) => `Creato il ${date}`,
    lastUsed: (ago) => `usato ${ago}`,
    revoke: "Togli",
    revokeNamed: (label) => `Togli il token ${label}`,
    revokeTitle: (label) => `Togliere «${label}»?`,
    revokeText: "Il programma che lo usa resta fuori all'istante. Non si può tornare indietro.",
    cancel: "Tienilo",
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
  nicknameNeeded: "Prima scegli un soprannome: ogni token appartiene a qualcuno.",
};
