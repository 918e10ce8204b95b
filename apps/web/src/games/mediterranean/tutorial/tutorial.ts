import { mediterranean, type Mediterranean, type Move, type Refusal } from "@sofala/mediterranean";
import type { State } from "@sofala/mediterranean";
import type { MarketTutorialText } from "@sofala/text/mediterranean";
import { latest, Past } from "../../../local/moments.ts";
import { LEARNER, type Attempt, type Lesson, type LessonId, type Step } from "./lesson.ts";
import { LESSONS } from "./lessons.ts";
import { openingState } from "./start-position.ts";

export type Moment = Past<Mediterranean>;

/** Where a learner stands. A value: each function below returns the next one. */
export interface Tutorial {
  /** Index into LESSONS; their number when all is done. */
  readonly lesson: number;
  /** Index into the lesson's steps. */
  readonly step: number;
  /** Every moment of the game so far. */
  readonly moments: readonly Moment[];
  /** What the learner did: moves, and "next" for what was read. */
  readonly trail: readonly (Move | "next")[];
  /** Lessons that were ended once. */
  readonly finished: readonly LessonId[];
  readonly before?: Tutorial;
}

export type Outcome =
  | { readonly kind: "accepted"; readonly tutorial: Tutorial }
  /** Legal, but not what the lesson is about: the move is not made. */
  | { readonly kind: "nudged"; readonly nudge: string | undefined }
  | { readonly kind: "refused"; readonly refusal: Refusal };

export const startTutorial = (finished: readonly LessonId[] = []): Tutorial => ({
  lesson: 0,
  step: 0,
  moments: [new Past(mediterranean, 0, openingState())],
  trail: [],
  finished,
});

/** Opens a lesson at its beginning: all before it has been played as the tutorial shows it. */
export function openLesson(id: LessonId, finished: readonly LessonId[] = []): Tutorial {
  let tutorial = startTutorial();
  while (lessonOf(tutorial).id !== id) tutorial = led(tutorial);
  return { ...tutorial, finished };
}

/** The lesson that is on, or the last one. */
export function lessonOf({ lesson }: Tutorial): Lesson {
  const found = LESSONS[lesson] ?? LESSONS.at(-1);
  if (found === undefined) throw new RangeError(`no lesson ${lesson}`);
  return found;
}

/** The step that is on; undefined when all is done. */
export const stepOf = (tutorial: Tutorial): Step | undefined =>
  isOver(tutorial) ? undefined : lessonOf(tutorial).steps[tutorial.step];

export const isOver = ({ lesson }: Tutorial): boolean => lesson === LESSONS.length;

export const stateOf = ({ moments }: Tutorial): State => latest(moments).state;

/** What is said now; undefined when all is done. */
export function sayOf(tutorial: Tutorial, text: MarketTutorialText): string | undefined {
  const step = stepOf(tutorial);
  // The keys of a lesson's steps are those of its text; `lesson()` saw to it.
  const says: { readonly [say: string]: string } = text.lessons[lessonOf(tutorial).id].says;
  return step === undefined ? undefined : says[step.say];
}

/** What is said to a move that was not made. */
export function nudgeOf(
  tutorial: Tutorial,
  nudge: string | undefined,
  text: MarketTutorialText,
): string {
  if (stepOf(tutorial)?.kind !== "move") return text.readFirst;
  const nudges: { readonly [nudge: string]: string } = text.lessons[lessonOf(tutorial).id].nudges;
  return (nudge === undefined ? undefined : nudges[nudge]) ?? text.deadEnd;
}

/** A move that fulfils the step, or brings it further. */
export function hintOf(tutorial: Tutorial): Move | undefined {
  const step = stepOf(tutorial);
  return step?.kind === "move" ? step.hint(stateOf(tutorial)) : undefined;
}

/** The learner tries a move. Nothing happens to the tutorial that was given. */
export function offer(tutorial: Tutorial, move: Move): Outcome {
  const now = latest(tutorial.moments);
  const tried = now.after(LEARNER, move);
  if (!tried.ok) return { kind: "refused", refusal: tried.error };
  const step = stepOf(tutorial);
  if (step?.kind !== "move") return { kind: "nudged", nudge: undefined };
  const own = tried.value;
  // One's own offers can be withdrawn at any time.
  if (move.kind === "withdraw") return accepted(tutorial, move, [own], false);
  const attempt: Attempt = { move, before: now.state, after: own.state };
  if (!step.accepts(attempt)) return { kind: "nudged", nudge: step.nudge(attempt) };
  const isFulfilled = step.until?.(own.state) ?? true;
  const answered = isFulfilled ? answers(step.replies, own) : [];
  if (answered === undefined) return { kind: "nudged", nudge: undefined };
  return accepted(tutorial, move, [own, ...answered], isFulfilled);
}

function accepted(
  tutorial: Tutorial,
  move: Move,
  moments: readonly Moment[],
  isFulfilled: boolean,
): Outcome {
  return { kind: "accepted", tutorial: advance(tutorial, move, moments, isFulfilled) };
}

/** Goes on from a step to read. */
export function goOn(tutorial: Tutorial): Tutorial {
  const step = stepOf(tutorial);
  if (step?.kind !== "read") return tutorial;
  const answered = answers(step.replies, latest(tutorial.moments)) ?? [];
  return advance(tutorial, "next", answered, true);
}

/** Goes back by one step or move. */
export const goBack = (tutorial: Tutorial): Tutorial =>
  tutorial.before === undefined ? tutorial : { ...tutorial.before, finished: tutorial.finished };

/** One step or move further, as the tutorial shows it. */
function led(tutorial: Tutorial): Tutorial {
  const move = hintOf(tutorial);
  const outcome = move && offer(tutorial, move);
  if (outcome === undefined) return goOn(tutorial);
  if (outcome.kind !== "accepted")
    throw new Error(`${lessonOf(tutorial).id} cannot be led through`);
  return outcome.tutorial;
}

/** What the others do once a step is fulfilled; undefined where the script cannot go on. */
function answers(replies: Step["replies"], start: Moment): readonly Moment[] | undefined {
  const moments: Moment[] = [];
  for (const reply of replies ?? []) {
    const now = moments.at(-1) ?? start;
    const deed = reply(now.state);
    const next = deed && now.after(deed.seat, deed.move);
    if (next?.ok !== true) return undefined;
    moments.push(next.value);
  }
  return moments;
}

function advance(
  tutorial: Tutorial,
  entry: Move | "next",
  moments: readonly Moment[],
  isFulfilled: boolean,
): Tutorial {
  const { id, steps } = lessonOf(tutorial);
  const isEnd = isFulfilled && tutorial.step + 1 === steps.length;
  return {
    lesson: tutorial.lesson + Number(isEnd),
    step: isEnd ? 0 : tutorial.step + Number(isFulfilled),
    moments: [...tutorial.moments, ...moments],
    trail: [...tutorial.trail, entry],
    finished:
      isEnd && !tutorial.finished.includes(id) ? [...tutorial.finished, id] : tutorial.finished,
    before: tutorial,
  };
}
