import type { Seat } from "@sofala/engine";
import type { ZimbabweSection } from "@sofala/text/rules";
import type { TutorialText } from "@sofala/text/tutorial";
import type { CellName, Move, Position, State } from "@sofala/zimbabwe";
import type { Card } from "../cards.ts";

/** The learner's seat and the opponent's. */
export const LEARNER: Seat = 0;
export const OPPONENT: Seat = 1;

type Lessons = TutorialText["lessons"];
export type LessonId = keyof Lessons;
type Say<Id extends LessonId> = keyof Lessons[Id]["says"] & string;
type Nudge<Id extends LessonId> = keyof Lessons[Id]["nudges"] & string;

/** A part of the table that a step points at. */
export type Panel = "gifts" | "track" | "cards" | "bar" | "seat" | "log";

export interface Highlight {
  readonly cells?: readonly CellName[];
  readonly panels?: readonly Panel[];
  /** Among the cards, the one to be found at once. */
  readonly card?: Card;
}

/** A move that the learner tries, with the table before and after it. */
export interface Attempt {
  readonly move: Move;
  readonly before: State;
  readonly after: State;
}

/** What the opponent does in a state; undefined where the script does not know. */
export type Reply = (state: State) => Move | undefined;

/** Something to read; the learner goes on when ready. */
interface ReadStep<Key extends string = string> {
  readonly kind: "read";
  readonly say: Key;
  readonly show?: Highlight;
  /** What the opponent does when the learner goes on. */
  readonly replies?: readonly Reply[];
}

/** Something to do: a legal move that fulfils the step. */
interface MoveStep<Key extends string = string, NudgeKey extends string = string> {
  readonly kind: "move";
  readonly say: Key;
  readonly show?: Highlight;
  /** Does a legal move fulfil the step, or bring it further? */
  accepts(attempt: Attempt): boolean;
  /** The step goes on until this holds; left out: one move is enough. */
  until?(state: State): boolean;
  /** What is said to another legal move; left out where every legal move fulfils the step. */
  nudge?(attempt: Attempt): NudgeKey;
  /** What the opponent does once the step is fulfilled. */
  readonly replies?: readonly Reply[];
}

export type Step = ReadStep | MoveStep;

export interface Lesson {
  readonly id: LessonId;
  /** Where the rules say more. */
  readonly rules: ZimbabweSection;
  readonly position: LessonPosition;
  readonly steps: readonly Step[];
}

/** A position; what is left out is as at the start of a game. */
type LessonPosition = Pick<Position, "board" | "phase"> &
  Partial<Omit<Position, "format" | "game" | "board" | "phase">>;

/** A lesson whose words are those of its text: a key that the text lacks does not compile. */
export const lesson = <Id extends LessonId>(
  id: Id,
  written: Omit<Lesson, "id" | "steps"> & {
    readonly steps: readonly (ReadStep<Say<Id>> | MoveStep<Say<Id>, Nudge<Id>>)[];
  },
): Lesson => ({ ...written, id });
