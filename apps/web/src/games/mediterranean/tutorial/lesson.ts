import type { Seat } from "@sofala/engine";
import type { Mediterranean } from "@sofala/mediterranean";
import type { MediterraneanSection, MediterraneanTutorialText } from "@sofala/text/mediterranean";
import {
  defineLesson,
  type CourseTypes,
  type DefineLesson,
} from "../../../table/tutorial/lesson.ts";

/** The seats of the two who trade with the learner, and of the one who does not. */
export const BRUNO: Seat = 1;
export const CHIARA: Seat = 2;
export const DARIO: Seat = 3;

export interface MediterraneanCourse extends CourseTypes {
  readonly game: Mediterranean;
  readonly text: MediterraneanTutorialText;
  readonly section: MediterraneanSection;
  readonly highlight: {
    readonly panels: readonly ("seats" | "track" | "board" | "offers" | "goods" | "bar")[];
  };
}

export const lesson: DefineLesson<MediterraneanCourse> = defineLesson;
