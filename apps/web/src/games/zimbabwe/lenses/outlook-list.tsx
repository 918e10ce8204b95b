import { words } from "../../../text/app-text.ts";
import { EmpireBadge } from "../board/empires.tsx";
import { standingOf } from "../panels/seat-summary.ts";
import type { TableModel } from "../table-model.ts";
import type { LensModel } from "./lens-model.ts";

interface Props {
  readonly model: LensModel;
  readonly table: TableModel;
}

/** How far everyone is from winning, and what each could raise next round. */
export function Ahead({ model, table }: Props) {
  const { lenses: text } = words.value;
  const view = table.view.value;
  const prospect = model.prospect.value;
  return (
    <ul class="ahead bare" aria-live="polite" aria-busy={prospect === undefined}>
      {view.seats.map(({ empire }, seat) => {
        const { toGo, goodsToGo } = standingOf(view, table.state.value, seat);
        const raises = prospect?.raises[seat];
        const rounds = prospect?.outlook[seat]?.rounds;
        return (
          <li key={seat}>
            <b>
              <EmpireBadge empire={empire} size={20} /> {table.names[seat]}
            </b>
            <span>{text.toGo(Math.max(0, toGo), goodsToGo)}</span>
            {rounds !== undefined && toGo > 0 && <span>{text.rounds(rounds)}</span>}
            {raises === undefined ? (
              <span class="quiet">{model.hasFailed.value ? text.failed : text.thinking}</span>
            ) : (
              <span>
                {raises.best === undefined
                  ? text.noRaise(raises.purse)
                  : text.best(raises.best, raises.purse)}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
