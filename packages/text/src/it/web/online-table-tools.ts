import type { TableToolsText } from "../../en/web/online-table-tools.ts";

export const tableTools: TableToolsText = {
  note: {
    title: "Appunti",
    text: "Li leggi solo tu, su tutti i tuoi dispositivi.",
    label: "I miei appunti su questa partita",
    placeholder: "Piani, promesse, chi deve cosa a chi …",
    saving: "Salvataggio …",
    saved: "Salvati",
    notSaved: (why) => `Non ancora salvati. ${why}`,
    nicknameNeeded: "Scegli un nickname per prendere appunti.",
    conflict: {
      title: "Questi appunti sono cambiati su un altro dispositivo",
      text: "Non hai perso nulla: sopra ci sono gli appunti di questo dispositivo, sotto quelli dell'altro.",
      otherVersion: "Dall'altro dispositivo",
      otherVersionEmpty: "Sull'altro dispositivo è stato cancellato tutto.",
      both: "Tieni entrambi",
      mine: "Tieni questi",
      theirs: "Usa gli altri",
    },
  },
  momentLink: {
    copyLink: "Copia il link a questo momento",
    copied: "Link copiato.",
    notCopied: "Il browser non permette di copiare. Copia l'indirizzo dalla barra degli indirizzi.",
    takenBack: "Quella mossa è stata annullata. Questo è il momento subito prima.",
    notYet: "La partita non è ancora arrivata a quella mossa. Questa è la posizione attuale.",
  },
  moveRefused: {
    tableChanged: "La partita è andata avanti:",
    ruleLink: "Vedi la regola",
  },
  rematch: {
    created: "È pronta una rivincita con gli stessi giocatori.",
    link: "Vai alla rivincita",
  },
  time: {
    until: (when) => `Hai tempo fino a ${when}.`,
    stepOpenUntil: (when) =>
      `Questo passo resta aperto fino a ${when}, o finché non hanno finito tutti.`,
    yourTimeUp: "Il tuo tempo è scaduto. Per te decide un bot.",
    youSeeDelayed: (time) => `Vedi tutto con ${time} di ritardo rispetto ai giocatori.`,
    spectatorsDelayed: (time) => `Chi guarda vede tutto con ${time} di ritardo.`,
  },
};
