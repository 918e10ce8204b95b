import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";

/** Like `expect(found).toEqual(expected)`, but fast if they are equal, for checks after every move. */
export function expectSame(found: unknown, expected: unknown, what?: () => string): void {
  if (!isDeepStrictEqual(found, expected)) expect(found, what?.()).toEqual(expected);
}
