import type { CellName } from "@sofala/zimbabwe";
import { isMotionReduced } from "../../../settings/theme.ts";
import { CELL_SIZE, cornerOf } from "./geometry.ts";

const DURATION_MS = 420;

/** Lets the pieces on these cells come down onto the board. */
export function showArrivals(board: HTMLElement, cells: readonly CellName[]): void {
  if (isMotionReduced.peek()) return;
  for (const cell of cells) {
    const piece = board.querySelector(`[data-piece="${cell}"]`);
    const { x, y } = cornerOf(cell);
    const half = CELL_SIZE / 2;
    const scaled = (by: number) =>
      `translate(${x + half}px, ${y + half}px) scale(${by}) translate(${-half}px, ${-half}px)`;
    piece?.animate(
      [
        { transform: scaled(1.7), opacity: 0 },
        { transform: scaled(0.94), opacity: 1, offset: 0.7 },
        { transform: scaled(1), opacity: 1 },
      ],
      { duration: DURATION_MS, easing: "ease-out" },
    );
  }
}
