import type { OperateText } from "../../web/operate-text.ts";
import { count } from "../grammar.ts";

export const operate: OperateText = {
  lead: "Che cosa viene segnalato, e che cosa si è fatto. Tutto quello che si fa qui resta scritto.",
  refused: {
    title: "Questa pagina è per i gestori",
    text: "Li nomina chi tiene il server, con: sofala admin operator NOME.",
  },
  waiting: "In attesa",
  waitingNone: "Non c'è nulla in attesa.",
  done: "Concluse",
  doneNone: "Non si è ancora fatto nulla.",
  reasons: {
    abuse: "Insulti o molestie",
    name: "Nome offensivo",
    cheating: "Gioco scorretto",
    stalling: "Tiene ferme le partite",
    other: "Altro",
    operator: "Intervento di un gestore",
  },
  about: (reporter, at) => `segnalazione di ${reporter}, ${at}`,
  act: (operator, at) => `di ${operator}, ${at}`,
  talk: "Che cosa si è detto",
  toTable: "Al tavolo",
  profile: "Profilo",
  muted: (until) => `non può scrivere fino al ${until}`,
  banned: (until) => (until === undefined ? "fuori per sempre" : `fuori fino al ${until}`),
  earlier: (number) => count(number, "altra segnalazione", "altre segnalazioni"),
  open: "in attesa",
  verdict: {
    mute: (days) => `silenzio di ${count(days, "giorno", "giorni")}`,
    ban: (days) =>
      days === undefined
        ? "esclusione per sempre"
        : `esclusione di ${count(days, "giorno", "giorni")}`,
    rename: (name) => `nome cambiato in ${name}`,
    pardon: "grazia",
    dismiss: "archiviata",
    by: (what, operator, at) => `${what}: ${operator}, ${at}`,
  },
  judge: {
    legend: "Che fare",
    acts: {
      dismiss: "Archivia",
      mute: "Zittisci",
      ban: "Escludi",
      rename: "Cambia nome",
      pardon: "Grazia",
    },
    days: "Per quanti giorni?",
    forGood: "Per sempre",
    name: "Il nuovo nome",
    why: "Che cosa si dice alla persona",
    whyHint: "Una frase, mostrata insieme al provvedimento.",
    go: "Procedi",
    again: "Intervieni ancora",
  },
};
