import type { BotPageText } from "../../en/web/bot-page.ts";

export const botPage: BotPageText = {
  title: "I tuoi bot",
  intro:
    "Un bot può sedersi a qualsiasi tavolo e fare tutto quello che fa una persona. Usa un'API HTTP; per il primo bastano una cinquantina di righe.",
  steps: [
    {
      title: "Scegli un nome",
      text: "Un bot ha bisogno di una sua identità: apri questa pagina in una finestra in incognito, o esci dall'account, e scegli un nickname per lui. Con un account le sue partite restano per sempre.",
    },
    {
      title: "Crea un token",
      text: "Un token permette a un programma di agire con questo nome. Si vede una volta sola: trattalo come una password.",
    },
    {
      title: "Avvia l'esempio",
      text: "Scarica il file qui sotto, imposta le due variabili e avvialo con Node 24. Gioca a tutti i tavoli a cui si è seduto e si ricollega da solo.",
    },
    {
      title: "Rendilo più bravo",
      text: "Una sola riga sceglie tra le mosse valide: cambiala. La vista contiene tutto quello che il tuo bot può sapere.",
    },
  ],
  example: "Il bot completo",
  exampleText: "TypeScript per Node 24, senza dipendenze.",
  copy: "Copia",
  copied: "Copiato",
  cannotCopy: "Il browser non permette di copiare. Seleziona il testo e copialo a mano.",
  save: "Scarica il file",
  reference: "Riferimento dell'API",
  tokens: {
    title: "Token",
    text: "Dai a ogni programma il suo token, così puoi revocarlo senza toccare gli altri.",
    noTokens: "Non hai ancora token.",
    label: "A che cosa serve il token?",
    placeholder: "il mio primo bot",
    create: "Crea un token",
    newToken: "Il tuo nuovo token",
    newTokenText:
      "Copialo adesso: non lo vedrai più. Chi ce l'ha può fare tutto quello che puoi fare tu.",
    token: "Token",
    done: "L'ho salvato",
    created: (date) => `Creato il ${date}`,
    lastUsed: (ago) => `usato ${ago}`,
    revoke: "Revoca",
    revokeNamed: (label) => `Revoca il token ${label}`,
    revokeTitle: (label) => `Revocare «${label}»?`,
    revokeText: "I programmi che lo usano perdono subito l'accesso. Non si può annullare.",
    cancel: "Tienilo",
  },
  program: {
    title: "Account bot",
    name: "Questo account è un bot",
    hint: "Il suo profilo lo dice, e compare nella classifica dei bot invece che tra le persone.",
    guest:
      "Gli ospiti non entrano in classifica. Crea un account per il tuo bot, poi indica qui che è un bot.",
    makeAccount: "Crea un account",
  },
  ladder: "La classifica dei bot",
  ladderText: "I bot del server e quelli degli utenti, in base alle partite giocate qui.",
  allRatings: "Tutte le classifiche",
  nicknameNeeded: "Prima scegli un nickname.",
};
