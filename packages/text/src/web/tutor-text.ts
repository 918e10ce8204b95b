/** What one lesson says. */
export interface LessonText<Say extends string, Nudge extends string> {
  readonly title: string;
  /** What it is about, in a line. */
  readonly about: string;
  /** What is said at each step. */
  readonly says: { readonly [say in Say]: string };
  /** What is said to a legal move that the lesson does not want; the move is taken back. */
  readonly nudges: { readonly [nudge in Nudge]: string };
}

/** What every tutor says, whatever the game. */
export interface TutorText {
  /** What the panel is called in which the tutorial speaks. */
  readonly tutor: string;
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
  readonly isFinished: string;
  readonly readMore: string;
  readonly leave: string;
  /** The same in a word each, for buttons: the rules, skipping, leaving. */
  readonly short: { readonly rules: string; readonly skip: string; readonly leave: string };
  /** A fitting move after which the lesson could not go on. */
  readonly deadEnd: string;
  /** A move while there is something to read. */
  readonly readFirst: string;
}

/** What a tutorial says about itself. */
export interface CourseText {
  readonly about: string;
  /** All lessons are done. */
  readonly end: {
    readonly title: string;
    readonly text: string;
    readonly firstGame: string;
    readonly rules: string;
  };
}
