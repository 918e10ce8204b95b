import { newSet, put } from "./cell-set.ts";
import { MAX_SIDE, STRIDE, cellAt, footprint, type Cell, type Shape } from "./cells.ts";

/** All cells of the grid that are at most so many king's moves from a piece. */
export function box(at: Cell, shape: Shape, moves: number): Int32Array {
  const key = (at * 4 + shape) * 4 + moves;
  return (boxes[key] ??= draw(at, shape, moves));
}

/** They are the same on every map: drawn once, when first asked for. */
const boxes = new Array<Int32Array | undefined>(MAX_SIDE * STRIDE * 16);

function draw(at: Cell, shape: Shape, moves: number): Int32Array {
  const last = at + (footprint(shape).at(-1) ?? 0);
  const top = Math.floor(at / STRIDE) - moves;
  const bottom = Math.floor(last / STRIDE) + moves;
  const left = (at % STRIDE) - moves;
  const right = (last % STRIDE) + moves;
  const cells = newSet();
  for (let row = Math.max(0, top); row <= Math.min(MAX_SIDE - 1, bottom); row++) {
    for (let column = Math.max(0, left); column <= Math.min(MAX_SIDE - 1, right); column++) {
      put(cells, 0, cellAt(row, column));
    }
  }
  return cells;
}
