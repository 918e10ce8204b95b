import { expect, onTestFinished, test } from "vitest";
import { EventLoopStallDetector } from "./stall-detector.ts";

function createDetector() {
  const clock = { time: 0 };
  const watch = new EventLoopStallDetector(() => clock.time);
  onTestFinished(() => watch.stop());
  const run = (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 250) {
      clock.time += 250;
      watch.tick();
    }
  };
  return { clock, watch, run };
}

test("a command of a process that runs is not outdated", () => {
  const { watch, run } = createDetector();
  run(5000);
  const arrival = watch.arrivalStamp();
  run(5000);
  expect(watch.isOutdated(arrival)).toBe(false);
});

test("a command that arrived before the process stood still is outdated", () => {
  const { clock, watch, run } = createDetector();
  run(1000);
  const arrival = watch.arrivalStamp();
  clock.time += 3000;
  expect(watch.isOutdated(arrival)).toBe(true);
  run(5000);
  expect(watch.isOutdated(arrival)).toBe(true);
});

test("so is one that waited meanwhile, and is read before or just after the first timer", () => {
  const { clock, watch, run } = createDetector();
  run(1000);
  clock.time += 3000;
  const first = watch.arrivalStamp();
  watch.tick();
  const second = watch.arrivalStamp();
  expect(watch.isOutdated(first)).toBe(true);
  run(5000);
  expect([watch.isOutdated(first), watch.isOutdated(second)]).toEqual([true, true]);
  expect(watch.isOutdated(watch.arrivalStamp())).toBe(false);
});
