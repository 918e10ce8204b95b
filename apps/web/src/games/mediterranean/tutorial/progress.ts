import { mediterranean } from "@sofala/mediterranean";
import { recall, remember } from "../../../store/local-storage.ts";
import type { LessonId } from "./lesson.ts";
import { LESSONS } from "./lessons.ts";
import { goOn, offer, openLesson, startTutorial, stepOf, type Tutorial } from "./tutorial.ts";

const KEY = "sofala-market-tutorial";
const FORMAT = "sofala-market-tutorial/1";

/** Where a learner stands, as JSON. */
export interface TutorialProgress {
  readonly format: typeof FORMAT;
  readonly trail: Tutorial["trail"];
  readonly finished: readonly LessonId[];
}

export const progressOf = ({ trail, finished }: Tutorial): TutorialProgress => ({
  format: FORMAT,
  trail,
  finished,
});

export const keepProgress = (progress: TutorialProgress): void => remember(KEY, progress);

/** Where the learner left, or the lesson that is asked for; the beginning where nothing was kept that can be read. */
export function recallProgress(wanted: string | null): Tutorial {
  const left = resume(recall(KEY));
  const lesson = LESSONS.find(({ id }) => id === wanted);
  return lesson === undefined ? left : openLesson(lesson.id, left.finished);
}

/** Takes up what was stored; what no longer fits is left out, at worst all of it. */
export function resume(stored: unknown): Tutorial {
  if (typeof stored !== "object" || stored === null) return startTutorial();
  const { format, trail, finished } = stored as { readonly [key: string]: unknown };
  if (format !== FORMAT) return startTutorial();
  let tutorial = startTutorial(lessonsIn(finished));
  for (const entry of Array.isArray(trail) ? (trail as readonly unknown[]) : []) {
    const after = again(tutorial, entry);
    if (after === undefined) break;
    tutorial = after;
  }
  return { ...tutorial, finished: lessonsIn(finished) };
}

function lessonsIn(finished: unknown): readonly LessonId[] {
  const ended: readonly unknown[] = Array.isArray(finished) ? finished : [];
  return LESSONS.map(({ id }) => id).filter((id) => ended.includes(id));
}

function again(tutorial: Tutorial, entry: unknown): Tutorial | undefined {
  if (entry === "next") return stepOf(tutorial)?.kind === "read" ? goOn(tutorial) : undefined;
  const move = mediterranean.parseMove(entry);
  const outcome = move.ok ? offer(tutorial, move.value) : undefined;
  return outcome?.kind === "accepted" ? outcome.tutorial : undefined;
}
