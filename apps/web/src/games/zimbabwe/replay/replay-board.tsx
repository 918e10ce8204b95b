import { useComputed } from "@preact/signals";
import { useDebounced } from "../../../ui/use-debounced.ts";
import { appText } from "../../../text/app-text.ts";
import { zimbabweText } from "../zimbabwe-text.ts";
import { Board } from "../board/board.tsx";
import { cellDescriber } from "../board/describe-cell.ts";
import { Explanation } from "../explain/explanation.tsx";
import { finishedMonument } from "../live/finished-monument.ts";
import { cellsOfPieces, marksOfMove, routesOfMove } from "../live/move-picture.ts";
import type { TableModels } from "../table-models.ts";
import type { MoveCaption } from "../live/move-caption.ts";

interface Props {
  readonly models: TableModels;
  /** The move that is shown. */
  readonly caption: { readonly value: MoveCaption };
}

/** The board at a moment, with the cells of the last move and the routes of its goods. */
export function ReplayBoard({ models, caption }: Props) {
  const { table, lens } = models;
  const marks = useComputed(() => {
    // Cells highlighted elsewhere replace those of the move.
    if (table.highlightedCells.value.length > 0) return models.marks.value;
    return [...models.marks.value, ...marksOfMove(table.moment.value, caption.value.cells)];
  });
  const debounced = useDebounced(() => table.moment.value);
  const routes = useComputed(() => {
    // Routes are drawn once the user stops stepping.
    if (debounced.value !== table.moment.value) return [];
    return routesOfMove(table.table.moments.value, table.moment.value);
  });
  const arrivals = useComputed(() =>
    debounced.value === table.moment.value ? cellsOfPieces(table.moment.value) : [],
  );
  const celebrated = useComputed(() =>
    debounced.value === table.moment.value ? finishedMonument(table.moment.value) : undefined,
  );
  const describe = useDebounced(() =>
    cellDescriber(table.view.value, table.names, zimbabweText.value, marks.value, lens.piece.value),
  );
  return (
    <Board
      view={table.view.value}
      placedCells={table.placedCells.value}
      marks={marks.value}
      goodsRoutes={routes.value}
      arrivals={arrivals.value}
      celebrated={celebrated.value}
      showGrid={lens.lens.value !== undefined}
      describeCell={describe.value}
      label={appText.value.table.board}
      revealedCells={
        table.highlightedCells.value.length > 0 ? table.highlightedCells.value : caption.value.cells
      }
      linkMarks={models.explainer.value?.marks.value}
      note={(viewport) => <Explanation models={models} viewport={viewport} />}
      onPoint={(cell, by) => models.point(cell, by)}
      onChoose={(cell, by) => models.chooseCell(cell, by)}
      onInspect={(cell) => lens.toggleRange(cell)}
    />
  );
}
