import type { Fault, Result } from "@sofala/engine";
import { assert } from "vitest";

/** Runs it, and names the input when something is wrong. */
export function runWithInput(input: unknown, run: () => void): void {
  try {
    run();
  } catch (error) {
    throw new Error(`${String(error)} with ${JSON.stringify(input)}`, { cause: error });
  }
}

/** Counts what gets past the parsers. */
export class ParseCounter {
  accepted = 0;
  rejected = 0;

  /** What was read, if it could be; a fault says where and why. */
  count<Value>(result: Result<Value, Fault>): Value | undefined {
    if (result.ok) {
      this.accepted++;
      return result.value;
    }
    this.rejected++;
    assertFault(result.error);
    return undefined;
  }
}

export function assertFault({ path, reason }: Fault): void {
  assert(path.every((step) => typeof step === "string" || typeof step === "number"));
  assert(reason !== "");
}
