import { recall, remember } from "../../../store/local-storage.ts";
import { LESSONS } from "./lessons.ts";
import { resume, type TutorialProgress } from "./progress.ts";
import { openLesson, type Tutorial } from "./tutorial.ts";

const KEY = "sofala-tutorial";

export const keepProgress = (progress: TutorialProgress): void => remember(KEY, progress);

/** Where the learner left, or the lesson that is asked for; the beginning where nothing was kept that can be read. */
export function recallProgress(wanted: string | null): Tutorial {
  const left = resume(recall(KEY));
  const lesson = LESSONS.find(({ id }) => id === wanted);
  return lesson === undefined ? left : openLesson(lesson.id, left.finished);
}
