import type { Seat } from "@sofala/engine";
import type { TutorialText } from "@sofala/text/tutorial";
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

/** A move that was made, and the table after it. */
export interface Played {
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly Event[];
  readonly state: State;
}

/** Where a learner stands. A value: each function below returns the next one. */
export interface Tutorial {
  /** Index into LESSONS. */
  readonly lesson: number;
  /** Index into the lesson's steps; their number when the lesson is done. */
  readonly step: number;
  readonly state: State;
  /** All moves of this lesson so far. */
  readonly played: readonly Played[];
  /** What the learner did in this lesson. */
  readonly trail: readonly (Move | "next")[];
  /** Lessons that were ended once. */
  readonly finished: readonly LessonId[];
  readonly before?: Tutorial;
}

export type Outcome =
  | { readonly kind: "accepted"; readonly tutorial: Tutorial; readonly played: readonly Played[] }
  /** Legal, but not what the lesson is about: the move is taken back. */
  | { readonly kind: "nudged"; readonly nudge: string | undefined }
  | { readonly kind: "refused"; readonly refusal: Refusal };

export const startTutorial = (): Tutorial => begin(0, []);

/** Opens a lesson at its beginning. */
export function openLesson(id: LessonId, finished: readonly LessonId[] = []): Tutorial {
  return begin(
    LESSONS.findIndex((lesson) => lesson.id === id),
    finished,
  );
}

export const lessonOf = ({ lesson }: Tutorial): Lesson => lessonAt(lesson);

/** The step that is on; undefined when the lesson is done. */
export const stepOf = (tutorial: Tutorial): Step | undefined =>
  lessonOf(tutorial).steps[tutorial.step];

export const isLessonDone = (tutorial: Tutorial): boolean => stepOf(tutorial) === undefined;

/** The last lesson is done. */
export const isOver = (tutorial: Tutorial): boolean =>
  isLessonDone(tutorial) && tutorial.lesson === LESSONS.length - 1;

/** What is said now; undefined when the lesson is done. */
export function sayOf(tutorial: Tutorial, text: TutorialText): string | undefined {
  const step = stepOf(tutorial);
  // The keys of a lesson's steps are those of its text; `lesson()` saw to it.
  const says: { readonly [say: string]: string } = text.lessons[lessonOf(tutorial).id].says;
  return step === undefined ? undefined : says[step.say];
}

/** What is said to a move that was taken back. */
export function nudgeOf(tutorial: Tutorial, nudge: string | undefined, text: TutorialText): string {
  const nudges: { readonly [nudge: string]: string } = text.lessons[lessonOf(tutorial).id].nudges;
  return (nudge === undefined ? undefined : nudges[nudge]) ?? text.deadEnd;
}

export const highlightOf = (tutorial: Tutorial): Highlight => stepOf(tutorial)?.show ?? {};

/** The legal moves that fulfil the step; none at a step to read. */
export function wantedMoves(tutorial: Tutorial): readonly Move[] {
  return [...fulfilling(tutorial)];
}

/** A move that fulfils the step. */
export function hintOf(tutorial: Tutorial): Move | undefined {
  const [move] = fulfilling(tutorial);
  return move;
}

function* fulfilling(tutorial: Tutorial): Iterable<Move> {
  if (stepOf(tutorial)?.kind !== "move") return;
  for (const move of zimbabwe.legalMoves(tutorial.state, LEARNER)) {
    if (offer(tutorial, move).kind === "accepted") yield move;
  }
}

/** The learner tries a move. Nothing happens to the tutorial that was given. */
export function offer(tutorial: Tutorial, move: Move): Outcome {
  const tried = zimbabwe.applyMove(tutorial.state, LEARNER, move);
  if (!tried.ok) return { kind: "refused", refusal: tried.error };
  const step = stepOf(tutorial);
  if (step?.kind !== "move") return { kind: "nudged", nudge: undefined };
  const { state, events } = tried.value;
  const attempt: Attempt = { move, before: tutorial.state, after: state };
  if (!step.accepts(attempt)) return { kind: "nudged", nudge: step.nudge?.(attempt) };

  const isFulfilled = step.until?.(state) ?? true;
  const own: Played = { seat: LEARNER, move, events, state };
  const answered = isFulfilled ? answers(step.replies, state) : [];
  if (answered === undefined) return { kind: "nudged", nudge: undefined };
  const played = [own, ...answered];
  const next = advance(tutorial, {
    step: tutorial.step + (isFulfilled ? 1 : 0),
    state: played.at(-1)?.state ?? state,
    played: [...tutorial.played, ...played],
    trail: [...tutorial.trail, move],
  });
  return { kind: "accepted", tutorial: next, played };
}

/** Goes on from a step to read, or from the end of a lesson to the next one. */
export function goOn(tutorial: Tutorial): Tutorial {
  const step = stepOf(tutorial);
  if (step === undefined) {
    return isOver(tutorial) ? tutorial : begin(tutorial.lesson + 1, tutorial.finished);
  }
  if (step.kind === "move") return tutorial;
  const answered = answers(step.replies, tutorial.state) ?? [];
  return advance(tutorial, {
    step: tutorial.step + 1,
    state: answered.at(-1)?.state ?? tutorial.state,
    played: [...tutorial.played, ...answered],
    trail: [...tutorial.trail, "next"],
  });
}

/** Goes back by one step or move, within the lesson. */
export const goBack = (tutorial: Tutorial): Tutorial =>
  tutorial.before === undefined ? tutorial : { ...tutorial.before, finished: tutorial.finished };

/** What the opponent does once a step is fulfilled; undefined where the script cannot go on. */
function answers(replies: Step["replies"], start: State): readonly Played[] | undefined {
  const played: Played[] = [];
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
  tutorial: Tutorial,
  change: Pick<Tutorial, "step" | "state" | "played" | "trail">,
): Tutorial {
  const { id, steps } = lessonOf(tutorial);
  const isDone = change.step === steps.length && !tutorial.finished.includes(id);
  return {
    ...tutorial,
    ...change,
    finished: isDone ? [...tutorial.finished, id] : tutorial.finished,
    before: tutorial,
  };
}

function begin(lesson: number, finished: readonly LessonId[]): Tutorial {
  const { id, position } = lessonAt(lesson);
  const state = zimbabwe.fromPosition(
    { ...position, format: "sofala-position/1", game: "zimbabwe" },
    id,
  );
  if (!state.ok) throw new Error(`lesson ${id}: ${state.error.reason}`);
  return { lesson, step: 0, state: state.value, played: [], trail: [], finished };
}

function lessonAt(index: number): Lesson {
  const lesson = LESSONS[index];
  if (lesson === undefined) throw new RangeError(`no lesson ${index}`);
  return lesson;
}
