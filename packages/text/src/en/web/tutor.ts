import type { TutorText } from "../../web/tutor-text.ts";

export const tutor: TutorText = {
  panelTitle: "Tutor",
  lessonOf: (number, count) => `Lesson ${number} of ${count}`,
  stepOf: (number, count) => `Step ${number} of ${count}`,
  next: "Next",
  back: "Back",
  showMe: "Show me",
  skip: "Skip this lesson",
  contents: "Lessons",
  startOver: "Start over",
  finishedMark: "done",
  readMore: "More in the rules",
  leave: "Leave the tutorial",
  shortLabels: { rules: "Rules", skip: "Skip", leave: "Leave" },
  deadEnd: "That is legal, but the lesson could not go on from there. Try another way.",
  readFirst: "Read on here first; then it is your move.",
};
