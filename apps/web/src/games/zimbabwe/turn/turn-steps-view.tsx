import { appText } from "../../../text/app-text.ts";
import type { TableModel } from "../table-model.ts";
import "./turn-steps-view.css";
import type { Seat } from "@sofala/engine";
import type { Move, Zimbabwe } from "@sofala/zimbabwe";
import type { Moment } from "../../../local/table.ts";

/** The moves of this turn as chips; undoing one also undoes those after it. */
export function TurnStepsView({ table }: { readonly table: TableModel }) {
  const seat = table.me.value;
  if (seat === undefined || !table.isMyTurn.value) return undefined;
  const { turn, zimbabwe } = appText.value;
  const steps = turnSteps(table.table.moments.value, seat);
  if (steps.length === 0) return undefined;
  return (
    <ul class="turn-steps bare" aria-label={turn.turnSteps}>
      {steps.map(({ move, before }) => {
        const label = zimbabwe.move(move);
        return (
          <li key={before}>
            <button
              type="button"
              class="chip"
              title={turn.takeBackStep(label)}
              aria-label={turn.takeBackStep(label)}
              onClick={() => table.table.undo(before)}
            >
              {label}
              <span aria-hidden="true">×</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** A move of the current turn. */
interface TurnStep {
  readonly move: Move;
  /** The number of moves before it: the target of an undo. */
  readonly before: number;
}

/** The moves of the seat in the current turn, in order. */
function turnSteps(history: readonly Moment<Zimbabwe>[], seat: Seat): readonly TurnStep[] {
  const steps: TurnStep[] = [];
  for (const { moveCount, lastMove } of history.toReversed()) {
    if (
      lastMove === undefined ||
      lastMove.actor !== seat ||
      !MOVES_WITHIN_TURN.has(lastMove.move.kind)
    )
      break;
    steps.unshift({ move: lastMove.move, before: moveCount - 1 });
  }
  return steps;
}

const MOVES_WITHIN_TURN: ReadonlySet<Move["kind"]> = new Set([
  "set-prices",
  "choose-god",
  "choose-specialist",
  "use-specialist",
  "build-monument",
  "place-craftsman",
  "raise-prices",
  "raise-monument",
]);
