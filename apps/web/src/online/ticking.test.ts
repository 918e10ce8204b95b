import { expect, test } from "vitest";
import { Ticking } from "./ticking.ts";

const CLOCK = { allotted: [30_000, 30_000], bank: [10_000, 10_000], running: [0] };
/** The server's time when this device's clock shows nothing. */
const BEGAN = 1_700_000_000_000;

/** A device and the server's time, which messages take a while to tell. */
function device() {
  let now = 0;
  const ticking = new Ticking(() => now);
  return {
    ticking,
    /** A message that was written then, and comes later. */
    tell: (written: number, comes: number, since?: number) => {
      now = comes;
      ticking.note(BEGAN + written, since);
    },
    leftAt: (when: number, clock: Parameters<Ticking["left"]>[0] = CLOCK) => {
      now = when;
      return ticking.left(clock, BEGAN + 1000);
    },
  };
}

test("time runs for who is to act: first what is allotted, then the bank", () => {
  const { tell, leftAt } = device();
  tell(1000, 1000, 1000);
  expect(leftAt(1000)).toEqual(CLOCK);
  expect(leftAt(13_000)).toEqual({ ...CLOCK, allotted: [18_000, 30_000] });
  expect(leftAt(35_000)).toEqual({ ...CLOCK, allotted: [0, 30_000], bank: [6000, 10_000] });
  expect(leftAt(100_000)).toEqual({ ...CLOCK, allotted: [0, 30_000], bank: [0, 10_000] });
});

test("a part of the game has a time of its own", () => {
  const { tell, leftAt } = device();
  tell(1000, 1000, 1000);
  const clock = { ...CLOCK, running: [], part: { name: "trade", left: 5000 } };
  expect(leftAt(3000, clock)).toEqual({ ...clock, part: { name: "trade", left: 3000 } });
  expect(leftAt(9000, clock).part).toEqual({ name: "trade", left: 0 });
});

test("a slow line does not make the clock late", () => {
  const { tell, leftAt } = device();
  // A greeting that took 300 ms both ways tells the time half way.
  tell(1000, 1150, 850);
  expect(leftAt(1150).allotted[0]).toBe(29_850);
  // Later messages that were held up change nothing.
  tell(2000, 4000);
  expect(leftAt(4000).allotted[0]).toBe(27_000);
});

test("a message that came sooner than it could tells that the clock was wrong", () => {
  const { tell, leftAt } = device();
  // The answer to the greeting was slow one way only.
  tell(1000, 1800, 1000);
  expect(leftAt(2000).allotted[0]).toBe(29_400);
  tell(3000, 3010);
  expect(leftAt(3010).allotted[0]).toBe(28_000);
  // A new greeting counts anew.
  tell(5000, 5200, 5000);
  expect(leftAt(5200).allotted[0]).toBe(25_900);
});
