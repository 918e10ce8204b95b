import type { Move } from "@sofala/zimbabwe";
import { appText } from "../../../text/app-text.ts";
import type { TableModel } from "../table-model.ts";
import { cellsOfMove } from "./move-cells.ts";

/** Plays or tries a line of moves. */
export type PlayLine = (moves: readonly Move[]) => void;

interface Props {
  readonly table: TableModel;
  readonly moves: readonly Move[];
  /** Without it the moves are made at the table. */
  readonly onPlay?: PlayLine | undefined;
}

/** A line of moves; pointing at one highlights its cells. */
export function MoveLine({ table, moves, onPlay }: Props) {
  const { analysis, zimbabwe } = appText.value;
  const highlight = (move: Move) => () => {
    table.highlightedCells.value = cellsOfMove(move, table.view.peek());
  };
  const clearHighlight = () => {
    table.highlightedCells.value = [];
  };
  return (
    <div class="move-line">
      <ol onPointerLeave={clearHighlight} onFocusOut={clearHighlight}>
        {moves.map((move, n) => (
          <li key={n}>
            <button
              type="button"
              class="move"
              onPointerEnter={highlight(move)}
              onFocus={highlight(move)}
              onClick={highlight(move)}
            >
              {zimbabwe.move(move)}
            </button>
          </li>
        ))}
      </ol>
      {(onPlay !== undefined || table.isMyTurn.value) && (
        <button
          type="button"
          class="button primary"
          onClick={() => {
            clearHighlight();
            (onPlay ?? playAtTable(table))(moves);
          }}
        >
          {onPlay === undefined ? analysis.advice.play : analysis.advice.tryLine}
        </button>
      )}
    </div>
  );
}

/** Makes moves at a table, as long as the rules allow them. */
const playAtTable =
  ({ table }: TableModel): PlayLine =>
  (moves) => {
    for (const move of moves) if (table.play(move) !== undefined) return;
  };
