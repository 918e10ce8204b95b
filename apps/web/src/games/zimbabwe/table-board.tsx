import { useComputed } from "@preact/signals";
import { words } from "../../text/app-text.ts";
import { Board } from "./board/board.tsx";
import { cellDescriber } from "./board/describe-cell.ts";
import type { Models } from "./table-models.ts";
import { pieceOf } from "./turn/moves.ts";

/** The board of a table, with what is about to be done on it. */
export function TableBoard({ models }: { readonly models: Models }) {
  const { table, turn, raise, lens } = models;
  const describe = useComputed(() =>
    cellDescriber(
      table.view.value,
      table.names,
      words.value,
      models.marks.value,
      pieceOf(turn.intent.value) ?? lens.piece.value,
    ),
  );
  const isPlanning = turn.intent.value !== undefined || lens.lens.value !== undefined;
  return (
    <Board
      view={table.view.value}
      placed={table.placed.value}
      marks={models.marks.value}
      ghost={turn.ghost.value}
      ways={models.ways.value}
      seat={table.me.value}
      grid={isPlanning}
      describe={describe.value}
      label={words.value.table.board}
      reveal={models.spoken.value}
      onPoint={(cell) => {
        turn.pointed.value = cell;
      }}
      onChoose={(cell, by) => {
        if (turn.intent.peek()?.kind === "raise") raise.toggle(cell);
        else if (turn.intent.peek() === undefined) lens.look(cell);
        else turn.choose(cell, by === "touch");
      }}
      onInspect={(cell) => lens.inspect(cell)}
    />
  );
}
