import type { OperateText } from "../../en/web/operate.ts";
import { count } from "../grammar.ts";

export const operate: OperateText = {
  intro:
    "Che cosa viene segnalato, e che cosa si è fatto. Tutto quello che si fa qui resta scritto.",
  noAccess: {
    title: "Questa pagina è per i gestori",
    text: "Li nomina chi tiene il server, con: sofala admin operator NOME.",
  },
  openReports: "In attesa",
  noOpenReports: "Non c'è nulla in attesa.",
  closedReports: "Concluse",
  noClosedReports: "Non si è ancora fatto nulla.",
  reasons: {
    abuse: "Insulti o molestie",
    name: "Nome offensivo",
    cheating: "Gioco scorretto",
    stalling: "Tiene ferme le partite",
    other: "Altro",
    operator: "Intervento di un gestore",
  },
  reportedBy: (reporter, at) => `segnalazione di ${reporter}, ${at}`,
  decidedBy: (operator, at) => `di ${operator}, ${at}`,
  messages: "Che cosa si è detto",
  toTable: "Al tavolo",
  profile: "Profilo",
  muted: (until) => `non può scrivere fino al ${until}`,
  banned: (until) => (until === undefined ? "fuori per sempre" : `fuori fino al ${until}`),
  otherReports: (number) => count(number, "altra segnalazione", "altre segnalazioni"),
  stillOpen: "in attesa",
  sanction: {
    mute: (days) => `silenzio di ${count(days, "giorno", "giorni")}`,
    ban: (days) =>
      days === undefined
        ? "esclusione per sempre"
        : `esclusione di ${count(days, "giorno", "giorni")}`,
    rename: (name) => `nome cambiato in ${name}`,
    pardon: "grazia",
    dismiss: "archiviata",
    summary: (what, operator, at) => `${what}: ${operator}, ${at}`,
  },
  sanctionForm: {
    legend: "Che fare",
    kinds: {
      dismiss: "Archivia",
      mute: "Zittisci",
      ban: "Escludi",
      rename: "Cambia nome",
      pardon: "Grazia",
    },
    days: "Per quanti giorni?",
    permanent: "Per sempre",
    name: "Il nuovo nome",
    explanation: "Che cosa si dice alla persona",
    explanationHint: "Una frase, mostrata insieme al provvedimento.",
    submit: "Procedi",
    decideAgain: "Intervieni ancora",
  },
};
