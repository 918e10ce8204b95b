import type { Seat } from "@sofala/engine";
import type { ZimbabweSection, ZimbabweTutorialText } from "@sofala/text/zimbabwe";
import type { CellName, Position, Zimbabwe } from "@sofala/zimbabwe";
import {
  defineLesson,
  type CourseTypes,
  type DefineLesson,
} from "../../../table/tutorial/lesson.ts";
import type { Card } from "../cards.ts";

export const OPPONENT: Seat = 1;

export interface ZimbabweCourse extends CourseTypes {
  readonly game: Zimbabwe;
  readonly text: ZimbabweTutorialText;
  readonly section: ZimbabweSection;
  readonly highlight: {
    readonly cells?: readonly CellName[];
    readonly panels?: readonly ("track" | "cards" | "bar" | "seats" | "log")[];
    /** The card to highlight. */
    readonly card?: Card;
  };
  readonly position: Pick<Position, "board" | "phase"> &
    Partial<Omit<Position, "format" | "game" | "board" | "phase">>;
}

export const lesson: DefineLesson<ZimbabweCourse> = defineLesson;
