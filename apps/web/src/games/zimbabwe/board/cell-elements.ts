import type { CellName } from "@sofala/zimbabwe";

/** The cell that an event is about. */
export const cellOf = (target: EventTarget | null): CellName | undefined =>
  target instanceof HTMLElement ? target.dataset["cell"] : undefined;

/** Puts the keyboard on a cell without scrolling the page. */
export function focusOn(root: ParentNode | null, cell: CellName): void {
  const found = root?.querySelector(`[data-cell="${cell}"]`);
  if (found instanceof HTMLElement) found.focus({ preventScroll: true });
}
