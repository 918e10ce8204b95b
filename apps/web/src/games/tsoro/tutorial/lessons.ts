import { isSameJson } from "@sofala/engine";
import { tsoro, type Move, type Tsoro } from "@sofala/tsoro";
import type { TsoroSection, TsoroTutorialText } from "@sofala/text/tsoro";
import {
  defineLesson,
  plays,
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

type Key = keyof TsoroTutorialText["lessons"]["game"]["nudges"];

/** A step that asks for one move; the opponent answers it, but for the last one. */
const step = (key: Key, move: Move, reply?: Move) => ({
  kind: "move" as const,
  textKey: key,
  accepts: (attempt: { readonly move: Move }) => isSameJson(attempt.move, move),
  nudge: () => key,
  ...(reply === undefined ? {} : { replies: [plays(1, reply)] }),
});

/** One short game, from the empty board to three in the middle row. */
const game = lesson("game", {
  rules: "aim",
  steps: [
    step("place", { kind: "place", at: "a" }, { kind: "place", at: "c3" }),
    step("row", { kind: "place", at: "b2" }, { kind: "place", at: "c2" }),
    step("block", { kind: "place", at: "c1" }, { kind: "place", at: "b1" }),
    step("move", { kind: "move", from: "a", to: "b3" }, { kind: "move", from: "b1", to: "a" }),
    step("win", { kind: "move", from: "c1", to: "b1" }),
    { kind: "read", textKey: "won" },
  ],
});

export const course: Course<TsoroCourse> = {
  game: tsoro,
  storageKey: "sofala-tsoro-tutorial",
  lessons: [game],
};
