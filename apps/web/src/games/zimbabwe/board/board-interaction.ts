import type { CellName } from "@sofala/zimbabwe";
import type { InputDevice } from "./gesture-recognizer.ts";
import type { Mark, MarkKind } from "./marks.ts";

/** What happens on the board, for its parent. */
export interface BoardHandlers {
  /** A tap, a click, Enter or Space. */
  readonly onChoose?: ((cell: CellName, by: InputDevice) => void) | undefined;
  /** The cell under the mouse or the keyboard, or the one tapped last; undefined when there is none. */
  readonly onPoint?: ((cell: CellName | undefined, by: InputDevice) => void) | undefined;
  /** A long press, a right click or the key `i`. */
  readonly onInspect?: ((cell: CellName, by: InputDevice) => void) | undefined;
}

const ACTIONABLE_KINDS: ReadonlySet<MarkKind> = new Set(["legal", "covered", "chosen"]);

/** Forwards input on the board. Handlers and marks may change with every render; this object stays. */
export class BoardInteraction {
  handlers: BoardHandlers = {};
  marks: readonly Mark[] = [];
  private pointedCell: CellName | undefined;
  private pointedBy: InputDevice = "mouse";

  get legalCells(): readonly CellName[] {
    return this.marks.filter(({ kind }) => kind === "legal").map(({ cell }) => cell);
  }

  /** Would choosing the cell do something? */
  isActionable(cell: CellName | undefined): boolean {
    return this.marks.some((mark) => mark.cell === cell && ACTIONABLE_KINDS.has(mark.kind));
  }

  choose(cell: CellName, by: InputDevice): void {
    this.handlers.onChoose?.(cell, by);
  }

  inspect(cell: CellName, by: InputDevice): void {
    this.handlers.onInspect?.(cell, by);
  }

  pointAt(cell: CellName | undefined, by: InputDevice): void {
    this.pointedBy = by;
    if (cell === this.pointedCell) return;
    this.pointedCell = cell;
    this.handlers.onPoint?.(cell, by);
  }

  /** The mouse or the keyboard has left; a cell that another device points at stays. */
  clearPointer(by: InputDevice): void {
    if (this.pointedBy === by) this.pointAt(undefined, by);
  }
}
