import { computed, type ReadonlySignal } from "@preact/signals";
import type { CellName, Zimbabwe } from "@sofala/zimbabwe";
import type { Moment } from "../../local/table.ts";
import { OpenTableModel } from "../../table/open-table-model.ts";

/** What all components of a Zimbabwe table share. */
export class TableModel extends OpenTableModel<Zimbabwe> {
  /** Cells that the shaman and the rain changed. */
  readonly placedCells: ReadonlySignal<ReadonlySet<CellName>> = computed(() =>
    cellsPlacedUntil(this.table.moments.value, this.moment.value.moveCount),
  );
}

function cellsPlacedUntil(
  history: readonly Moment<Zimbabwe>[],
  moveCount: number,
): ReadonlySet<CellName> {
  const cells = new Set<CellName>();
  for (const { lastMove } of history.slice(1, moveCount + 1)) {
    for (const event of lastMove?.events ?? []) {
      if (event.kind === "resource-placed") cells.add(event.at);
      if (event.kind === "water-placed") for (const cell of event.cells) cells.add(cell);
    }
  }
  return cells;
}
