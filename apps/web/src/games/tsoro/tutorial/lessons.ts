import { tsoro, type Tsoro } from "@sofala/tsoro";
import type { TsoroSection, TsoroTutorialText } from "@sofala/text/tsoro";
import {
  defineLesson,
  moveStep,
  type Course,
  type CourseTypes,
  type DefineLesson,
} from "../../../table/tutorial/lesson.ts";

export interface TsoroCourse extends CourseTypes {
  readonly game: Tsoro;
  readonly text: TsoroTutorialText;
  readonly section: TsoroSection;
}

const lesson: DefineLesson<TsoroCourse> = defineLesson;

/** One short game, from the empty board to three in the middle row. */
const game = lesson("game", {
  rules: "aim",
  steps: [
    moveStep("place", { kind: "place", at: "a" }, { kind: "place", at: "c3" }),
    moveStep("row", { kind: "place", at: "b2" }, { kind: "place", at: "c2" }),
    moveStep("block", { kind: "place", at: "c1" }, { kind: "place", at: "b1" }),
    moveStep("move", { kind: "move", from: "a", to: "b3" }, { kind: "move", from: "b1", to: "a" }),
    moveStep("win", { kind: "move", from: "c1", to: "b1" }),
    { kind: "read", textKey: "won" },
  ],
});

export const course: Course<TsoroCourse> = {
  game: tsoro,
  storageKey: "sofala-tsoro-tutorial",
  lessons: [game],
};
