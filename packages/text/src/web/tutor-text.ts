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
