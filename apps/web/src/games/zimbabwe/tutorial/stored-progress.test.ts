import { afterEach, expect, test, vi } from "vitest";
import { keepProgress, recallProgress } from "./stored-progress.ts";
import { progressOf } from "./progress.ts";
import { goOn, lessonOf, openLesson } from "./tutorial.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

function storage(text: string | null): { text: string | null } {
  const kept = { text };
  vi.stubGlobal("localStorage", {
    getItem: () => kept.text,
    setItem: (_key: string, value: string) => {
      kept.text = value;
    },
  });
  return kept;
}

test("what was kept is taken up", () => {
  storage(null);
  const tutorial = goOn(openLesson("water", ["gifts"]));
  keepProgress(progressOf(tutorial));
  expect(progressOf(recallProgress(null))).toEqual(progressOf(tutorial));
});

test.each(["{broken", "null", "17", '{"lesson":"water"}'])("%s is the beginning", (text) => {
  storage(text);
  const tutorial = recallProgress(null);
  expect([lessonOf(tutorial).id, tutorial.step]).toEqual(["gifts", 0]);
});

test("a lesson that is asked for begins anew; what was done is known", () => {
  storage(JSON.stringify(progressOf(goOn(openLesson("water", ["gifts"])))));
  expect(progressOf(recallProgress("hub"))).toEqual(progressOf(openLesson("hub", ["gifts"])));
  expect(recallProgress("chess").step).toBe(1);
});

test("a browser that keeps nothing is no obstacle", () => {
  const deny = () => {
    throw new Error("denied");
  };
  vi.stubGlobal("localStorage", { getItem: deny, setItem: deny });
  keepProgress(progressOf(openLesson("hub")));
  expect(lessonOf(recallProgress(null)).id).toBe("gifts");
});
