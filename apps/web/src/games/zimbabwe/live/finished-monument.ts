import type { CellName, Zimbabwe } from "@sofala/zimbabwe";
import type { Moment } from "../../../local/table.ts";
import { MAX_LEVEL } from "../cards.ts";

/** The monument that a move raised to the highest level. */
export function finishedMonument({ lastMove }: Moment<Zimbabwe>): CellName | undefined {
  for (const event of lastMove?.events ?? []) {
    if (event.kind === "monument-raised" && event.level === MAX_LEVEL) return event.at;
  }
  return undefined;
}
