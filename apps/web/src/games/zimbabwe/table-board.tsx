import { useComputed } from "@preact/signals";
import { appText } from "../../text/app-text.ts";
import { Board } from "./board/board.tsx";
import { cellDescriber } from "./board/describe-cell.ts";
import type { TableModels } from "./table-models.ts";
import { pieceOfIntent } from "./turn/moves.ts";

/** The board of a table, with the move that is being made. */
export function TableBoard({ models }: { readonly models: TableModels }) {
  const { table, turn, raise, lens } = models;
  const describe = useComputed(() =>
    cellDescriber(
      table.view.value,
      table.names,
      appText.value,
      models.marks.value,
      pieceOfIntent(turn.intent.value) ?? lens.piece.value,
    ),
  );
  const isPlanning = turn.intent.value !== undefined || lens.lens.value !== undefined;
  return (
    <Board
      view={table.view.value}
      placedCells={table.placedCells.value}
      marks={models.marks.value}
      ghost={turn.ghost.value}
      goodsRoutes={models.goodsRoutes.value}
      seat={table.me.value}
      showGrid={isPlanning}
      describeCell={describe.value}
      label={appText.value.table.board}
      revealedCells={models.shownHighlight.value}
      onPoint={(cell) => {
        turn.pointedCell.value = cell;
      }}
      onChoose={(cell, by) => {
        if (turn.intent.peek()?.kind === "raise") raise.toggle(cell);
        else if (turn.intent.peek() === undefined) lens.moveRange(cell);
        else turn.chooseCell(cell, by === "touch");
      }}
      onInspect={(cell) => lens.toggleRange(cell)}
    />
  );
}
