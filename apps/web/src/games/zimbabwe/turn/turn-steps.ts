import type { Seat } from "@sofala/engine";
import type { Move, Zimbabwe } from "@sofala/zimbabwe";
import type { Moment } from "../../../local/table.ts";

/** A move of the turn that is on. */
interface TrailStep {
  readonly move: Move;
  /** Moves before it: where taking it back leads. */
  readonly before: number;
}

/** What the seat has done in the turn that is on, from the first move. */
export function trailOf(history: readonly Moment<Zimbabwe>[], seat: Seat): readonly TrailStep[] {
  const steps: TrailStep[] = [];
  for (const { number, last } of history.toReversed()) {
    if (last === undefined || last.actor !== seat || !WITHIN_TURN.has(last.move.kind)) break;
    steps.unshift({ move: last.move, before: number - 1 });
  }
  return steps;
}

const WITHIN_TURN: ReadonlySet<Move["kind"]> = new Set([
  "set-prices",
  "choose-god",
  "choose-specialist",
  "use-specialist",
  "build-monument",
  "place-craftsman",
  "raise-prices",
  "raise-monument",
]);
