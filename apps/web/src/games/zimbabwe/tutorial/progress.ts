import { zimbabwe } from "@sofala/zimbabwe";
import type { LessonId } from "./lesson.ts";
import { LESSONS } from "./lessons.ts";
import { goOn, lessonOf, offer, openLesson, startTutorial, type Tutorial } from "./tutorial.ts";

/** Where a learner stands, as JSON. */
export interface TutorialProgress {
  readonly format: "sofala-tutorial/1";
  readonly lesson: LessonId;
  /** What the learner did since the lesson began: moves, and "next" for what was read. */
  readonly trail: Tutorial["trail"];
  readonly finished: readonly LessonId[];
}

export const progressOf = (tutorial: Tutorial): TutorialProgress => ({
  format: "sofala-tutorial/1",
  lesson: lessonOf(tutorial).id,
  trail: tutorial.trail,
  finished: tutorial.finished,
});

/** Takes up what was stored; what no longer fits is left out, at worst all of it. */
export function resume(stored: unknown): Tutorial {
  if (typeof stored !== "object" || stored === null) return startTutorial();
  const { format, lesson, trail, finished } = stored as { readonly [key: string]: unknown };
  const id = LESSON_IDS.find((known) => known === lesson);
  if (format !== "sofala-tutorial/1" || id === undefined) return startTutorial();
  const ended: readonly unknown[] = Array.isArray(finished) ? finished : [];
  let tutorial = openLesson(
    id,
    LESSON_IDS.filter((known) => ended.includes(known)),
  );
  for (const entry of Array.isArray(trail) ? (trail as readonly unknown[]) : []) {
    const after = again(tutorial, entry);
    if (after === undefined) break;
    tutorial = after;
  }
  return tutorial;
}

const LESSON_IDS: readonly LessonId[] = LESSONS.map(({ id }) => id);

function again(tutorial: Tutorial, entry: unknown): Tutorial | undefined {
  if (entry === "next") {
    const after = goOn(tutorial);
    // A stored trail stays within its lesson.
    return after.lesson === tutorial.lesson ? after : undefined;
  }
  const move = zimbabwe.parseMove(entry);
  const outcome = move.ok ? offer(tutorial, move.value) : undefined;
  return outcome?.kind === "accepted" ? outcome.tutorial : undefined;
}
