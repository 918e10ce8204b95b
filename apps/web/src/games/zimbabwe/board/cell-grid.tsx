import type { CellName } from "@sofala/zimbabwe";
import { useId, useMemo, useRef, useState } from "preact/hooks";
import { memo } from "../../../ui/memo.ts";
import { zimbabweText } from "../zimbabwe-text.ts";
import { cellOfTarget, focusCell } from "./cell-elements.ts";
import { coordinatesOf } from "./geometry.ts";
import { boardRows, type BoardString } from "./board-string.ts";
import { boxAround } from "./drawing.ts";
import { nextCellIn, cellRows, stepFrom, type GridStep } from "./grid-navigation.ts";
import type { BoardInteraction } from "./board-interaction.ts";
import type { ViewportModel } from "./viewport-model.ts";

interface CellGridProps {
  readonly boardString: BoardString;
  readonly label: string;
  readonly describeCell: (cell: CellName) => string;
  /** The cell that Tab reaches first. */
  readonly initialCell: CellName;
  readonly viewport: ViewportModel;
  readonly interaction: BoardInteraction;
}

const STEP_OF_KEY: { readonly [key: string]: GridStep } = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "row-start",
  End: "row-end",
  PageUp: "page-up",
  PageDown: "page-down",
};
const STEP_OF_CTRL_KEY: { readonly [key: string]: GridStep } = { Home: "first", End: "last" };
const JUMP_OF_KEY: { readonly [key: string]: 1 | -1 } = { n: 1, p: -1 };

/** An invisible grid of cells over the drawing, for keyboards and screen readers; one stop for the Tab key. */
export const CellGrid = memo(
  ({ boardString, label, describeCell, initialCell, viewport, interaction }: CellGridProps) => {
    const grid = useRef<HTMLDivElement>(null);
    const hint = useId();
    const board = boardRows(boardString);
    const rows = useMemo(() => cellRows(board), [boardString]);
    const [focusedCell, setFocusedCell] = useState<CellName | undefined>(undefined);
    const current =
      focusedCell !== undefined && rows.flat().includes(focusedCell) ? focusedCell : initialCell;

    const onKeyDown = (event: KeyboardEvent): void => {
      const cell = cellOfTarget(event.target);
      if (cell === undefined || event.altKey || event.metaKey) return;
      if (event.ctrlKey && STEP_OF_CTRL_KEY[event.key] === undefined) return;
      const step = event.ctrlKey ? STEP_OF_CTRL_KEY[event.key] : STEP_OF_KEY[event.key];
      const jump = JUMP_OF_KEY[event.key.toLowerCase()];
      if (step !== undefined) focusCell(grid.current, stepFrom(board, cell, step));
      else if (jump !== undefined) {
        const next = nextCellIn(interaction.legalCells, cell, jump);
        if (next !== undefined) focusCell(grid.current, next);
      } else if (event.key === "Enter" || event.key === " ") {
        interaction.choose(cell, "keys");
      } else if (event.key.toLowerCase() === "i") interaction.inspect(cell, "keys");
      else return;
      event.preventDefault();
      event.stopPropagation();
    };

    const onFocusIn = ({ target }: FocusEvent): void => {
      const cell = cellOfTarget(target);
      if (cell === undefined || !(target instanceof HTMLElement)) return;
      setFocusedCell(cell);
      if (target.closest(".by-pointer") !== null) return;
      viewport.reveal(boxAround([cell]));
      interaction.pointAt(cell, "keys");
    };

    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      if (cellOfTarget(relatedTarget) === undefined) interaction.clearPointer("keys");
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
              describeCell={describeCell}
              tabStop={cells.includes(current) ? current : undefined}
            />
          ))}
        </div>
        <p id={hint} class="spoken">
          {zimbabweText.value.board.keyboardHelp}
        </p>
      </>
    );
  },
);

interface RowProps {
  readonly cells: readonly CellName[];
  readonly describeCell: (cell: CellName) => string;
  /** The cell of this row that the Tab key stops at. */
  readonly tabStop: CellName | undefined;
}

const Row = memo(({ cells, describeCell, tabStop }: RowProps) => (
  <div role="row" class="row">
    {cells.map((cell) => (
      <div
        key={cell}
        role="gridcell"
        class="cell"
        data-cell={cell}
        tabIndex={cell === tabStop ? 0 : -1}
        aria-label={describeCell(cell)}
        aria-colindex={coordinatesOf(cell).column + 1}
        style={{ gridColumn: coordinatesOf(cell).column + 1 }}
      />
    ))}
  </div>
));
