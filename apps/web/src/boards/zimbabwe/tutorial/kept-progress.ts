import { LESSONS } from "./lessons.ts";
import { resume, type TutorialProgress } from "./progress.ts";
import { openLesson, type Tutorial } from "./tutorial.ts";

const KEY = "sofala-tutorial";

export function keepProgress(progress: TutorialProgress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // A browser that keeps nothing: the next visit begins anew.
  }
}

/** Where the learner left, or the lesson that is asked for; the beginning where nothing was kept that can be read. */
export function recallProgress(wanted: string | null): Tutorial {
  const left = resume(readStored());
  const lesson = LESSONS.find(({ id }) => id === wanted);
  return lesson === undefined ? left : openLesson(lesson.id, left.finished);
}

function readStored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    return undefined;
  }
}
