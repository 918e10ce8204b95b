import type { Seat } from "@sofala/engine";
import type { Move, State } from "@sofala/mediterranean";
import type { MediterraneanTutorialText } from "@sofala/text/mediterranean";
import type { MediterraneanSection } from "@sofala/text/rules";

/** The seats of the learner, of the two who trade, and of the one who does not. */
export const LEARNER: Seat = 0;
export const BRUNO: Seat = 1;
export const CHIARA: Seat = 2;
export const DARIO: Seat = 3;

type Lessons = MediterraneanTutorialText["lessons"];
export type LessonId = keyof Lessons;
type StepKey<Id extends LessonId> = keyof Lessons[Id]["stepTexts"] & string;
type NudgeKeyOf<Id extends LessonId> = keyof Lessons[Id]["nudges"] & string;

type PhoneHintKey = keyof MediterraneanTutorialText["phoneHints"];

/** A part of the table that a step highlights. */
export type Panel = "seats" | "track" | "board" | "offers" | "goods" | "bar";

/** A move that the learner tries, with the states before and after it. */
export interface Attempt {
  readonly move: Move;
  readonly before: State;
  readonly after: State;
}

/** A move of another player. */
interface ScriptedMove {
  readonly seat: Seat;
  readonly move: Move;
}
/** The scripted move in a state; undefined if it is not possible. */
export type Reply = (state: State) => ScriptedMove | undefined;

/** A step to read; the learner continues when ready. */
interface ReadStep<Key extends string = string> {
  readonly kind: "read";
  readonly textKey: Key;
  readonly highlight?: readonly Panel[];
  /** Where to find it on a phone. */
  readonly phoneHint?: PhoneHintKey;
  /** What the others do when the learner continues. */
  readonly replies?: readonly Reply[];
}

/** A step to do: a move that completes it. */
interface MoveStep<Key extends string = string, NudgeKey extends string = string> {
  readonly kind: "move";
  readonly textKey: Key;
  readonly highlight?: readonly Panel[];
  /** Where to find it on a phone. */
  readonly phoneHint?: PhoneHintKey;
  /** A move that completes or advances the step. */
  hint(state: State): Move | undefined;
  /** True if a legal move completes or advances the step. */
  accepts(attempt: Attempt): boolean;
  /** The step continues until this is true; undefined: one move is enough. */
  until?(state: State): boolean;
  /** The key of the text for another legal move. */
  nudge(attempt: Attempt): NudgeKey;
  /** What the others do once the step is complete. */
  readonly replies?: readonly Reply[];
}

export type Step = ReadStep | MoveStep;

export interface Lesson {
  readonly id: LessonId;
  /** The section of the rules about it. */
  readonly rules: MediterraneanSection;
  readonly steps: readonly Step[];
}

/** Defines a lesson. Keys that its text does not have do not compile. */
export const lesson = <Id extends LessonId>(
  id: Id,
  definition: Omit<Lesson, "id" | "steps"> & {
    readonly steps: readonly (ReadStep<StepKey<Id>> | MoveStep<StepKey<Id>, NudgeKeyOf<Id>>)[];
  },
): Lesson => ({ ...definition, id });
