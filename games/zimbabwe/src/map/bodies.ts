import { drop, has, isEmptySet, newSet, nextCell, put, word } from "./cell-set.ts";
import { CELLS, STRIDE, type Cell } from "./cells.ts";

/** R 3.3, Q 1.2: water joined side by side; its cells lie in the words from `first` to `last`. */
export interface Body {
  readonly cells: Int32Array;
  readonly first: number;
  readonly last: number;
  /** The cells up to one and up to two steps from it; found when first needed. */
  oneStep: Int32Array | undefined;
  twoSteps: Int32Array | undefined;
}

export function bodiesOf(water: Int32Array): readonly Body[] {
  const left = water.slice();
  const bodies: Body[] = [];
  while (!isEmptySet(left, 0)) bodies.push(bodyOf(bodyFrom(nextCell(left, 0, 0), left)));
  return bodies;
}

/** The cells of the body that a cell belongs to; they are taken out of `left`. */
export function bodyFrom(start: Cell, left: Int32Array): Int32Array {
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
  const isWet = (bits: number) => bits !== 0;
  const [first, last] = [cells.findIndex(isWet), cells.findLastIndex(isWet)];
  return { cells, first, last, oneStep: undefined, twoSteps: undefined };
}

export function touches({ cells, first, last }: Body, set: Int32Array): boolean {
  for (let i = first; i <= last; i++) if ((word(cells, i) & word(set, i)) !== 0) return true;
  return false;
}
