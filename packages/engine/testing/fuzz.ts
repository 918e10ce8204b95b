import type { Fault, Result } from "@sofala/engine";
import { assert } from "vitest";

/** Runs a check; adds the input to the error if it throws. */
export function runWithInput(input: unknown, run: () => void): void {
  try {
    run();
  } catch (error) {
    throw new Error(`${String(error)} with ${JSON.stringify(input)}`, { cause: error });
  }
}

/** Counts the inputs that the parsers accept. */
export class ParseCounter {
  accepted = 0;
  rejected = 0;

  /** The parsed value, or undefined; checks that a fault has a path and a reason. */
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
