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
  repeatLesson: "Repeat lesson",
  lessonDone: (title: string) => `Lesson complete: ${title}`,
  nextLessonSummary: ({ title, summary }: { readonly title: string; readonly summary: string }) =>
    `Next: ${title}. ${summary}`,
  /** Shows a fitting move, which the same button then makes. */
  showMe: "Show me",
  hint: (move: string) => `For example: ${move}`,
  playHint: "Do it for me",
  /** Goes to the next lesson without doing this one. */
  skip: "Skip lesson",
  contents: "Lessons",
  /** From the first lesson, as if none had been done. */
  startOver: "Start over",
  finishedMark: "completed",
  readMore: "More in the rules",
  leave: "Exit tutorial",
  /** The same in a word each, for buttons: the rules, skipping, leaving. */
  shortLabels: { rules: "Rules", skip: "Skip", leave: "Exit" },
  /** A fitting move after which the lesson could not go on. */
  deadEnd: "That is a legal move, but this lesson needs a different one. Try again.",
  /** A move while there is something to read. */
  readFirst: "Read this first, then make your move.",
  /** A move after the last lesson. */
  afterLastLesson: "This is the end of the tutorial. To keep playing, set up a first game.",
};

export type TutorText = typeof tutor;
