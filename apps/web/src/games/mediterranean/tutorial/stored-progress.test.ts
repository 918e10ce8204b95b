import { afterEach, expect, test, vi } from "vitest";
import { storeProgress, progressOf, loadProgress } from "./progress.ts";
import { currentLesson, openLesson } from "./tutorial.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("stored progress is restored, unless a lesson is requested or nothing can be read", () => {
  const storage: { text: string | null } = { text: null };
  vi.stubGlobal("localStorage", {
    getItem: () => storage.text,
    setItem: (_key: string, value: string) => {
      storage.text = value;
    },
  });
  storeProgress(progressOf(openLesson("danger", ["turn"])));
  expect(currentLesson(loadProgress(null)).id).toBe("danger");
  expect(currentLesson(loadProgress("civic")).id).toBe("civic");
  expect(loadProgress("civic").finished).toEqual(["turn"]);
  storage.text = "{broken";
  expect(currentLesson(loadProgress("chess")).id).toBe("turn");
});

test("the tutorial works without storage", () => {
  const deny = () => {
    throw new Error("denied");
  };
  vi.stubGlobal("localStorage", { getItem: deny, setItem: deny });
  storeProgress(progressOf(openLesson("hand")));
  expect(currentLesson(loadProgress(null)).id).toBe("turn");
});
