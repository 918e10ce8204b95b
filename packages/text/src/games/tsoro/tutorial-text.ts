import type { LessonText, TutorialText } from "../../web/tutor-text.ts";

/** The interactive tutorial of Tsoro yematatu: one short game. */
export interface TsoroTutorialText extends TutorialText {
  readonly lessons: {
    readonly game: LessonText<
      "place" | "row" | "block" | "move" | "win" | "won",
      "place" | "row" | "block" | "move" | "win"
    >;
  };
}
