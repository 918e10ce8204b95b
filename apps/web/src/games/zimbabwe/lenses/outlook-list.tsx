import { zimbabweText } from "../zimbabwe-text.ts";
import { EmpireBadge } from "../board/empires.tsx";
import { seatScore } from "../seat-summary.ts";
import type { TableModel } from "../table-model.ts";
import type { LensModel } from "./lens-model.ts";

interface Props {
  readonly model: LensModel;
  readonly table: TableModel;
}

/** How far everyone is from winning, and what each could raise next round. */
export function OutlookList({ model, table }: Props) {
  const { lenses: text } = zimbabweText.value;
  const view = table.view.value;
  const result = model.outlookResult.value;
  return (
    <ul class="outlook-list bare" aria-live="polite" aria-busy={result === undefined}>
      {view.seats.map(({ empire }, seat) => {
        const { missingVp, missingGoods } = seatScore(view, table.state.value, seat);
        const raises = result?.raises[seat];
        const rounds = result?.outlook[seat]?.rounds;
        return (
          <li key={seat}>
            <b>
              <EmpireBadge empire={empire} size={20} /> {table.names[seat]}
            </b>
            <span>{text.toGo(Math.max(0, missingVp), missingGoods)}</span>
            {rounds !== undefined && missingVp > 0 && <span>{text.rounds(rounds)}</span>}
            {raises === undefined ? (
              <span class="quiet">{model.hasFailed.value ? text.failed : text.calculating}</span>
            ) : (
              <span>
                {raises.best === undefined
                  ? text.noRaise(raises.availableCattle)
                  : text.bestRaise(raises.best, raises.availableCattle)}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
