import { expect, test } from "vitest";
import { verdictOn } from "../soak/attacks/support/verdict.ts";

/** A hundred waits, so many of them long. */
const waits = (long: number) => [
  ...Array.from({ length: 100 - long }, () => 3),
  ...Array.from({ length: long }, () => 51),
];

test.each([
  ["passed", waits(1), 0],
  ["failed", waits(2), 0],
  ["failed", [], 1.5],
  // On a busy machine slow moves prove nothing, and quick ones prove as much as elsewhere.
  ["not judged", waits(2), 1.5],
  ["passed", waits(1), 1.5],
])(
  "an attack has %s by how long honest moves took, and by what else ran",
  (verdict, all, others) => {
    expect(verdictOn(all, others)).toBe(verdict);
  },
);
