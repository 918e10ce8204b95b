import { expect, test } from "vitest";
import { assessLatency } from "../soak/attacks/support/assess-latency.ts";

/** A hundred latencies, this many of them long. */
const waits = (long: number) => [
  ...Array.from({ length: 100 - long }, () => 3),
  ...Array.from({ length: long }, () => 51),
];

test.each([
  ["passed", waits(1), 0],
  ["failed", waits(2), 0],
  ["failed", [], 1.5],
  // On a busy machine slow moves prove nothing; fast moves are still a success.
  ["inconclusive", waits(2), 1.5],
  ["passed", waits(1), 1.5],
])(
  "an attack has %s, depending on the latency of honest moves and on other load",
  (assessment, all, others) => {
    expect(assessLatency(all, others)).toBe(assessment);
  },
);
