import type { GameTypes } from "@sofala/engine";
import { allAppText } from "../../text/app-text.ts";
import type { AnalysisPartProps } from "./analysis-source.ts";

interface Props<T extends GameTypes> extends AnalysisPartProps<T> {
  readonly moves: readonly T["move"][];
}

/** A line of moves; pointing at one highlights it on the board. */
export function MoveLine<T extends GameTypes>(props: Props<T>) {
  const { source, table, moves, onPlay, onHighlight } = props;
  const { advice: text } = allAppText.value.analysis;
  const highlight = (move: T["move"]) => () => onHighlight?.(move);
  const clearHighlight = () => onHighlight?.(undefined);
  const playHere = () => {
    for (const move of moves) if (table.table.play(move) !== undefined) return;
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
              {source.moveText(move, allAppText.value, table.names, table.moment.value.view)}
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
            (onPlay ?? playHere)(moves);
          }}
        >
          {onPlay === undefined ? text.play : text.tryLine}
        </button>
      )}
    </div>
  );
}
