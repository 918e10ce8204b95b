import { dice } from "@sofala/engine";
import { LANGUAGE_TAGS } from "@sofala/text/languages";
import type { TutorialText } from "@sofala/text/tutorial";
import { describe, expect, test } from "vitest";
import { LEARNER, type Course, type CourseTypes } from "../table/tutorial/lesson.ts";
import { progressOf, restoreTutorial } from "../table/tutorial/progress.ts";
import {
  acceptedMoves,
  currentLesson,
  currentState,
  currentStep,
  goBack,
  goForward,
  isLessonDone,
  isTutorialDone,
  openLesson,
  playHintedStep,
  startTutorial,
  tryMove,
  type TutorialState,
} from "../table/tutorial/tutorial-state.ts";
import { lessonText, nudgeText, stepText } from "../table/tutorial/tutorial-texts.ts";

type PlayStep<C extends CourseTypes> = (tutorial: TutorialState<C>) => TutorialState<C>;

/** Plays a lesson to its end. */
export function finishLesson<C extends CourseTypes>(
  start: TutorialState<C>,
  playStep: PlayStep<C> = playHintedStep,
): TutorialState<C> {
  let tutorial = start;
  for (let steps = 0; !isLessonDone(tutorial); steps++) {
    if (steps > 30) throw new Error(`${currentLesson(tutorial).id} has no end`);
    tutorial = playStep(tutorial);
  }
  return tutorial;
}

/** Plays one step with a random accepted move. */
export function playRandomStep<C extends CourseTypes>(seed: string): PlayStep<C> {
  const chance = dice(seed);
  return (tutorial) => {
    if (currentStep(tutorial)?.kind !== "move") return goForward(tutorial);
    const moves = [...acceptedMoves(tutorial)];
    const move = moves.length === 0 ? undefined : moves[chance.below(moves.length)];
    if (move === undefined) throw new Error(`no move at ${currentStep(tutorial)?.textKey ?? ""}`);
    return playAccepted(tutorial, move);
  };
}

export function playAccepted<C extends CourseTypes>(
  tutorial: TutorialState<C>,
  move: C["game"]["move"],
): TutorialState<C> {
  const outcome = tryMove(tutorial, move);
  if (outcome.kind !== "accepted") throw new Error(`${outcome.kind} ${JSON.stringify(move)}`);
  return outcome.tutorial;
}

/** Tests what is true of every tutorial, in all languages. */
export async function describeCourse<C extends CourseTypes>(
  course: Course<C>,
  loadText: (tag: string) => Promise<TutorialText>,
): Promise<void> {
  const texts = await Promise.all(LANGUAGE_TAGS.map(loadText));
  const { game, lessons } = course;
  const { hasCompleteLegalMoves } = game.simulation;

  describe.each(lessons.map(({ id, steps }) => ({ id, steps })))("lesson $id", ({ id, steps }) => {
    test("can be played to its end, waits only for the learner, and has a text at every step", () => {
      const textKeys = new Set<string>();
      finishLesson(openLesson(course, id), (tutorial) => {
        const step = currentStep(tutorial);
        textKeys.add(step?.textKey ?? "");
        if (step?.kind === "move")
          expect(game.toAct(currentState(tutorial)), step.textKey).toContain(LEARNER);
        for (const text of texts) expect(stepText(tutorial, text)).toMatch(/\S.*[.?]$/u);
        return playHintedStep(tutorial);
      });
      expect(textKeys.size).toBe(steps.length);
      const hasNudges = steps.some((step) => step.kind === "move" && step.nudge !== undefined);
      for (const text of texts) {
        const { stepTexts, nudges } = lessonText(text, id);
        expect(Object.keys(stepTexts)).toEqual([...textKeys]);
        expect(Object.keys(nudges).length > 0).toBe(hasNudges);
      }
    });

    test("goes back step by step to its beginning, and keeps what was finished", () => {
      const start = openLesson(course, id);
      let tutorial = finishLesson(start);
      const { finished } = tutorial;
      expect(finished).toEqual([id]);
      while (tutorial.inputs.length > start.inputs.length) tutorial = goBack(tutorial);
      expect(tutorial).toEqual({ ...start, finished });
    });

    // Not with moves that are only listed as examples.
    if (!hasCompleteLegalMoves) return;
    test("continues after any accepted move, and has a nudge for every other move", () => {
      const nudgesByStep = new Map<string, Set<string>>();
      const visited = new Set<string>();
      const visit = (tutorial: TutorialState<C>) => {
        const step = currentStep(tutorial);
        const inputs = JSON.stringify(tutorial.inputs);
        if (step?.kind !== "move" || visited.has(inputs)) return;
        visited.add(inputs);
        const nudges = nudgesByStep.get(step.textKey) ?? new Set();
        nudgesByStep.set(step.textKey, nudges);
        for (const move of game.legalMoves(currentState(tutorial), LEARNER)) {
          const outcome = tryMove(tutorial, move);
          if (outcome.kind === "accepted") continue;
          if (outcome.kind === "refused") throw new Error(outcome.refusal.code);
          nudges.add(outcome.nudge ?? "none");
          for (const text of texts)
            expect(nudgeText(tutorial, outcome.nudge, text)).not.toBe(text.deadEnd);
        }
      };
      for (let run = 0; run < 8; run++) {
        const playStep = playRandomStep<C>(`${id} ${run}`);
        finishLesson(openLesson(course, id), (tutorial) => {
          visit(tutorial);
          return playStep(tutorial);
        });
      }
      for (const step of steps) {
        if (step.kind !== "move") continue;
        const needsNudge = (nudgesByStep.get(step.textKey)?.size ?? 0) > 0;
        const reason = needsNudge
          ? `step ${step.textKey} needs a nudge for the legal moves that it does not accept`
          : `step ${step.textKey} accepts every legal move, so it needs no nudge`;
        expect(step.nudge !== undefined, reason).toBe(needsNudge);
      }
      const keys = Object.keys(texts[0] === undefined ? {} : lessonText(texts[0], id).nudges);
      const found = [...nudgesByStep.values()].flatMap((nudges) => [...nudges]);
      expect(new Set(found)).toEqual(new Set(keys));
    });
  });

  test("lessons follow each other, and stored progress resumes in the same place", () => {
    const expectRestored = (tutorial: TutorialState<C>) => {
      const progress = progressOf(tutorial);
      const restored = restoreTutorial(course, JSON.parse(JSON.stringify(progress)));
      expect([progressOf(restored), restored.step]).toEqual([progress, tutorial.step]);
      expect(game.snapshot(currentState(restored))).toEqual(game.snapshot(currentState(tutorial)));
    };
    let tutorial = startTutorial(course);
    for (const { id } of lessons) {
      expect([currentLesson(tutorial).id, tutorial.step]).toEqual([id, 0]);
      tutorial = finishLesson(tutorial, (current) => {
        expectRestored(current);
        return playHintedStep(current);
      });
      expectRestored(tutorial);
      expect(isTutorialDone(tutorial)).toBe(id === lessons.at(-1)?.id);
      tutorial = goForward(tutorial);
    }
    expect(tutorial.finished).toEqual(lessons.map(({ id }) => id));
    expect(goForward(tutorial)).toBe(tutorial);
  });
}
