import { expect, onTestFinished, test } from "vitest";
import { EventLoopStallDetector } from "./stall-detector.ts";

function createDetector() {
  const clock = { time: 0 };
  const detector = new EventLoopStallDetector(() => clock.time);
  onTestFinished(() => detector.stop());
  const run = (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 250) {
      clock.time += 250;
      detector.tick();
    }
  };
  return { clock, detector, run };
}

test("a command is not outdated while the process runs", () => {
  const { detector, run } = createDetector();
  run(5000);
  const arrival = detector.arrivalStamp();
  run(5000);
  expect(detector.isOutdated(arrival)).toBe(false);
});

test("a command that arrived before a stall is outdated", () => {
  const { clock, detector, run } = createDetector();
  run(1000);
  const arrival = detector.arrivalStamp();
  clock.time += 3000;
  expect(detector.isOutdated(arrival)).toBe(true);
  run(5000);
  expect(detector.isOutdated(arrival)).toBe(true);
});

test("a command that waited during a stall is outdated, whether it is read before or just after the first timer", () => {
  const { clock, detector, run } = createDetector();
  run(1000);
  clock.time += 3000;
  const first = detector.arrivalStamp();
  detector.tick();
  const second = detector.arrivalStamp();
  expect(detector.isOutdated(first)).toBe(true);
  run(5000);
  expect([detector.isOutdated(first), detector.isOutdated(second)]).toEqual([true, true]);
  expect(detector.isOutdated(detector.arrivalStamp())).toBe(false);
});
