import type { AbsencesText } from "../../en/web/online-absences.ts";
import { count } from "../grammar.ts";

export const absences: AbsencesText = {
  notifyMe: "Avvisami quando tocca a me",
  weekly: "I giorni liberi fermano l'orologio",
  weeklyText: "Al massimo due a settimana: ognuno sceglie i suoi.",
  holidays: "Ferie per giocatore in tutta la partita",
  days: (days) => (days === 0 ? "nessuna" : count(days, "giorno", "giorni")),
  settingsSummary: ({ weekly, days }) =>
    [
      weekly ? "I giorni liberi fermano l'orologio" : "Nessun giorno libero",
      days === 0 ? "niente ferie." : `${count(days, "giorno", "giorni")} di ferie a testa.`,
    ].join("; "),
  // A date takes the article, a day of the week does not.
  absentUntil: (day) => `assente, torna ${/^\d/u.test(day) ? "il " : ""}${day}`,
};
