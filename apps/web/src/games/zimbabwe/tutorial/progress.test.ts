import { afterEach, expect, test, vi } from "vitest";
import { loadProgress, progressOf, storeProgress } from "./progress.ts";
import { goForward, currentLesson, openLesson } from "./tutorial.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

function stubStorage(text: string | null): { text: string | null } {
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
  stubStorage(null);
  const tutorial = goForward(openLesson("water", ["gifts"]));
  storeProgress(progressOf(tutorial));
  expect(progressOf(loadProgress(null))).toEqual(progressOf(tutorial));
});

test.each(["{broken", "null", "17", '{"lesson":"water"}'])("%s leads to the beginning", (text) => {
  stubStorage(text);
  const tutorial = loadProgress(null);
  expect([currentLesson(tutorial).id, tutorial.step]).toEqual(["gifts", 0]);
});

test("a requested lesson starts at its beginning and keeps what was finished", () => {
  stubStorage(JSON.stringify(progressOf(goForward(openLesson("water", ["gifts"])))));
  expect(progressOf(loadProgress("hub"))).toEqual(progressOf(openLesson("hub", ["gifts"])));
  expect(loadProgress("chess").step).toBe(1);
});

test("a browser without storage is fine", () => {
  const deny = () => {
    throw new Error("denied");
  };
  vi.stubGlobal("localStorage", { getItem: deny, setItem: deny });
  storeProgress(progressOf(openLesson("hub")));
  expect(currentLesson(loadProgress(null)).id).toBe("gifts");
});
