import type { CellName } from "@sofala/zimbabwe";
import { useId, useMemo, useRef, useState } from "preact/hooks";
import { memo } from "../../../ui/memo.ts";
import { words } from "../../../text/app-text.ts";
import { cellOf, focusOn } from "./cell-elements.ts";
import { placeOf } from "./geometry.ts";
import { rowsOf, type Ground } from "./board-string.ts";
import { boxAround } from "./drawing.ts";
import { nextOf, rowsOfCells, strideFrom, type Stride } from "./grid-navigation.ts";
import type { Doings } from "./board-interaction.ts";
import type { Viewer } from "./viewport-model.ts";

interface CellsProps {
  readonly ground: Ground;
  readonly label: string;
  readonly describe: (cell: CellName) => string;
  /** Where the keyboard comes in first. */
  readonly entry: CellName;
  readonly viewer: Viewer;
  readonly doings: Doings;
}

const STRIDES: { readonly [key: string]: Stride } = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "row-start",
  End: "row-end",
  PageUp: "page-up",
  PageDown: "page-down",
};
const FAR_STRIDES: { readonly [key: string]: Stride } = { Home: "first", End: "last" };
const JUMPS: { readonly [key: string]: 1 | -1 } = { n: 1, p: -1 };

/** The cells as a grid with one stop for the Tab key: they hear the keyboard and are spoken; what is seen lies beneath them. */
export const Cells = memo(({ ground, label, describe, entry, viewer, doings }: CellsProps) => {
  const grid = useRef<HTMLDivElement>(null);
  const hint = useId();
  const board = rowsOf(ground);
  const rows = useMemo(() => rowsOfCells(board), [ground]);
  const [visited, visit] = useState<CellName | undefined>(undefined);
  const current = visited !== undefined && rows.flat().includes(visited) ? visited : entry;

  const onKeyDown = (event: KeyboardEvent): void => {
    const cell = cellOf(event.target);
    if (cell === undefined || event.altKey || event.metaKey) return;
    if (event.ctrlKey && FAR_STRIDES[event.key] === undefined) return;
    const stride = event.ctrlKey ? FAR_STRIDES[event.key] : STRIDES[event.key];
    const jump = JUMPS[event.key.toLowerCase()];
    if (stride !== undefined) focusOn(grid.current, strideFrom(board, cell, stride));
    else if (jump !== undefined) {
      const next = nextOf(doings.legal, cell, jump);
      if (next !== undefined) focusOn(grid.current, next);
    } else if (event.key === "Enter" || event.key === " ") {
      doings.choose(cell, "keys");
    } else if (event.key.toLowerCase() === "i") doings.inspect(cell, "keys");
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onFocusIn = ({ target }: FocusEvent): void => {
    const cell = cellOf(target);
    if (cell === undefined || !(target instanceof HTMLElement)) return;
    visit(cell);
    if (target.closest(".by-pointer") !== null) return;
    viewer.reveal(boxAround([cell]));
    doings.point(cell, "keys");
  };

  const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
    if (cellOf(relatedTarget) === undefined) doings.unpoint("keys");
  };

  return (
    <>
      <div
        ref={grid}
        class="cells"
        role="grid"
        aria-label={label}
        aria-describedby={hint}
        onKeyDown={onKeyDown}
        onFocusIn={onFocusIn}
        onFocusOut={onFocusOut}
      >
        {rows.map((cells, n) => (
          <Row
            key={n}
            cells={cells}
            describe={describe}
            current={cells.includes(current) ? current : undefined}
          />
        ))}
      </div>
      <p id={hint} class="spoken">
        {words.value.board.keys}
      </p>
    </>
  );
});

interface RowProps {
  readonly cells: readonly CellName[];
  readonly describe: (cell: CellName) => string;
  /** The cell of this row that the Tab key stops at. */
  readonly current: CellName | undefined;
}

const Row = memo(({ cells, describe, current }: RowProps) => (
  <div role="row" class="row">
    {cells.map((cell) => (
      <div
        key={cell}
        role="gridcell"
        class="cell"
        data-cell={cell}
        tabIndex={cell === current ? 0 : -1}
        aria-label={describe(cell)}
        aria-colindex={placeOf(cell).column + 1}
        style={{ gridColumn: placeOf(cell).column + 1 }}
      />
    ))}
  </div>
));
