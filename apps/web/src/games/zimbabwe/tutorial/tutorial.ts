import type { Seat } from "@sofala/engine";
import type { ZimbabweTutorialText } from "@sofala/text/tutorial";
import { zimbabwe, type Event, type Move, type Refusal, type State } from "@sofala/zimbabwe";
import {
  LEARNER,
  OPPONENT,
  type Attempt,
  type Highlight,
  type Lesson,
  type LessonId,
  type Step,
} from "./lesson.ts";
import { LESSONS } from "./lessons.ts";

/** A move that was made, with the state after it. */
export interface TutorialMove {
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly Event[];
  readonly state: State;
}

/** The state of the tutorial. Immutable: each function below returns a new one. */
export interface TutorialState {
  /** Index into LESSONS. */
  readonly lesson: number;
  /** Index into the lesson's steps; their count when the lesson is done. */
  readonly step: number;
  readonly state: State;
  /** All moves of this lesson so far. */
  readonly playedMoves: readonly TutorialMove[];
  /** The learner's inputs in this lesson. */
  readonly inputs: readonly (Move | "next")[];
  /** Lessons that were finished at least once. */
  readonly finished: readonly LessonId[];
  readonly previous?: TutorialState;
}

export type MoveOutcome =
  | {
      readonly kind: "accepted";
      readonly tutorial: TutorialState;
      readonly played: readonly TutorialMove[];
    }
  /** Legal, but not accepted by the lesson: the move is taken back. */
  | { readonly kind: "nudged"; readonly nudge: string | undefined }
  | { readonly kind: "refused"; readonly refusal: Refusal };

export const startTutorial = (): TutorialState => beginLesson(0, []);

/** Opens a lesson at its beginning. */
export function openLesson(id: LessonId, finished: readonly LessonId[] = []): TutorialState {
  return beginLesson(
    LESSONS.findIndex((lesson) => lesson.id === id),
    finished,
  );
}

export const currentLesson = ({ lesson }: TutorialState): Lesson => lessonAt(lesson);

/** The current step; undefined when the lesson is done. */
export const currentStep = (tutorial: TutorialState): Step | undefined =>
  currentLesson(tutorial).steps[tutorial.step];

export const isLessonDone = (tutorial: TutorialState): boolean =>
  currentStep(tutorial) === undefined;

/** The last lesson is done. */
export const isTutorialDone = (tutorial: TutorialState): boolean =>
  isLessonDone(tutorial) && tutorial.lesson === LESSONS.length - 1;

/** The text of the current step; undefined when the lesson is done. */
export function stepText(tutorial: TutorialState, text: ZimbabweTutorialText): string | undefined {
  const step = currentStep(tutorial);
  // `lesson()` ensures that the steps' keys exist in the text.
  const stepTexts: { readonly [say: string]: string } =
    text.lessons[currentLesson(tutorial).id].stepTexts;
  return step === undefined ? undefined : stepTexts[step.textKey];
}

/** The message for a move that was taken back. */
export function nudgeText(
  tutorial: TutorialState,
  nudge: string | undefined,
  text: ZimbabweTutorialText,
): string {
  const nudges: { readonly [nudge: string]: string } =
    text.lessons[currentLesson(tutorial).id].nudges;
  return (nudge === undefined ? undefined : nudges[nudge]) ?? text.deadEnd;
}

export const currentHighlight = (tutorial: TutorialState): Highlight =>
  currentStep(tutorial)?.highlight ?? {};

/** The legal moves that the step accepts; none at a step to read. */
export function acceptedMoves(tutorial: TutorialState): readonly Move[] {
  return [...iterateAcceptedMoves(tutorial)];
}

/** A move that the step accepts. */
export function hintMove(tutorial: TutorialState): Move | undefined {
  const [move] = iterateAcceptedMoves(tutorial);
  return move;
}

function* iterateAcceptedMoves(tutorial: TutorialState): Iterable<Move> {
  if (currentStep(tutorial)?.kind !== "move") return;
  for (const move of zimbabwe.legalMoves(tutorial.state, LEARNER)) {
    if (tryMove(tutorial, move).kind === "accepted") yield move;
  }
}

/** Tries a move of the learner; does not change `tutorial`. */
export function tryMove(tutorial: TutorialState, move: Move): MoveOutcome {
  const result = zimbabwe.applyMove(tutorial.state, LEARNER, move);
  if (!result.ok) return { kind: "refused", refusal: result.error };
  const step = currentStep(tutorial);
  if (step?.kind !== "move") return { kind: "nudged", nudge: undefined };
  const { state, events } = result.value;
  const attempt: Attempt = { move, before: tutorial.state, after: state };
  if (!step.accepts(attempt)) return { kind: "nudged", nudge: step.nudge?.(attempt) };

  const isComplete = step.until?.(state) ?? true;
  const own: TutorialMove = { seat: LEARNER, move, events, state };
  const replies = isComplete ? scriptedReplies(step.replies, state) : [];
  if (replies === undefined) return { kind: "nudged", nudge: undefined };
  const played = [own, ...replies];
  const next = advance(tutorial, {
    step: tutorial.step + (isComplete ? 1 : 0),
    state: played.at(-1)?.state ?? state,
    playedMoves: [...tutorial.playedMoves, ...played],
    inputs: [...tutorial.inputs, move],
  });
  return { kind: "accepted", tutorial: next, played };
}

/** Continues from a step to read, or from the end of a lesson to the next one. */
export function goForward(tutorial: TutorialState): TutorialState {
  const step = currentStep(tutorial);
  if (step === undefined) {
    return isTutorialDone(tutorial)
      ? tutorial
      : beginLesson(tutorial.lesson + 1, tutorial.finished);
  }
  if (step.kind === "move") return tutorial;
  const replies = scriptedReplies(step.replies, tutorial.state) ?? [];
  return advance(tutorial, {
    step: tutorial.step + 1,
    state: replies.at(-1)?.state ?? tutorial.state,
    playedMoves: [...tutorial.playedMoves, ...replies],
    inputs: [...tutorial.inputs, "next"],
  });
}

/** Goes back by one step or move, within the lesson. */
export const goBack = (tutorial: TutorialState): TutorialState =>
  tutorial.previous === undefined
    ? tutorial
    : { ...tutorial.previous, finished: tutorial.finished };

/** The opponent's moves once a step is complete; undefined if the script has no legal move. */
function scriptedReplies(
  replies: Step["replies"],
  start: State,
): readonly TutorialMove[] | undefined {
  const played: TutorialMove[] = [];
  let state = start;
  for (const reply of replies ?? []) {
    const move = reply(state);
    const step = move === undefined ? undefined : zimbabwe.applyMove(state, OPPONENT, move);
    if (move === undefined || step?.ok !== true) return undefined;
    state = step.value.state;
    played.push({ seat: OPPONENT, move, events: step.value.events, state });
  }
  return played;
}

function advance(
  tutorial: TutorialState,
  change: Pick<TutorialState, "step" | "state" | "playedMoves" | "inputs">,
): TutorialState {
  const { id, steps } = currentLesson(tutorial);
  const isDone = change.step === steps.length && !tutorial.finished.includes(id);
  return {
    ...tutorial,
    ...change,
    finished: isDone ? [...tutorial.finished, id] : tutorial.finished,
    previous: tutorial,
  };
}

function beginLesson(lesson: number, finished: readonly LessonId[]): TutorialState {
  const { id, position } = lessonAt(lesson);
  const state = zimbabwe.fromPosition(
    { ...position, format: "sofala-position/1", game: "zimbabwe" },
    id,
  );
  if (!state.ok) throw new Error(`lesson ${id}: ${state.error.reason}`);
  return { lesson, step: 0, state: state.value, playedMoves: [], inputs: [], finished };
}

function lessonAt(index: number): Lesson {
  const lesson = LESSONS[index];
  if (lesson === undefined) throw new RangeError(`no lesson ${index}`);
  return lesson;
}
