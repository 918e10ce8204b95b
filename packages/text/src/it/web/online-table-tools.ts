import type { TableToolsText } from "../../en/web/online-table-tools.ts";
import { cattle } from "../grammar.ts";

export const tableTools: TableToolsText = {
  giftOrder: {
    openForm: (round) => `Decidi ora i doni del giro ${round}`,
    title: "Doni decisi in anticipo",
    maximum: "Fino a",
    text: "Ogni volta si dona per te il minimo possibile, fino a questo limite; poi passi. Nessun altro lo viene a sapere.",
    submit: (amount) => (amount === 0 ? "Passa subito" : `Fino a ${amount}, poi passa`),
    less: "Uno in meno",
    more: "Uno in più",
    current: (amount, round) =>
      amount === 0
        ? `Giro ${round}: passi subito.`
        : `Giro ${round}: si dona per te fino a ${amount}, poi passi.`,
    change: "Cambia",
    withdraw: "Ritira",
    cancel: "Non ora",
    executedGift: (amount) => `Come avevi deciso, hai donato ${cattle(amount)}.`,
    executedPass: "Come avevi deciso, hai passato.",
  },
  note: {
    title: "Appunti",
    text: "Li leggi solo tu, su tutti i tuoi dispositivi.",
    label: "I miei appunti su questa partita",
    placeholder: "Piani, promesse, chi deve cosa a chi …",
    saving: "Salvo …",
    saved: "Salvati",
    notSaved: (why) => `Non ancora salvati. ${why}`,
    nicknameNeeded: "Scegli un soprannome per prendere appunti.",
    conflict: {
      title: "Questi appunti sono cambiati su un altro dispositivo",
      text: "Nulla va perso: sopra c'è ciò che hai scritto qui, sotto ciò che è stato scritto là.",
      otherVersion: "Scritto là",
      otherVersionEmpty: "Là è stato cancellato tutto.",
      both: "Tieni entrambi",
      mine: "Tieni questi",
      theirs: "Prendi quelli",
    },
  },
  momentLink: {
    copyLink: "Copia il link a questo momento",
    copied: "Il link a questo momento è copiato.",
    notCopied: "Il browser non ci lascia copiare; prendi l'indirizzo dalla sua barra.",
    takenBack:
      "Ciò che si giocò allora è stato ritirato; questo è l'ultimo momento precedente ancora valido.",
    notYet: "La partita non è ancora arrivata fin lì; ecco com'è adesso.",
  },
  moveRefused: {
    tableChanged: "Al tavolo intanto si è andati avanti:",
    ruleLink: "La regola",
  },
  rematch: {
    created: "Le stesse persone stanno per giocare ancora.",
    link: "Alla prossima partita",
    sameMapText: "Le stesse persone, ognuna un posto più in là, sulla stessa mappa",
  },
  time: {
    until: (when) => `Hai tempo fino a ${when}.`,
    stepOpenUntil: (when) =>
      `Questo passo resta aperto fino a ${when}, o finché tutti hanno finito.`,
    yourTimeUp: "Il tuo tempo è scaduto; per te decide un bot.",
    youSeeDelayed: (time) => `Vedi tutto con ${time} di ritardo sui giocatori.`,
    spectatorsDelayed: (time) => `Chi guarda vede tutto con ${time} di ritardo.`,
  },
  map: {
    name: "Mappa",
    legend: "Quale mappa",
    randomMap: "A sorte",
    chosenMap: "Questa",
    randomMapText: "Nessuno vede la mappa prima che la partita cominci.",
    chosenMapText: "Tutti vedono questa mappa prima di sedersi.",
    code: (code) => `Mappa ${code}`,
  },
};
