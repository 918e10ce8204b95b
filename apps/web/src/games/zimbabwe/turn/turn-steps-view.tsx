import { words } from "../../../text/app-text.ts";
import type { TableModel } from "../table-model.ts";
import { trailOf } from "./turn-steps.ts";
import "./turn-steps-view.css";

/** The moves of this turn as chips; taking one back takes back those after it. */
export function Trail({ table }: { readonly table: TableModel }) {
  const seat = table.me.value;
  if (seat === undefined || !table.isMyTurn.value) return undefined;
  const { turn, zimbabwe } = words.value;
  const steps = trailOf(table.table.history.value, seat);
  if (steps.length === 0) return undefined;
  return (
    <ul class="trail bare" aria-label={turn.trail}>
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
