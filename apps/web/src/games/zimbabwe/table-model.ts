import { computed, type ReadonlySignal } from "@preact/signals";
import type { CellName, Move, Zimbabwe } from "@sofala/zimbabwe";
import type { Moment } from "../../local/table.ts";
import { finishedMonument } from "./live/finished-monument.ts";
import { OpenTableModel } from "../../table/open-table-model.ts";

/** How much longer, or shorter, moves are shown than the others: cattle walk along the routes of a raise. */
const SHOW_FACTORS: { readonly [kind in Move["kind"]]?: number } = {
  "raise-monument": 2,
  pass: 0.7,
};

/** The highest level of a monument is celebrated. */
const CELEBRATION_FACTOR = 3;

/** What all components of a Zimbabwe table share. */
export class TableModel extends OpenTableModel<Zimbabwe> {
  /** Cells that the shaman and the rain changed. */
  readonly placedCells: ReadonlySignal<ReadonlySet<CellName>> = computed(() =>
    cellsPlacedUntil(this.table.moments.value, this.boardMoment.value.moveCount),
  );

  override readonly showFactor = (moment: Moment<Zimbabwe>): number => {
    const { lastMove } = moment;
    if (finishedMonument(moment) !== undefined) return CELEBRATION_FACTOR;
    // At the end of a round there is revenue to tell of.
    const isEmpty = lastMove?.events.every(({ kind }) => kind === "turn-ended") === true;
    return isEmpty ? 0 : (SHOW_FACTORS[lastMove?.move.kind ?? "pass"] ?? 1);
  };
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
