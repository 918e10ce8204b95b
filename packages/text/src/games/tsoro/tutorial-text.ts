import type { LessonText, TutorialText } from "../../web/tutor-text.ts";
import { textLoader } from "../text-loader.ts";

/** The interactive tutorial of Tsoro yematatu: one short game. */
export interface TsoroTutorialText extends TutorialText {
  readonly lessons: {
    readonly game: LessonText<
      "place" | "row" | "block" | "move" | "win" | "won",
      "place" | "row" | "block" | "move" | "win"
    >;
  };
}

export const loadTsoroTutorialText = textLoader(({ tsoro }) => tsoro.load.tutorial());
