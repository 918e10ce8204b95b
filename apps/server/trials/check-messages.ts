import { isSameJson } from "@sofala/engine";
import type { SeenEntry } from "@sofala/protocol";
import { fault, type Fault } from "./fault.ts";

/** Compares entries that were sent one by one with the whole log; the log may be longer. */
export function faultsInMessages(
  table: string,
  bits: readonly SeenEntry[],
  whole: readonly SeenEntry[],
): readonly Fault[] {
  return whole.flatMap((entry, index) =>
    isSameJson(entry, bits[index])
      ? []
      : [
          fault(
            "received/differs",
            table,
            `entry ${index} was sent differently: ${JSON.stringify(bits[index])}`,
          ),
        ],
  );
}
