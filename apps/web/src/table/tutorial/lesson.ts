import { isSameJson, type Game, type GameTypes, type Seat } from "@sofala/engine";
import type { TutorialText } from "@sofala/text/tutorial";

/** The learner's seat. */
export const LEARNER: Seat = 0;

/** The types that a game brings to its tutorial. */
export interface CourseTypes {
  readonly game: GameTypes;
  readonly text: TutorialText;
  /** Sections of the rules. */
  readonly section: string;
  readonly highlight: Highlight;
  /** Where a lesson begins; missing parts are as at the start of a game. */
  readonly position: object;
}

/** What a step points at. The view has the names of the panels in `data-highlight`. */
interface Highlight {
  readonly panels?: readonly string[];
}

/** A game and its lessons, in order. */
export interface Course<C extends CourseTypes> {
  readonly game: Game<C["game"]>;
  readonly lessons: readonly Lesson<C>[];
  /** The key of the stored progress. */
  readonly storageKey: string;
  /** Moves that are allowed in every step, without completing it. */
  isFreeMove?(move: C["game"]["move"]): boolean;
}

export interface Lesson<C extends CourseTypes> {
  readonly id: string;
  /** The section of the rules about it. */
  readonly rules: C["section"];
  /** Default: where the lesson before ended, or the start of a game. */
  readonly position?: C["position"];
  readonly steps: readonly Step<C>[];
}

export type Step<C extends CourseTypes, Keys extends TextKeys = TextKeys> =
  | ReadStep<C, Keys>
  | MoveStep<C, Keys>;

/** Something to read; the learner presses next. */
interface ReadStep<C extends CourseTypes, Keys extends TextKeys> extends StepParts<C, Keys> {
  readonly kind: "read";
}

/** Something to do: a legal move that completes the step. */
interface MoveStep<C extends CourseTypes, Keys extends TextKeys> extends StepParts<C, Keys> {
  readonly kind: "move";
  /** Does a legal move complete the step, or lead closer to it? */
  accepts(attempt: Attempt<C["game"]>): boolean;
  /** The step continues until this is true; default: one move is enough. */
  until?(state: C["game"]["state"]): boolean;
  /** The message for another legal move; not needed if every legal move is accepted. */
  nudge?(attempt: Attempt<C["game"]>): Keys["nudge"];
  /** A move that is accepted; default: the first legal one. */
  hint?(state: C["game"]["state"]): C["game"]["move"] | undefined;
}

interface StepParts<C extends CourseTypes, Keys extends TextKeys> {
  readonly textKey: Keys["step"];
  readonly highlight?: C["highlight"];
  /** Where to find it on a phone. */
  readonly phoneHint?: Keys["phoneHint"];
  /** What the others do once the step is complete. */
  readonly replies?: readonly Reply<C["game"]>[];
}

/** A legal move that the learner tries, with the states before and after it. */
export interface Attempt<T extends GameTypes> {
  readonly move: T["move"];
  readonly before: T["state"];
  readonly after: T["state"];
}

/** The move of another player in a state; undefined if the script has none. */
export type Reply<T extends GameTypes> = (
  state: T["state"],
) => { readonly seat: Seat; readonly move: T["move"] } | undefined;

/** The keys of a lesson's texts. */
interface TextKeys {
  readonly step: string;
  readonly nudge: string;
  readonly phoneHint: string;
}

type KeysOf<Text extends TutorialText, Id extends keyof Text["lessons"]> = {
  readonly step: keyof Text["lessons"][Id]["stepTexts"] & string;
  readonly nudge: keyof Text["lessons"][Id]["nudges"] & string;
  readonly phoneHint: keyof Text["phoneHints"] & string;
};

/** Defines the lessons of a game; text keys that a lesson's text lacks do not compile. */
export type DefineLesson<C extends CourseTypes> = <Id extends keyof C["text"]["lessons"] & string>(
  id: Id,
  definition: Omit<Lesson<C>, "id" | "steps"> & {
    readonly steps: readonly Step<C, KeysOf<C["text"], Id>>[];
  },
) => Lesson<C>;

/** Each game gives it a type of its own, a `DefineLesson`. */
export const defineLesson = <Definition extends object>(id: string, definition: Definition) => ({
  ...definition,
  id,
});

/** Accepts any move of these kinds. */
export const anyOfKind =
  <Move extends GameTypes["move"]>(...kinds: readonly Move["kind"][]) =>
  ({ move }: { readonly move: Move }): boolean =>
    kinds.includes(move.kind);

/** A seat makes this move. */
export const plays =
  <Move>(seat: Seat, move: Move) =>
  (): { readonly seat: Seat; readonly move: Move } => ({ seat, move });

/** A step that accepts one of several legal moves; the opponent of a game for two answers it. Its nudge has the same key. */
export const moveStep = <Key extends string, Move extends GameTypes["move"]>(
  key: Key,
  move: Move,
  reply?: Move,
) => ({
  kind: "move" as const,
  textKey: key,
  accepts: (attempt: { readonly move: GameTypes["move"] }) => isSameJson(attempt.move, move),
  nudge: () => key,
  ...(reply === undefined ? {} : { replies: [plays(1 - LEARNER, reply)] }),
});
