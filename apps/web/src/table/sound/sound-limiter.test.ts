import { expect, test } from "vitest";
import { SoundLimiter } from "./sound-limiter.ts";

test("a sound is not repeated at once; others are not affected", () => {
  const limiter = new SoundLimiter<string>();
  expect(limiter.isAllowed("stone", 0)).toBe(true);
  expect(limiter.isAllowed("stone", 100)).toBe(false);
  expect(limiter.isAllowed("cattle", 100)).toBe(true);
  expect(limiter.isAllowed("stone", 120)).toBe(true);
});
