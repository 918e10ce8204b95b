import { useComputed } from "@preact/signals";
import { useDebounced } from "../../../ui/use-debounced.ts";
import { appText } from "../../../text/app-text.ts";
import { Board } from "../board/board.tsx";
import { cellDescriber } from "../board/describe-cell.ts";
import type { Mark } from "../board/marks.ts";
import type { TableModels } from "../table-models.ts";
import { goodsRoutesOf } from "../raising/bill.ts";
import { stateAt } from "../state-of-view.ts";
import type { MoveCaption } from "./move-caption.ts";

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
    // Routes show all cells of a raise but the monument's.
    const { move } = table.moment.value.lastMove ?? {};
    const cells = move?.kind === "raise-monument" ? [move.at] : caption.value.cells;
    return [...models.marks.value, ...cells.map((cell): Mark => ({ cell, kind: "highlighted" }))];
  });
  const debounced = useDebounced(() => table.moment.value);
  const routes = useComputed(() => {
    // Routes are drawn once the user stops stepping.
    if (debounced.value !== table.moment.value) return [];
    const { moveCount, lastMove } = table.moment.value;
    const before = table.table.moments.value[moveCount - 1];
    if (before === undefined || lastMove?.move.kind !== "raise-monument") return [];
    const seat = typeof lastMove.actor === "number" ? lastMove.actor : 0;
    return goodsRoutesOf(stateAt(before), seat, [lastMove.move]);
  });
  const describe = useDebounced(() =>
    cellDescriber(table.view.value, table.names, appText.value, marks.value, lens.piece.value),
  );
  return (
    <Board
      view={table.view.value}
      placedCells={table.placedCells.value}
      marks={marks.value}
      goodsRoutes={routes.value}
      showGrid={lens.lens.value !== undefined}
      describeCell={describe.value}
      label={appText.value.table.board}
      revealedCells={
        table.highlightedCells.value.length > 0 ? table.highlightedCells.value : caption.value.cells
      }
      onChoose={(cell) => lens.moveRange(cell)}
      onInspect={(cell) => lens.toggleRange(cell)}
    />
  );
}
