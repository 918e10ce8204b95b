/** The texts of every tutorial, whatever the game. */
export const tutor = {
  /** The name of the tutorial's panel. */
  panelTitle: "Tutor",
  lessonOf: (number: number, count: number) => `Lesson ${number} of ${count}`,
  stepOf: (number: number, count: number) => `Step ${number} of ${count}`,
  next: "Next",
  back: "Back",
  nextLesson: "Next lesson",
  /** Restarts the lesson. */
  repeatLesson: "Once more",
  lessonDone: (title: string) => `Lesson done: ${title}.`,
  nextLessonSummary: ({ title, summary }: { readonly title: string; readonly summary: string }) =>
    `Next: ${title}. ${summary}`,
  /** Makes a fitting move for the learner. */
  showMe: "Show me",
  /** Goes to the next lesson without doing this one. */
  skip: "Skip this lesson",
  contents: "Lessons",
  /** From the first lesson, as if none had been done. */
  startOver: "Start over",
  finishedMark: "done",
  readMore: "More in the rules",
  leave: "Leave the tutorial",
  /** The same in a word each, for buttons: the rules, skipping, leaving. */
  shortLabels: { rules: "Rules", skip: "Skip", leave: "Leave" },
  /** A fitting move after which the lesson could not go on. */
  deadEnd: "That is legal, but the lesson could not go on from there. Try another way.",
  /** A move while there is something to read. */
  readFirst: "Read on here first; then it is your move.",
  /** A move after the last lesson. */
  afterLastLesson: "The tutorial ends here. To play on, set up a first game.",
};

export type TutorText = typeof tutor;
