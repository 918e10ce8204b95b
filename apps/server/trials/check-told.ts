import { isSameJson } from "@sofala/engine";
import type { SeenEntry } from "@sofala/protocol";
import { fault, type Fault } from "./fault.ts";

/** What was told bit by bit, held against all that is told at once; more may have come meanwhile. */
export function faultsInTold(
  table: string,
  bits: readonly SeenEntry[],
  whole: readonly SeenEntry[],
): readonly Fault[] {
  return whole.flatMap((entry, index) =>
    isSameJson(entry, bits[index])
      ? []
      : [
          fault(
            "told/differs",
            table,
            `entry ${index} was told differently: ${JSON.stringify(bits[index])}`,
          ),
        ],
  );
}
