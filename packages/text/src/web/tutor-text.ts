import type { TutorText } from "../en/web/tutor.ts";

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

/** The texts of a tutorial; each game has its own lessons. */
export interface TutorialText extends TutorText {
  readonly intro: string;
  /** All lessons are done. */
  readonly finished: {
    readonly title: string;
    readonly text: string;
    readonly firstGame: string;
    readonly rules: string;
  };
  /** The names of the players; the first is the learner. */
  readonly players: readonly string[];
  /** Where to find something on a small screen. */
  readonly phoneHints?: { readonly [key: string]: string };
  readonly lessons: { readonly [id: string]: LessonText<string, string> };
}
