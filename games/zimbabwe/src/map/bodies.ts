import { drop, has, isEmptySet, newSet, nextCell, put, word } from "./cell-set.ts";
import { CELLS, STRIDE, type Cell } from "./cells.ts";

/** R 3.3, Q 1.2: water joined side by side; its cells lie in the words from `first` to `last`. */
export interface Body {
  readonly cells: Int32Array;
  readonly first: number;
  readonly last: number;
}

export function bodiesOf(water: Int32Array): readonly Body[] {
  const left = water.slice();
  const bodies: Body[] = [];
  while (!isEmptySet(left, 0)) bodies.push(bodyOf(bodyFrom(nextCell(left, 0, 0), left)));
  return bodies;
}

/** The cells of the body that a cell belongs to; they are taken out of `left`. */
function bodyFrom(start: Cell, left: Int32Array): Int32Array {
  const cells = newSet();
  const edge = [start];
  for (let cell = edge.pop(); cell !== undefined; cell = edge.pop()) {
    if (cell < 0 || cell >= CELLS || !has(left, 0, cell)) continue;
    drop(left, 0, cell);
    put(cells, 0, cell);
    edge.push(cell - 1, cell + 1, cell - STRIDE, cell + STRIDE);
  }
  return cells;
}

export function bodyOf(cells: Int32Array): Body {
  let first = 0;
  let last = cells.length - 1;
  while (cells[first] === 0) first++;
  while (cells[last] === 0) last--;
  return { cells, first, last };
}

/** The body of water that a cell of water belongs to. */
export function bodyWith(bodies: readonly Body[], cell: Cell): Body {
  let i = 0;
  while (!has((bodies[i] as Body).cells, 0, cell)) i++;
  return bodies[i] as Body;
}

/** Does a body have cells in common with a set? */
export function isInBody({ cells, first, last }: Body, array: Int32Array, set: number): boolean {
  for (let i = first; i <= last; i++) {
    if ((word(cells, i) & word(array, set + i)) !== 0) return true;
  }
  return false;
}

/** Adds the cells that have a side in common with a cell. */
export function putSides(into: Int32Array, cell: Cell): void {
  put(into, 0, cell + 1);
  if (cell > 0) put(into, 0, cell - 1);
  if (cell >= STRIDE) put(into, 0, cell - STRIDE);
  if (cell + STRIDE < CELLS) put(into, 0, cell + STRIDE);
}
