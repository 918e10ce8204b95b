import { mediterranean } from "@sofala/mediterranean";
import { readLocal, writeLocal } from "../../../store/local-storage.ts";
import type { LessonId } from "./lesson.ts";
import { LESSONS } from "./lessons.ts";
import {
  goForward,
  tryMove,
  openLesson,
  startTutorial,
  currentStep,
  type TutorialState,
} from "./tutorial.ts";

const STORAGE_KEY = "sofala-market-tutorial";
const FORMAT = "sofala-market-tutorial/1";

/** The learner's progress as it is stored. */
export interface TutorialProgress {
  readonly format: typeof FORMAT;
  readonly trail: TutorialState["inputs"];
  readonly finished: readonly LessonId[];
}

export const progressOf = ({ inputs, finished }: TutorialState): TutorialProgress => ({
  format: FORMAT,
  trail: inputs,
  finished,
});

export const storeProgress = (progress: TutorialProgress): void =>
  writeLocal(STORAGE_KEY, progress);

/** The stored progress, or the start of a requested lesson; the beginning if nothing valid is stored. */
export function loadProgress(lessonId: string | null): TutorialState {
  const progress = restoreTutorial(readLocal(STORAGE_KEY));
  const lesson = LESSONS.find(({ id }) => id === lessonId);
  return lesson === undefined ? progress : openLesson(lesson.id, progress.finished);
}

/** Restores stored progress, up to the first input that is no longer valid. */
export function restoreTutorial(stored: unknown): TutorialState {
  if (typeof stored !== "object" || stored === null) return startTutorial();
  const { format, trail, finished } = stored as { readonly [key: string]: unknown };
  if (format !== FORMAT) return startTutorial();
  let tutorial = startTutorial(parseFinished(finished));
  for (const input of Array.isArray(trail) ? (trail as readonly unknown[]) : []) {
    const after = applyStoredInput(tutorial, input);
    if (after === undefined) break;
    tutorial = after;
  }
  return { ...tutorial, finished: parseFinished(finished) };
}

function parseFinished(finished: unknown): readonly LessonId[] {
  const finishedIds: readonly unknown[] = Array.isArray(finished) ? finished : [];
  return LESSONS.map(({ id }) => id).filter((id) => finishedIds.includes(id));
}

function applyStoredInput(tutorial: TutorialState, input: unknown): TutorialState | undefined {
  if (input === "next")
    return currentStep(tutorial)?.kind === "read" ? goForward(tutorial) : undefined;
  const move = mediterranean.parseMove(input);
  const outcome = move.ok ? tryMove(tutorial, move.value) : undefined;
  return outcome?.kind === "accepted" ? outcome.tutorial : undefined;
}
