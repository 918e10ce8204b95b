import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ReplayModel } from "./replay-model.ts";

const TIMELINE = {
  lastMove: 30,
  chapters: [
    { round: 0, firstMoment: 0 },
    { round: 1, firstMoment: 2 },
    { round: 2, firstMoment: 20 },
  ],
  turnStarts: [0, 2, 9, 20, 30],
};
let shownMoment = signal<number | undefined>(undefined);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function replay(at?: number): ReplayModel {
  shownMoment = signal(undefined);
  return new ReplayModel(TIMELINE, shownMoment, at);
}

test("it opens at the moment of the address, or the nearest one", () => {
  expect(replay().at.value).toBe(0);
  expect(replay(12).at.value).toBe(12);
  expect(replay(99).at.value).toBe(30);
  expect(replay(-1).at.value).toBe(0);
  expect(replay(NaN).at.value).toBe(0);
});

test("steps go by moves, turns and to the ends, and not beyond", () => {
  const model = replay(5);
  model.step("on");
  expect(model.at.value).toBe(6);
  model.step("back");
  model.step("back");
  expect(model.at.value).toBe(4);
  model.step("last");
  model.step("on");
  expect(model.at.value).toBe(30);
  model.step("first");
  model.step("back");
  expect(model.at.value).toBe(0);
  model.step("turn-on");
  expect(model.at.value).toBe(2);
  expect(model.chapter.value?.round).toBe(1);
  model.step("turn-back");
  expect(model.at.value).toBe(0);
  for (const at of [2, 20, 30, 30]) {
    model.step("chapter-on");
    expect(model.at.value).toBe(at);
  }
  model.step("chapter-back");
  expect(model.at.value).toBe(20);
});

test("it plays at its speed, and stops at the end", () => {
  const model = replay(27);
  model.toggle();
  vi.advanceTimersByTime(1199);
  expect(model.at.value).toBe(27);
  vi.advanceTimersByTime(1);
  expect(model.at.value).toBe(28);
  model.speed.value = "fast";
  vi.advanceTimersByTime(400);
  expect(model.at.value).toBe(29);
  vi.advanceTimersByTime(5000);
  expect(model.at.value).toBe(30);
  expect(model.isPlaying.value).toBe(false);
});

test("at the end it plays from the beginning again", () => {
  const model = replay(30);
  model.toggle();
  expect(model.at.value).toBe(0);
  expect(model.isPlaying.value).toBe(true);
});

test("stepping or closing stops it", () => {
  const model = replay(3);
  model.toggle();
  model.step("on");
  expect(model.isPlaying.value).toBe(false);
  model.toggle();
  model.dispose();
  vi.advanceTimersByTime(5000);
  expect(model.at.value).toBe(4);
});

test("the log's button back to now leads to the end", () => {
  const model = replay(3);
  shownMoment.value = undefined;
  expect(model.at.value).toBe(30);
});

test("steps in quick succession count as fast stepping, until there is a pause", () => {
  const model = replay(5);
  model.step("on");
  expect(model.isSteppingFast.value).toBe(false);
  vi.advanceTimersByTime(200);
  model.step("on");
  expect(model.isSteppingFast.value).toBe(true);
  vi.advanceTimersByTime(249);
  expect(model.isSteppingFast.value).toBe(true);
  vi.advanceTimersByTime(1);
  expect(model.isSteppingFast.value).toBe(false);
  model.speed.value = "fast";
  model.toggle();
  vi.advanceTimersByTime(2000);
  expect([model.at.value, model.isSteppingFast.value]).toEqual([12, false]);
});
