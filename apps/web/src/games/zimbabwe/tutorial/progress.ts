import { zimbabwe } from "@sofala/zimbabwe";
import type { LessonId } from "./lesson.ts";
import { LESSONS } from "./lessons.ts";
import {
  goForward,
  currentLesson,
  tryMove,
  openLesson,
  startTutorial,
  type TutorialState,
} from "./tutorial.ts";
import { readLocal, writeLocal } from "../../../store/local-storage.ts";

/** A learner's progress, as stored JSON. */
export interface TutorialProgress {
  readonly format: "sofala-tutorial/1";
  readonly lesson: LessonId;
  /** The learner's inputs since the lesson began: moves, and "next" after reading. */
  readonly trail: TutorialState["inputs"];
  readonly finished: readonly LessonId[];
}

export const progressOf = (tutorial: TutorialState): TutorialProgress => ({
  format: "sofala-tutorial/1",
  lesson: currentLesson(tutorial).id,
  trail: tutorial.inputs,
  finished: tutorial.finished,
});

/** Restores stored progress; inputs that no longer fit are dropped. */
export function restoreTutorial(stored: unknown): TutorialState {
  if (typeof stored !== "object" || stored === null) return startTutorial();
  const { format, lesson, trail, finished } = stored as { readonly [key: string]: unknown };
  const id = LESSON_IDS.find((each) => each === lesson);
  if (format !== "sofala-tutorial/1" || id === undefined) return startTutorial();
  const finishedIds: readonly unknown[] = Array.isArray(finished) ? finished : [];
  let tutorial = openLesson(
    id,
    LESSON_IDS.filter((each) => finishedIds.includes(each)),
  );
  for (const input of Array.isArray(trail) ? (trail as readonly unknown[]) : []) {
    const after = applyStoredInput(tutorial, input);
    if (after === undefined) break;
    tutorial = after;
  }
  return tutorial;
}

const LESSON_IDS: readonly LessonId[] = LESSONS.map(({ id }) => id);

function applyStoredInput(tutorial: TutorialState, input: unknown): TutorialState | undefined {
  if (input === "next") {
    const after = goForward(tutorial);
    // Stored inputs stay within their lesson.
    return after.lesson === tutorial.lesson ? after : undefined;
  }
  const move = zimbabwe.parseMove(input);
  const outcome = move.ok ? tryMove(tutorial, move.value) : undefined;
  return outcome?.kind === "accepted" ? outcome.tutorial : undefined;
}

const STORAGE_KEY = "sofala-tutorial";

export const storeProgress = (progress: TutorialProgress): void =>
  writeLocal(STORAGE_KEY, progress);

/** The stored progress, or the beginning of a requested lesson; the first lesson if nothing valid is stored. */
export function loadProgress(requestedId: string | null): TutorialState {
  const stored = restoreTutorial(readLocal(STORAGE_KEY));
  const lesson = LESSONS.find(({ id }) => id === requestedId);
  return lesson === undefined ? stored : openLesson(lesson.id, stored.finished);
}
