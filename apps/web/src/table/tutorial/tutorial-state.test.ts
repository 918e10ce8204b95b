import { zimbabwe } from "@sofala/zimbabwe";
import { loadMediterraneanTutorialText } from "@sofala/text/mediterranean";
import { expect, test } from "vitest";
import { course as market } from "../../games/mediterranean/tutorial/lessons.ts";
import { course } from "../../games/zimbabwe/tutorial/lessons.ts";
import { finishLesson } from "../../testing/describe-course.ts";
import {
  acceptedMoves,
  currentLesson,
  currentState,
  currentStep,
  goBack,
  goForward,
  hintMove,
  isLessonDone,
  openLesson,
  startTutorial,
  tryMove,
} from "./tutorial-state.ts";
import { nudgeText } from "./tutorial-texts.ts";

const marketText = await loadMediterraneanTutorialText("en");

test("moves are accepted only at steps for a move, and `next` only at steps to read", () => {
  const atReading = openLesson(course, "monument");
  expect([...acceptedMoves(atReading)]).toEqual([]);
  expect(hintMove(atReading)).toBeUndefined();
  expect(tryMove(atReading, { kind: "end-turn" }).kind).toBe("nudged");
  const atMove = goForward(atReading);
  expect(goForward(atMove)).toBe(atMove);
  expect([...acceptedMoves(atMove)].every(({ kind }) => kind === "build-monument")).toBe(true);
});

test("a nudged move is not made, and an illegal one is refused", () => {
  const atMove = goForward(openLesson(course, "monument"));
  const before = zimbabwe.snapshot(currentState(atMove));
  expect(tryMove(atMove, { kind: "end-turn" })).toEqual({ kind: "nudged", nudge: "build" });
  expect(zimbabwe.snapshot(currentState(atMove))).toEqual(before);
  expect(tryMove(atMove, { kind: "build-monument", at: "z99" }).kind).toBe("refused");
});

test("a hint is played with the replies of the opponent", () => {
  let tutorial = finishLesson(openLesson(course, "craftsman"));
  for (let steps = 0; steps < 2; steps++) tutorial = goBack(tutorial);
  expect(currentStep(tutorial)?.textKey).toBe("end");
  const hint = hintMove(tutorial);
  const outcome = hint && tryMove(tutorial, hint);
  if (outcome?.kind !== "accepted") throw new Error(outcome?.kind);
  const added = outcome.tutorial.moments.slice(tutorial.moments.length);
  expect(added.map(({ lastMove }) => [lastMove?.actor, lastMove?.move.kind])).toEqual([
    [0, "end-turn"],
    [1, "raise-monument"],
    [1, "end-turn"],
  ]);
});

test("a lesson with its own position begins a new game", () => {
  const next = goForward(finishLesson(openLesson(course, "gifts")));
  expect([next.moments.length, next.inputs]).toEqual([1, []]);
  expect(goBack(next)).toBe(next);
});

test("a lesson without a position continues the game, and back leads to the lesson before", () => {
  const done = finishLesson(openLesson(market, "offer"));
  const next = goForward(done);
  expect([currentLesson(next).id, next.moments, next.inputs]).toEqual([
    "making",
    done.moments,
    done.inputs,
  ]);
  const back = goBack({ ...next, finished: ["offer", "turn"] });
  expect([currentLesson(back).id, isLessonDone(back)]).toEqual(["offer", true]);
  expect(back.finished).toEqual(["offer", "turn"]);
  expect(currentStep(goBack(back))?.textKey).toBe("accept");
});

test("a move during reading or after the end gets a message of its own", () => {
  const reading = startTutorial(market);
  expect(tryMove(reading, { kind: "ready" })).toEqual({ kind: "nudged", nudge: undefined });
  expect(nudgeText(reading, undefined, marketText)).toBe(marketText.readFirst);
  const end = finishLesson(openLesson(market, "winning"));
  expect(tryMove(end, { kind: "ready" }).kind).toBe("nudged");
  expect(nudgeText(end, undefined, marketText)).toBe(marketText.afterLastLesson);
});
