import { afterEach, expect, test, vi } from "vitest";
import { keepProgress, progressOf, recallProgress } from "./progress.ts";
import { lessonOf, openLesson } from "./tutorial.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("what was kept is taken up, unless a lesson is asked for or nothing can be read", () => {
  const kept: { text: string | null } = { text: null };
  vi.stubGlobal("localStorage", {
    getItem: () => kept.text,
    setItem: (_key: string, value: string) => {
      kept.text = value;
    },
  });
  keepProgress(progressOf(openLesson("danger", ["turn"])));
  expect(lessonOf(recallProgress(null)).id).toBe("danger");
  expect(lessonOf(recallProgress("civic")).id).toBe("civic");
  expect(recallProgress("civic").finished).toEqual(["turn"]);
  kept.text = "{broken";
  expect(lessonOf(recallProgress("chess")).id).toBe("turn");
});

test("a browser that keeps nothing is no obstacle", () => {
  const deny = () => {
    throw new Error("denied");
  };
  vi.stubGlobal("localStorage", { getItem: deny, setItem: deny });
  keepProgress(progressOf(openLesson("hand")));
  expect(lessonOf(recallProgress(null)).id).toBe("turn");
});
