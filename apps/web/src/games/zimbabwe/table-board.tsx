import { useComputed } from "@preact/signals";
import { appText } from "../../text/app-text.ts";
import { zimbabweText } from "./zimbabwe-text.ts";
import { isPhone } from "../../ui/screen-size.ts";
import { Board } from "./board/board.tsx";
import { cellDescriber } from "./board/describe-cell.ts";
import { Explanation } from "./explain/explanation.tsx";
import type { TableModels } from "./table-models.ts";
import { pieceOfIntent } from "./turn/moves.ts";

/** The board of a table, with the move that is being made. */
export function TableBoard({ models }: { readonly models: TableModels }) {
  const { table, turn, raise, lens } = models;
  const view = useComputed(() => models.ahead.value?.view ?? table.boardMoment.value.view);
  const describe = useComputed(() =>
    cellDescriber(
      view.value,
      table.names,
      zimbabweText.value,
      models.marks.value,
      pieceOfIntent(turn.intent.value) ?? lens.piece.value,
    ),
  );
  const live = models.live.value;
  const highlight = models.shownHighlight.value;
  const isPlanning = turn.intent.value !== undefined || lens.lens.value !== undefined;
  const isInSheet = isPhone.value && models.layout.sheet.value !== "peek";
  return (
    <Board
      view={view.value}
      placedCells={table.placedCells.value}
      marks={models.marks.value}
      ghost={turn.ghost.value}
      goodsRoutes={models.goodsRoutes.value}
      seat={table.me.value}
      showGrid={isPlanning}
      describeCell={describe.value}
      label={appText.value.table.board}
      revealedCells={highlight.length > 0 || table.isMyTurn.value ? highlight : live?.cells.value}
      arrivals={live?.arrivals.value}
      celebrated={live?.celebrated.value}
      linkMarks={models.explainer.value?.marks.value}
      note={(viewport) =>
        isInSheet ? undefined : <Explanation models={models} viewport={viewport} />
      }
      onPoint={(cell, by) => {
        turn.pointedCell.value = cell;
        models.point(cell, by);
      }}
      onChoose={(cell, by) => {
        const intent = turn.intent.peek();
        if (intent?.kind === "raise") raise.peek()?.toggle(cell);
        else {
          if (intent === undefined) models.chooseCell(cell, by);
          else turn.chooseCell(cell, by === "touch");
          // As long as the mouse stays there, nothing covers the range or the next moves.
          if (by === "mouse") models.point(undefined, by);
        }
      }}
      onInspect={(cell) => lens.toggleRange(cell)}
    />
  );
}
