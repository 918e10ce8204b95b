import type { TutorText } from "../../en/web/tutor.ts";

export const tutor: TutorText = {
  panelTitle: "Guida",
  lessonOf: (number, count) => `Lezione ${number} di ${count}`,
  stepOf: (number, count) => `Passo ${number} di ${count}`,
  next: "Avanti",
  back: "Indietro",
  nextLesson: "Lezione seguente",
  repeatLesson: "Ancora una volta",
  lessonDone: (title) => `Lezione finita: ${title}.`,
  nextLessonSummary: ({ title, summary }) => `La prossima: ${title}. ${summary}`,
  showMe: "Fammi vedere",
  skip: "Salta la lezione",
  contents: "Lezioni",
  startOver: "Ricomincia da capo",
  finishedMark: "fatta",
  readMore: "Di più nelle regole",
  leave: "Lascia la guida",
  shortLabels: { rules: "Regole", skip: "Salta", leave: "Lascia" },
  deadEnd: "È permesso, ma da lì la lezione non potrebbe continuare. Prova in un altro modo.",
  readFirst: "Prima leggi qui e vai avanti; poi tocca a te.",
  afterLastLesson: "La guida finisce qui. Per continuare a giocare, prepara una prima partita.",
};
