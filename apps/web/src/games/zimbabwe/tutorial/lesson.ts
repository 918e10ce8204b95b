import type { Seat } from "@sofala/engine";
import type { ZimbabweSection } from "@sofala/text/rules";
import type { ZimbabweTutorialText } from "@sofala/text/tutorial";
import type { CellName, Move, Position, State } from "@sofala/zimbabwe";
import type { Card } from "../cards.ts";

/** The learner's seat and the opponent's. */
export const LEARNER: Seat = 0;
export const OPPONENT: Seat = 1;

type Lessons = ZimbabweTutorialText["lessons"];
export type LessonId = keyof Lessons;
type StepKey<Id extends LessonId> = keyof Lessons[Id]["stepTexts"] & string;
type NudgeKeyOf<Id extends LessonId> = keyof Lessons[Id]["nudges"] & string;

/** A part of the table that a step points at. */
export type Panel = "gifts" | "track" | "cards" | "bar" | "seat" | "log";

export interface Highlight {
  readonly cells?: readonly CellName[];
  readonly panels?: readonly Panel[];
  /** The card to highlight. */
  readonly card?: Card;
}

/** A move that the learner tries, with the table before and after it. */
export interface Attempt {
  readonly move: Move;
  readonly before: State;
  readonly after: State;
}

/** The opponent's move in a state; undefined if the script has none. */
export type Reply = (state: State) => Move | undefined;

/** Something to read; the learner presses next. */
interface ReadStep<Key extends string = string> {
  readonly kind: "read";
  readonly textKey: Key;
  readonly highlight?: Highlight;
  /** The opponent's moves after `next`. */
  readonly replies?: readonly Reply[];
}

/** Something to do: a legal move that completes the step. */
interface MoveStep<Key extends string = string, NudgeKey extends string = string> {
  readonly kind: "move";
  readonly textKey: Key;
  readonly highlight?: Highlight;
  /** Does a legal move complete the step, or lead closer to it? */
  accepts(attempt: Attempt): boolean;
  /** The step continues until this is true; default: one move is enough. */
  until?(state: State): boolean;
  /** The message for another legal move; not needed if every legal move is accepted. */
  nudge?(attempt: Attempt): NudgeKey;
  /** The opponent's moves once the step is complete. */
  readonly replies?: readonly Reply[];
}

export type Step = ReadStep | MoveStep;

export interface Lesson {
  readonly id: LessonId;
  /** The section of the rules about it. */
  readonly rules: ZimbabweSection;
  readonly position: LessonPosition;
  readonly steps: readonly Step[];
}

/** A position; missing parts are as at the start of a game. */
type LessonPosition = Pick<Position, "board" | "phase"> &
  Partial<Omit<Position, "format" | "game" | "board" | "phase">>;

/** Defines a lesson; a text key that the lesson's text lacks does not compile. */
export const lesson = <Id extends LessonId>(
  id: Id,
  definition: Omit<Lesson, "id" | "steps"> & {
    readonly steps: readonly (ReadStep<StepKey<Id>> | MoveStep<StepKey<Id>, NudgeKeyOf<Id>>)[];
  },
): Lesson => ({ ...definition, id });
