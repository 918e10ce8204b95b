import type { Move } from "@sofala/zimbabwe";
import { words } from "../../../text/app-text.ts";
import type { TableModel } from "../table-model.ts";
import { cellsOfMove } from "./move-cells.ts";

/** What becomes of a line that is wanted. */
export type PlayLine = (moves: readonly Move[]) => void;

interface Props {
  readonly table: TableModel;
  readonly moves: readonly Move[];
  /** Left out, the moves are made at the table. */
  readonly onPlay?: PlayLine | undefined;
}

/** Moves one after the other; pointing at one lights its places. */
export function Line({ table, moves, onPlay }: Props) {
  const { analysis, zimbabwe } = words.value;
  const light = (move: Move) => () => {
    table.spokenOf.value = cellsOfMove(move, table.view.peek());
  };
  const darken = () => {
    table.spokenOf.value = [];
  };
  return (
    <div class="line-of-moves">
      <ol onPointerLeave={darken} onFocusOut={darken}>
        {moves.map((move, n) => (
          <li key={n}>
            <button
              type="button"
              class="move"
              onPointerEnter={light(move)}
              onFocus={light(move)}
              onClick={light(move)}
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
            darken();
            (onPlay ?? playAt(table))(moves);
          }}
        >
          {onPlay === undefined ? analysis.advice.play : analysis.advice.tryIt}
        </button>
      )}
    </div>
  );
}

/** Makes moves at a table, as long as the rules allow them. */
const playAt =
  ({ table }: TableModel): PlayLine =>
  (moves) => {
    for (const move of moves) if (table.play(move) !== undefined) return;
  };
