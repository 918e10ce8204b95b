import { useComputed } from "@preact/signals";
import { useRested } from "../../../ui/use-debounced.ts";
import { words } from "../../../text/app-text.ts";
import { Board } from "../board/board.tsx";
import { cellDescriber } from "../board/describe-cell.ts";
import type { Mark } from "../board/marks.ts";
import type { Models } from "../table-models.ts";
import { waysOf } from "../raising/bill.ts";
import { stateAt } from "../state-of-view.ts";
import type { Told } from "./move-caption.ts";

interface Props {
  readonly models: Models;
  /** The move that is looked at. */
  readonly told: { readonly value: Told };
}

/** The board at a moment, with the places of the move that led there and the ways its goods took. */
export function ReplayBoard({ models, told }: Props) {
  const { table, lens } = models;
  const marks = useComputed(() => {
    // What is pointed at elsewhere takes the place of the move.
    if (table.spokenOf.value.length > 0) return models.marks.value;
    // Ways show all places of a raise but the monument's.
    const { move } = table.moment.value.last ?? {};
    const cells = move?.kind === "raise-monument" ? [move.at] : told.value.cells;
    return [...models.marks.value, ...cells.map((cell): Mark => ({ cell, kind: "spoken" }))];
  });
  const rested = useRested(() => table.moment.value);
  const ways = useComputed(() => {
    // Goods set out when the hand that leafs has come to rest.
    if (rested.value !== table.moment.value) return [];
    const { number, last } = table.moment.value;
    const before = table.table.history.value[number - 1];
    if (before === undefined || last?.move.kind !== "raise-monument") return [];
    const seat = typeof last.actor === "number" ? last.actor : 0;
    return waysOf(stateAt(before), seat, [last.move]);
  });
  const describe = useRested(() =>
    cellDescriber(table.view.value, table.names, words.value, marks.value, lens.piece.value),
  );
  return (
    <Board
      view={table.view.value}
      placed={table.placed.value}
      marks={marks.value}
      ways={ways.value}
      grid={lens.lens.value !== undefined}
      describe={describe.value}
      label={words.value.table.board}
      reveal={table.spokenOf.value.length > 0 ? table.spokenOf.value : told.value.cells}
      onChoose={(cell) => lens.look(cell)}
      onInspect={(cell) => lens.inspect(cell)}
    />
  );
}
