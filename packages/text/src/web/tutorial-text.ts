/** What one lesson says. */
interface LessonText<Say extends string, Nudge extends string> {
  readonly title: string;
  /** What it is about, in a line. */
  readonly about: string;
  /** What is said at each step. */
  readonly says: { readonly [say in Say]: string };
  /** What is said to a legal move that the lesson does not want; the move is taken back. */
  readonly nudges: { readonly [nudge in Nudge]: string };
}

/** The interactive tutorial of The Great Zimbabwe. The learner leads Kilwa against Zulu. */
export interface TutorialText {
  readonly about: string;
  /** What the panel is called in which the tutorial speaks. */
  readonly tutor: string;
  readonly lessonOf: (number: number, count: number) => string;
  readonly stepOf: (number: number, count: number) => string;
  /** Does the lesson from its beginning. */
  readonly again: string;
  readonly next: string;
  readonly back: string;
  /** Makes a fitting move for the learner. */
  readonly showMe: string;
  readonly nextLesson: string;
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
  readonly lessonDone: (title: string) => string;
  readonly comesNext: (lesson: { readonly title: string; readonly about: string }) => string;
  /** All lessons are done. */
  readonly end: {
    readonly title: string;
    readonly text: string;
    readonly firstGame: string;
    readonly rules: string;
  };
  readonly lessons: {
    readonly gifts: LessonText<"welcome" | "place" | "queue" | "give" | "order", "pass">;
    readonly monument: LessonText<"turn" | "build" | "built" | "end" | "revenue", "build" | "end">;
    readonly craftsman: LessonText<
      "craftsmen" | "place" | "card" | "end" | "sold",
      "other-craft" | "other" | "end"
    >;
    readonly raise: LessonText<
      "goods" | "one" | "two" | "end" | "income",
      "first-small" | "other" | "end"
    >;
    readonly hub: LessonText<"range" | "raise" | "paid", "raise">;
    readonly water: LessonText<
      "steps" | "build" | "end" | "raise" | "river",
      "too-far" | "build" | "end" | "raise"
    >;
    readonly specialist: LessonText<
      "five" | "choose" | "rain" | "raise" | "end" | "back-again",
      "other-specialist" | "choose" | "elsewhere" | "rain" | "raise"
    >;
    readonly god: LessonText<
      "dear" | "choose" | "raise" | "end" | "road",
      "other-god" | "choose" | "raise"
    >;
    readonly secondary: LessonText<"pair" | "place" | "end" | "sold", "too-far" | "place" | "end">;
    readonly winning: LessonText<
      "count" | "give" | "reach" | "end" | "won",
      "pass" | "other-god" | "reach" | "end"
    >;
  };
}
