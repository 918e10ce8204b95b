import type { TutorialText } from "@sofala/text/tutorial";
import type { CourseTypes } from "./lesson.ts";
import {
  currentLesson,
  currentStep,
  isTutorialDone,
  type TutorialState,
} from "./tutorial-state.ts";

export function lessonText(text: TutorialText, id: string): TutorialText["lessons"][string] {
  const found = text.lessons[id];
  if (found === undefined) throw new RangeError(`no text of lesson ${id}`);
  return found;
}

/** The text of the current step; undefined when the lesson is done. */
export function stepText<C extends CourseTypes>(
  tutorial: TutorialState<C>,
  text: TutorialText,
): string | undefined {
  const step = currentStep(tutorial);
  return step && lessonText(text, currentLesson(tutorial).id).stepTexts[step.textKey];
}

/** The message for a move that was not made. */
export function nudgeText<C extends CourseTypes>(
  tutorial: TutorialState<C>,
  nudge: string | undefined,
  text: TutorialText,
): string {
  if (isTutorialDone(tutorial)) return text.afterLastLesson;
  if (currentStep(tutorial)?.kind !== "move") return text.readFirst;
  const { nudges } = lessonText(text, currentLesson(tutorial).id);
  return (nudge === undefined ? undefined : nudges[nudge]) ?? text.deadEnd;
}
