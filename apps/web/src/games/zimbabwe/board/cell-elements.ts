import type { CellName } from "@sofala/zimbabwe";

/** The cell that an event is about. */
export const cellOfTarget = (target: EventTarget | null): CellName | undefined =>
  target instanceof HTMLElement ? target.dataset["cell"] : undefined;

/** Focuses a cell without scrolling the page. */
export function focusCell(root: ParentNode | null, cell: CellName): void {
  const element = root?.querySelector(`[data-cell="${cell}"]`);
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}
