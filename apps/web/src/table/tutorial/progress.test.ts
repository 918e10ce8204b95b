import { afterEach, expect, test, vi } from "vitest";
import { course as market } from "../../games/mediterranean/tutorial/lessons.ts";
import { course } from "../../games/zimbabwe/tutorial/lessons.ts";
import { loadProgress, progressOf, restoreTutorial, storeProgress } from "./progress.ts";
import {
  currentLesson,
  goForward,
  isLessonDone,
  openLesson,
  startTutorial,
} from "./tutorial-state.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

function stubStorage(text: string | null = null): { text: string | null } {
  const storage = { text };
  vi.stubGlobal("localStorage", {
    getItem: () => storage.text,
    setItem: (_key: string, value: string) => {
      storage.text = value;
    },
  });
  return storage;
}

test("stored progress is restored", () => {
  stubStorage();
  const tutorial = goForward(openLesson(course, "water", ["gifts"]));
  storeProgress(tutorial);
  expect(progressOf(loadProgress(course, null))).toEqual(progressOf(tutorial));
});

test("a requested lesson starts at its beginning and keeps what was finished", () => {
  stubStorage(JSON.stringify(progressOf(goForward(openLesson(course, "water", ["gifts"])))));
  const requested = progressOf(openLesson(course, "hub", ["gifts"]));
  expect(progressOf(loadProgress(course, "hub"))).toEqual(requested);
  expect(loadProgress(course, "chess").step).toBe(1);
});

test("a browser without storage is fine", () => {
  const deny = () => {
    throw new Error("denied");
  };
  vi.stubGlobal("localStorage", { getItem: deny, setItem: deny });
  storeProgress(openLesson(course, "hub"));
  expect(currentLesson(loadProgress(course, null)).id).toBe("gifts");
});

test.each(["{broken", "null", "17", '{"lesson":"water"}'])("%s leads to the beginning", (text) => {
  stubStorage(text);
  expect(progressOf(loadProgress(course, null))).toEqual(progressOf(startTutorial(course)));
});

test.each<[string, unknown]>([
  ["nothing", undefined],
  ["another format", { format: "other", lesson: "god" }],
  ["an unknown lesson", { format: "sofala-tutorial/1", lesson: "chess" }],
])("%s leads to the beginning", (_name, stored) => {
  expect(progressOf(restoreTutorial(course, stored))).toEqual(progressOf(startTutorial(course)));
});

test("a damaged list of inputs is restored up to the first invalid one", () => {
  const tutorial = restoreTutorial(course, {
    format: "sofala-tutorial/1",
    lesson: "monument",
    trail: ["next", { kind: "build-monument", at: "c1" }, "next"],
    finished: ["gifts", "chess"],
  });
  expect([tutorial.step, tutorial.finished]).toEqual([1, ["gifts"]]);
});

test("progress of one game for all lessons, stored without a lesson, is restored", () => {
  const { trail } = progressOf(openLesson(market, "danger"));
  const stored = { format: "sofala-market-tutorial/1", trail, finished: ["turn", "chess"] };
  const tutorial = restoreTutorial(market, stored);
  // The end of the lesson before.
  expect([currentLesson(tutorial).id, isLessonDone(tutorial)]).toEqual(["request", true]);
  expect(tutorial.finished).toEqual(["turn"]);
  const damaged = { ...stored, trail: ["next", { kind: "ready" }, "next"] };
  expect(restoreTutorial(market, damaged).step).toBe(1);
});
