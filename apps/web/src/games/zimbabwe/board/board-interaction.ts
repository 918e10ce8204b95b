import type { CellName } from "@sofala/zimbabwe";
import type { Pointing } from "./gesture-recognizer.ts";
import type { Mark, MarkKind } from "./marks.ts";

/** What a board tells those around it. */
export interface BoardHandlers {
  /** A tap, a click, Enter or Space. */
  readonly onChoose?: ((cell: CellName, by: Pointing) => void) | undefined;
  /** The cell under the mouse or the keyboard, or the one tapped last; undefined when there is none. */
  readonly onPoint?: ((cell: CellName | undefined, by: Pointing) => void) | undefined;
  /** A long press, a right click or the key `i`. */
  readonly onInspect?: ((cell: CellName, by: Pointing) => void) | undefined;
}

const LIVE: ReadonlySet<MarkKind> = new Set(["legal", "covered", "chosen"]);

/** Passes on what is done at a board. Handlers and marks may be others with every render; this stays. */
export class Doings {
  handlers: BoardHandlers = {};
  marks: readonly Mark[] = [];
  private pointed: CellName | undefined;
  private by: Pointing = "mouse";

  get legal(): readonly CellName[] {
    return this.marks.filter(({ kind }) => kind === "legal").map(({ cell }) => cell);
  }

  /** Would choosing the cell do something? */
  isLive(cell: CellName | undefined): boolean {
    return this.marks.some((mark) => mark.cell === cell && LIVE.has(mark.kind));
  }

  choose(cell: CellName, by: Pointing): void {
    this.handlers.onChoose?.(cell, by);
  }

  inspect(cell: CellName, by: Pointing): void {
    this.handlers.onInspect?.(cell, by);
  }

  point(cell: CellName | undefined, by: Pointing): void {
    this.by = by;
    if (cell === this.pointed) return;
    this.pointed = cell;
    this.handlers.onPoint?.(cell, by);
  }

  /** The mouse or the keyboard has left; what another one points at stays. */
  unpoint(by: Pointing): void {
    if (this.by === by) this.point(undefined, by);
  }
}
