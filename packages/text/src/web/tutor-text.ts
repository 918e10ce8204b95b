/** The texts of a lesson. */
export interface LessonText<Say extends string, Nudge extends string> {
  readonly title: string;
  /** What it is about, in a line. */
  readonly summary: string;
  /** The text of each step. */
  readonly stepTexts: { readonly [say in Say]: string };
  /** The answers to legal moves that the lesson does not want; the move is undone. */
  readonly nudges: { readonly [nudge in Nudge]: string };
}

/** The texts of every tutorial, whatever the game. */
export interface TutorText {
  /** The name of the tutorial's panel. */
  readonly panelTitle: string;
  readonly lessonOf: (number: number, count: number) => string;
  readonly stepOf: (number: number, count: number) => string;
  readonly next: string;
  readonly back: string;
  /** Makes a fitting move for the learner. */
  readonly showMe: string;
  /** Goes to the next lesson without doing this one. */
  readonly skip: string;
  readonly contents: string;
  /** From the first lesson, as if none had been done. */
  readonly startOver: string;
  readonly finishedMark: string;
  readonly readMore: string;
  readonly leave: string;
  /** The same in a word each, for buttons: the rules, skipping, leaving. */
  readonly shortLabels: { readonly rules: string; readonly skip: string; readonly leave: string };
  /** A fitting move after which the lesson could not go on. */
  readonly deadEnd: string;
  /** A move while there is something to read. */
  readonly readFirst: string;
}

/** The description of a tutorial. */
export interface TutorialOverviewText {
  readonly intro: string;
  /** All lessons are done. */
  readonly finished: {
    readonly title: string;
    readonly text: string;
    readonly firstGame: string;
    readonly rules: string;
  };
}
