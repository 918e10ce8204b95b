import type { Seat } from "@sofala/engine";
import type { Move, State } from "@sofala/mediterranean";
import type { MarketTutorialText } from "@sofala/text/mediterranean";
import type { MediterraneanSection } from "@sofala/text/rules";

/** The learner's seat, those of the two who trade, and that of the one who keeps quiet. */
export const LEARNER: Seat = 0;
export const BRUNO: Seat = 1;
export const CHIARA: Seat = 2;
export const DARIO: Seat = 3;

type Lessons = MarketTutorialText["lessons"];
export type LessonId = keyof Lessons;
type Say<Id extends LessonId> = keyof Lessons[Id]["says"] & string;
type Nudge<Id extends LessonId> = keyof Lessons[Id]["nudges"] & string;

type PhoneHint = keyof MarketTutorialText["onPhone"];

/** A part of the table that a step points at. */
export type Panel = "seats" | "track" | "board" | "offers" | "goods" | "bar";

/** A move that the learner tries, with the table before and after it. */
export interface Attempt {
  readonly move: Move;
  readonly before: State;
  readonly after: State;
}

/** What somebody else at the table does. */
interface Deed {
  readonly seat: Seat;
  readonly move: Move;
}
/** What the script does in a state; undefined where it does not know. */
export type Reply = (state: State) => Deed | undefined;

/** Something to read; the learner goes on when ready. */
interface ReadStep<Key extends string = string> {
  readonly kind: "read";
  readonly say: Key;
  readonly show?: readonly Panel[];
  /** Where a phone keeps it. */
  readonly phone?: PhoneHint;
  /** What the others do when the learner goes on. */
  readonly replies?: readonly Reply[];
}

/** Something to do: a legal move that fulfils the step. */
interface MoveStep<Key extends string = string, NudgeKey extends string = string> {
  readonly kind: "move";
  readonly say: Key;
  readonly show?: readonly Panel[];
  /** Where a phone keeps it. */
  readonly phone?: PhoneHint;
  /** A move that fulfils the step, or brings it further. */
  hint(state: State): Move | undefined;
  /** Does a legal move fulfil the step, or bring it further? */
  accepts(attempt: Attempt): boolean;
  /** The step goes on until this holds; left out: one move is enough. */
  until?(state: State): boolean;
  /** What is said to another legal move. */
  nudge(attempt: Attempt): NudgeKey;
  /** What the others do once the step is fulfilled. */
  readonly replies?: readonly Reply[];
}

export type Step = ReadStep | MoveStep;

export interface Lesson {
  readonly id: LessonId;
  /** Where the rules say more. */
  readonly rules: MediterraneanSection;
  readonly steps: readonly Step[];
}

/** A lesson whose words are those of its text: a key that the text lacks does not compile. */
export const lesson = <Id extends LessonId>(
  id: Id,
  written: Omit<Lesson, "id" | "steps"> & {
    readonly steps: readonly (ReadStep<Say<Id>> | MoveStep<Say<Id>, Nudge<Id>>)[];
  },
): Lesson => ({ ...written, id });
