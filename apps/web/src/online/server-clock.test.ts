import { expect, test } from "vitest";
import { ServerClock } from "./server-clock.ts";

const CLOCK = { timeLeft: [30_000, 30_000], bankLeft: [10_000, 10_000], running: [0] };
/** The server's time when this device's clock shows 0. */
const START = 1_700_000_000_000;

/** A device that gets the server's time in messages with delays. */
function device() {
  let now = 0;
  const serverClock = new ServerClock(() => now);
  return {
    serverClock,
    /** A message that was written at one time and arrives later; asked for at `askedAt`, if it answers something. */
    receive: (written: number, arrives: number, askedAt?: number) => {
      now = arrives;
      serverClock.addSample(START + written, askedAt);
    },
    leftAt: (when: number, clock: Parameters<ServerClock["clockNow"]>[0] = CLOCK, at = 1000) => {
      now = when;
      return serverClock.clockNow(clock, START + at);
    },
  };
}

test("time runs for the seat to act: first its time for the move, then the bank", () => {
  const { receive, leftAt } = device();
  receive(1000, 1000, 1000);
  expect(leftAt(1000)).toEqual(CLOCK);
  expect(leftAt(13_000)).toEqual({ ...CLOCK, timeLeft: [18_000, 30_000] });
  expect(leftAt(35_000)).toEqual({ ...CLOCK, timeLeft: [0, 30_000], bankLeft: [6000, 10_000] });
  expect(leftAt(100_000)).toEqual({ ...CLOCK, timeLeft: [0, 30_000], bankLeft: [0, 10_000] });
});

test("a part of the game has a time of its own", () => {
  const { receive, leftAt } = device();
  receive(1000, 1000, 1000);
  const clock = { ...CLOCK, running: [], part: { name: "trade", timeLeft: 5000 } };
  expect(leftAt(3000, clock)).toEqual({ ...clock, part: { name: "trade", timeLeft: 3000 } });
  expect(leftAt(9000, clock).part).toEqual({ name: "trade", timeLeft: 0 });
});

test("a slow connection does not make the clock late", () => {
  const { receive, leftAt } = device();
  // Half of a round trip of 300 ms.
  receive(1000, 1150, 850);
  expect(leftAt(1150).timeLeft[0]).toBe(29_850);
  // Later messages that were delayed change nothing.
  receive(2000, 4000);
  expect(leftAt(4000).timeLeft[0]).toBe(27_000);
});

test("several samples give closer bounds than one, whichever direction was delayed", () => {
  const { receive, leftAt } = device();
  receive(1000, 1800, 1000);
  expect(leftAt(2000).timeLeft[0]).toBe(29_400);
  receive(2500, 2540, 2500);
  receive(3000, 3010, 2600);
  expect(leftAt(3005).timeLeft[0]).toBe(28_000);
});

test("it is right within a tenth of a second, with delays that vary and are not symmetric", () => {
  const { receive, leftAt } = device();
  let noise = 7;
  const delay = (max: number) => {
    noise = (noise * 16_807) % 2_147_483_647;
    return 20 + (noise % max);
  };
  for (let n = 0; n < 5; n++) {
    const [askedAt, there, back] = [1000 + n * 1000, delay(600), delay(150)];
    receive(askedAt + there, askedAt + there + back, askedAt);
  }
  expect(Math.abs((leftAt(7000).timeLeft[0] ?? 0) - 24_000)).toBeLessThan(100);
});

test("before the first answer, a message is taken to be written when it arrived", () => {
  const { receive, leftAt } = device();
  receive(1000, 1200);
  receive(3000, 3100);
  expect(leftAt(3100).timeLeft[0]).toBe(28_000);
});

test("samples start again if the server's clock was set, and with another socket", () => {
  const { receive, leftAt, serverClock } = device();
  receive(1000, 1000, 1000);
  receive(900_000, 2020, 1980);
  expect(leftAt(3000, CLOCK, 900_000).timeLeft[0]).toBe(29_000);
  serverClock.reset();
  receive(5000, 5100, 4900);
  expect(leftAt(6000, CLOCK, 5000).timeLeft[0]).toBe(29_000);
});

test("during an absence the time of the seat stands still, and the present absences are listed", () => {
  const { receive, leftAt } = device();
  receive(1000, 1000, 1000);
  const absence = { seat: 0, startsAt: START + 3000, endsAt: START + 8000 };
  const clock = { ...CLOCK, absences: [absence] };
  expect(leftAt(2000, clock)).toEqual({ ...clock, timeLeft: [29_000, 30_000], absences: [] });
  expect(leftAt(5000, clock)).toEqual({ ...clock, timeLeft: [28_000, 30_000] });
  expect(leftAt(9000, clock)).toEqual({ ...clock, timeLeft: [27_000, 30_000], absences: [] });
});
