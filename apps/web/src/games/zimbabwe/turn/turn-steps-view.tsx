import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { zimbabweText } from "../zimbabwe-text.ts";
import type { TableModel } from "../table-model.ts";
import "./turn-steps-view.css";
import type { Seat } from "@sofala/engine";
import type { Move, Zimbabwe } from "@sofala/zimbabwe";
import type { Moment } from "../../../local/table.ts";

/**
 * The moves of this turn as chips; undoing one also undoes those after it. A finger cannot point, so its first tap shows
 * which would go.
 */
export function TurnStepsView({ table }: { readonly table: TableModel }) {
  const seat = table.me.value;
  /** The step that is pointed at or focused: it and those after it would go. */
  const pointed = useSignal(Infinity);
  const isTouched = useRef(false);
  const release = () => {
    pointed.value = Infinity;
  };
  if (seat === undefined || !table.isMyTurn.value) return undefined;
  const { turn, zimbabwe } = zimbabweText.value;
  const steps = turnSteps(table.table.moments.value, seat);
  if (steps.length === 0) return undefined;
  return (
    <ul
      class="turn-steps bare"
      aria-label={turn.turnSteps}
      onPointerDown={({ pointerType }) => {
        isTouched.current = pointerType === "touch";
      }}
    >
      {steps.map(({ move, before }, at) => {
        const label = zimbabwe.move(move, table.names, table.view.value.craftsmen);
        const name = turn.takeBackStep(label, steps.length - 1 - at);
        const isLast = at === steps.length - 1;
        const point = () => {
          pointed.value = at;
        };
        return (
          <li key={before}>
            <button
              type="button"
              class={at >= pointed.value ? "chip going" : "chip"}
              title={name}
              aria-label={name}
              onPointerEnter={({ pointerType }) => {
                if (pointerType !== "touch") point();
              }}
              onPointerLeave={({ pointerType }) => {
                if (pointerType !== "touch") release();
              }}
              onFocus={({ currentTarget }) => {
                if (currentTarget.matches(":focus-visible")) point();
              }}
              onBlur={release}
              onClick={() => {
                if (isTouched.current && !isLast && pointed.value !== at) point();
                else {
                  release();
                  table.table.undo(before);
                }
              }}
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
