import { mediterranean, type Mediterranean, type Move, type Refusal } from "@sofala/mediterranean";
import type { State } from "@sofala/mediterranean";
import type { MediterraneanTutorialText } from "@sofala/text/mediterranean";
import { latest, FullMoment } from "../../../local/moments.ts";
import { LEARNER, type Attempt, type Lesson, type LessonId, type Step } from "./lesson.ts";
import { LESSONS } from "./lessons.ts";
import { startState } from "./start-position.ts";

export type Moment = FullMoment<Mediterranean>;

/** The state of the tutorial. A value: each function below returns the next one. */
export interface TutorialState {
  /** Index into LESSONS; their number when all is done. */
  readonly lesson: number;
  /** Index into the lesson's steps. */
  readonly step: number;
  /** Every moment of the game so far. */
  readonly moments: readonly Moment[];
  /** The learner's moves, and "next" for steps to read. */
  readonly inputs: readonly (Move | "next")[];
  /** Lessons that were finished. */
  readonly finished: readonly LessonId[];
  readonly previous?: TutorialState;
}

export type MoveOutcome =
  | { readonly kind: "accepted"; readonly tutorial: TutorialState }
  /** Legal, but not what the lesson expects: the move is not made. */
  | { readonly kind: "nudged"; readonly nudge: string | undefined }
  | { readonly kind: "refused"; readonly refusal: Refusal };

export const startTutorial = (finished: readonly LessonId[] = []): TutorialState => ({
  lesson: 0,
  step: 0,
  moments: [new FullMoment(mediterranean, 0, startState())],
  inputs: [],
  finished,
});

/** Opens a lesson; all lessons before it are played with their hints. */
export function openLesson(id: LessonId, finished: readonly LessonId[] = []): TutorialState {
  let tutorial = startTutorial();
  while (currentLesson(tutorial).id !== id) tutorial = playHintedStep(tutorial);
  return { ...tutorial, finished };
}

/** The current lesson, or the last one. */
export function currentLesson({ lesson }: TutorialState): Lesson {
  const found = LESSONS[lesson] ?? LESSONS.at(-1);
  if (found === undefined) throw new RangeError(`no lesson ${lesson}`);
  return found;
}

/** The current step; undefined at the end. */
export const currentStep = (tutorial: TutorialState): Step | undefined =>
  isTutorialDone(tutorial) ? undefined : currentLesson(tutorial).steps[tutorial.step];

export const isTutorialDone = ({ lesson }: TutorialState): boolean => lesson === LESSONS.length;

export const currentState = ({ moments }: TutorialState): State => latest(moments).state;

/** The text of the current step; undefined at the end. */
export function stepText(
  tutorial: TutorialState,
  text: MediterraneanTutorialText,
): string | undefined {
  const step = currentStep(tutorial);
  // `lesson()` checks that every key exists.
  const stepTexts: { readonly [key: string]: string } =
    text.lessons[currentLesson(tutorial).id].stepTexts;
  return step === undefined ? undefined : stepTexts[step.textKey];
}

/** The text for a move that was not accepted. */
export function nudgeText(
  tutorial: TutorialState,
  nudge: string | undefined,
  text: MediterraneanTutorialText,
): string {
  if (currentStep(tutorial)?.kind !== "move") return text.readFirst;
  const nudges: { readonly [nudge: string]: string } =
    text.lessons[currentLesson(tutorial).id].nudges;
  return (nudge === undefined ? undefined : nudges[nudge]) ?? text.deadEnd;
}

/** A move that completes or advances the step. */
export function hintMove(tutorial: TutorialState): Move | undefined {
  const step = currentStep(tutorial);
  return step?.kind === "move" ? step.hint(currentState(tutorial)) : undefined;
}

/** Tries a move of the learner. Does not change the given state. */
export function tryMove(tutorial: TutorialState, move: Move): MoveOutcome {
  const now = latest(tutorial.moments);
  const tried = now.afterMove(LEARNER, move);
  if (!tried.ok) return { kind: "refused", refusal: tried.error };
  const step = currentStep(tutorial);
  if (step?.kind !== "move") return { kind: "nudged", nudge: undefined };
  const own = tried.value;
  // The learner can withdraw an offer at any time.
  if (move.kind === "withdraw") return acceptedOutcome(tutorial, move, [own], false);
  const attempt: Attempt = { move, before: now.state, after: own.state };
  if (!step.accepts(attempt)) return { kind: "nudged", nudge: step.nudge(attempt) };
  const isComplete = step.until?.(own.state) ?? true;
  const replyMoments = isComplete ? scriptedReplies(step.replies, own) : [];
  if (replyMoments === undefined) return { kind: "nudged", nudge: undefined };
  return acceptedOutcome(tutorial, move, [own, ...replyMoments], isComplete);
}

function acceptedOutcome(
  tutorial: TutorialState,
  move: Move,
  moments: readonly Moment[],
  isComplete: boolean,
): MoveOutcome {
  return { kind: "accepted", tutorial: advance(tutorial, move, moments, isComplete) };
}

/** Continues after a step to read. */
export function goForward(tutorial: TutorialState): TutorialState {
  const step = currentStep(tutorial);
  if (step?.kind !== "read") return tutorial;
  const replyMoments = scriptedReplies(step.replies, latest(tutorial.moments)) ?? [];
  return advance(tutorial, "next", replyMoments, true);
}

/** Goes back by one step or move. */
export const goBack = (tutorial: TutorialState): TutorialState =>
  tutorial.previous === undefined
    ? tutorial
    : { ...tutorial.previous, finished: tutorial.finished };

/** Plays one step with its hint. */
function playHintedStep(tutorial: TutorialState): TutorialState {
  const move = hintMove(tutorial);
  const outcome = move && tryMove(tutorial, move);
  if (outcome === undefined) return goForward(tutorial);
  if (outcome.kind !== "accepted")
    throw new Error(`${currentLesson(tutorial).id} cannot be played with its hints`);
  return outcome.tutorial;
}

/** The moments after the scripted replies; undefined if a reply is not possible. */
function scriptedReplies(replies: Step["replies"], start: Moment): readonly Moment[] | undefined {
  const moments: Moment[] = [];
  for (const reply of replies ?? []) {
    const now = moments.at(-1) ?? start;
    const scripted = reply(now.state);
    const next = scripted && now.afterMove(scripted.seat, scripted.move);
    if (next?.ok !== true) return undefined;
    moments.push(next.value);
  }
  return moments;
}

function advance(
  tutorial: TutorialState,
  input: Move | "next",
  moments: readonly Moment[],
  isComplete: boolean,
): TutorialState {
  const { id, steps } = currentLesson(tutorial);
  const isEnd = isComplete && tutorial.step + 1 === steps.length;
  return {
    lesson: tutorial.lesson + Number(isEnd),
    step: isEnd ? 0 : tutorial.step + Number(isComplete),
    moments: [...tutorial.moments, ...moments],
    inputs: [...tutorial.inputs, input],
    finished:
      isEnd && !tutorial.finished.includes(id) ? [...tutorial.finished, id] : tutorial.finished,
    previous: tutorial,
  };
}
