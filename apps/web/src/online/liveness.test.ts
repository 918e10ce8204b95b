import { expect, test } from "vitest";
import type { Line } from "./socket.ts";
import { Watch } from "./liveness.ts";

const waitedFor = (waited: number) => ({ waited }) as Line;

test("who answers slowly is given more time, and an answer from before a sleep counts for no more than the longest", () => {
  const watch = new Watch(() => 0);
  expect([899, 900].map((waited) => watch.isDoubtful(waitedFor(waited)))).toEqual([false, true]);
  watch.note(1000);
  expect([1999, 2000].map((waited) => watch.isDoubtful(waitedFor(waited)))).toEqual([false, true]);
  // It came hours later; a good line is trusted as before after some answers more.
  watch.note(3 * 3_600_000);
  for (let answer = 0; answer < 30; answer++) watch.note(10);
  expect(watch.isDoubtful(waitedFor(900))).toBe(true);
});
