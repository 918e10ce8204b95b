import { expect, test } from "vitest";
import { Ticking } from "./server-clock.ts";

const CLOCK = { timeLeft: [30_000, 30_000], bankLeft: [10_000, 10_000], running: [0] };
/** The server's time when this device's clock shows nothing. */
const BEGAN = 1_700_000_000_000;

/** A device and the server's time, which messages take a while to tell. */
function device() {
  let now = 0;
  const ticking = new Ticking(() => now);
  return {
    ticking,
    /** A message that was written then, and comes later; asked for at `since`, where it was. */
    tell: (written: number, comes: number, since?: number) => {
      now = comes;
      ticking.note(BEGAN + written, since);
    },
    leftAt: (when: number, clock: Parameters<Ticking["left"]>[0] = CLOCK, at = 1000) => {
      now = when;
      return ticking.left(clock, BEGAN + at);
    },
  };
}

test("time runs for who is to act: first what is allotted, then the bank", () => {
  const { tell, leftAt } = device();
  tell(1000, 1000, 1000);
  expect(leftAt(1000)).toEqual(CLOCK);
  expect(leftAt(13_000)).toEqual({ ...CLOCK, timeLeft: [18_000, 30_000] });
  expect(leftAt(35_000)).toEqual({ ...CLOCK, timeLeft: [0, 30_000], bankLeft: [6000, 10_000] });
  expect(leftAt(100_000)).toEqual({ ...CLOCK, timeLeft: [0, 30_000], bankLeft: [0, 10_000] });
});

test("a part of the game has a time of its own", () => {
  const { tell, leftAt } = device();
  tell(1000, 1000, 1000);
  const clock = { ...CLOCK, running: [], part: { name: "trade", timeLeft: 5000 } };
  expect(leftAt(3000, clock)).toEqual({ ...clock, part: { name: "trade", timeLeft: 3000 } });
  expect(leftAt(9000, clock).part).toEqual({ name: "trade", timeLeft: 0 });
});

test("a slow line does not make the clock late", () => {
  const { tell, leftAt } = device();
  // A question that took 300 ms both ways is answered half way.
  tell(1000, 1150, 850);
  expect(leftAt(1150).timeLeft[0]).toBe(29_850);
  // Later messages that were held up change nothing.
  tell(2000, 4000);
  expect(leftAt(4000).timeLeft[0]).toBe(27_000);
});

test("several answers are closer together than one, whichever way they were held up", () => {
  const { tell, leftAt } = device();
  tell(1000, 1800, 1000);
  expect(leftAt(2000).timeLeft[0]).toBe(29_400);
  tell(2500, 2540, 2500);
  tell(3000, 3010, 2600);
  expect(leftAt(3005).timeLeft[0]).toBe(28_000);
});

test("within a tenth of a second, on a line whose delays change and are not the same both ways", () => {
  const { tell, leftAt } = device();
  let noise = 7;
  const delay = (most: number) => {
    noise = (noise * 16_807) % 2_147_483_647;
    return 20 + (noise % most);
  };
  for (let n = 0; n < 5; n++) {
    const [since, there, back] = [1000 + n * 1000, delay(600), delay(150)];
    tell(since + there, since + there + back, since);
  }
  expect(Math.abs((leftAt(7000).timeLeft[0] ?? 0) - 24_000)).toBeLessThan(100);
});

test("before any answer came, what was told once is no later than it came", () => {
  const { tell, leftAt } = device();
  tell(1000, 1200);
  tell(3000, 3100);
  expect(leftAt(3100).timeLeft[0]).toBe(28_000);
});

test("a server whose clock was set is believed anew, and so is another line", () => {
  const { tell, leftAt, ticking } = device();
  tell(1000, 1000, 1000);
  tell(900_000, 2020, 1980);
  expect(leftAt(3000, CLOCK, 900_000).timeLeft[0]).toBe(29_000);
  ticking.forget();
  tell(5000, 5100, 4900);
  expect(leftAt(6000, CLOCK, 5000).timeLeft[0]).toBe(29_000);
});

test("while somebody rests their time stands still, and it is told who rests now", () => {
  const { tell, leftAt } = device();
  tell(1000, 1000, 1000);
  const rest = { seat: 0, startsAt: BEGAN + 3000, endsAt: BEGAN + 8000 };
  const clock = { ...CLOCK, absences: [rest] };
  expect(leftAt(2000, clock)).toEqual({ ...clock, timeLeft: [29_000, 30_000], absences: [] });
  expect(leftAt(5000, clock)).toEqual({ ...clock, timeLeft: [28_000, 30_000] });
  expect(leftAt(9000, clock)).toEqual({ ...clock, timeLeft: [27_000, 30_000], absences: [] });
});
