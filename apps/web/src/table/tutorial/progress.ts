import { readLocal, writeLocal } from "../../store/local-storage.ts";
import type { Course, CourseTypes } from "./lesson.ts";
import {
  currentLesson,
  currentStep,
  gameStart,
  goForward,
  isLessonDone,
  nextLesson,
  openLesson,
  startTutorial,
  tryMove,
  type TutorialState,
} from "./tutorial-state.ts";

/** A learner's progress, as stored JSON. */
export interface TutorialProgress {
  readonly format: string;
  readonly lesson: string;
  /** The learner's inputs since the game of the lesson began. */
  readonly trail: readonly unknown[];
  readonly finished: readonly string[];
}

const formatOf = ({ storageKey }: { readonly storageKey: string }): string => `${storageKey}/1`;

export const progressOf = <C extends CourseTypes>(
  tutorial: TutorialState<C>,
): TutorialProgress => ({
  format: formatOf(tutorial.course),
  lesson: currentLesson(tutorial).id,
  trail: tutorial.inputs,
  finished: tutorial.finished,
});

export const storeProgress = <C extends CourseTypes>(tutorial: TutorialState<C>): void =>
  writeLocal(tutorial.course.storageKey, progressOf(tutorial));

/** The stored progress, or the beginning of a requested lesson; the first lesson if nothing valid is stored. */
export function loadProgress<C extends CourseTypes>(
  course: Course<C>,
  requestedId: string | null,
): TutorialState<C> {
  const stored = restoreTutorial(course, readLocal(course.storageKey));
  const lesson = course.lessons.find(({ id }) => id === requestedId);
  return lesson === undefined ? stored : openLesson(course, lesson.id, stored.finished);
}

/** Restores stored progress, up to the first input that is no longer valid. */
export function restoreTutorial<C extends CourseTypes>(
  course: Course<C>,
  stored: unknown,
): TutorialState<C> {
  if (typeof stored !== "object" || stored === null) return startTutorial(course);
  const ids = course.lessons.map(({ id }) => id);
  // Tutorials that are one game once stored no lesson.
  const {
    format,
    lesson = ids[0],
    trail,
    finished,
  } = stored as { readonly [key: string]: unknown };
  const at = ids.findIndex((id) => id === lesson);
  const firstId = ids[gameStart(course, at)];
  if (format !== formatOf(course) || at < 0 || firstId === undefined) return startTutorial(course);
  let tutorial = openLesson(course, firstId);
  for (const input of listOf(trail)) {
    const after = applyStoredInput(tutorial, input);
    if (after === undefined) break;
    tutorial = after;
  }
  // The lesson was opened, and nothing was done in it yet.
  if (tutorial.lesson < at && isLessonDone(tutorial)) tutorial = goForward(tutorial);
  const finishedIds = listOf(finished);
  return { ...tutorial, finished: ids.filter((id) => finishedIds.includes(id)) };
}

const listOf = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : []);

function applyStoredInput<C extends CourseTypes>(
  tutorial: TutorialState<C>,
  input: unknown,
): TutorialState<C> | undefined {
  // Inputs do not say when a lesson that continues the game was opened.
  if (isLessonDone(tutorial) && isContinued(tutorial))
    return applyStoredInput(goForward(tutorial), input);
  if (input === "next")
    return currentStep(tutorial)?.kind === "read" ? goForward(tutorial) : undefined;
  const move = tutorial.course.game.parseMove(input);
  const outcome = move.ok ? tryMove(tutorial, move.value) : undefined;
  return outcome?.kind === "accepted" ? outcome.tutorial : undefined;
}

/** Does the next lesson continue the game? */
function isContinued<C extends CourseTypes>(tutorial: TutorialState<C>): boolean {
  const next = nextLesson(tutorial);
  return next !== undefined && next.position === undefined;
}
