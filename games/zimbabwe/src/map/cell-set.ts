import {
  CELLS,
  LYING_BAR,
  SINGLE,
  SQUARE,
  STANDING_BAR,
  STRIDE,
  type Cell,
  type Shape,
} from "./cells.ts";

/**
 * A set of cells: WORDS words somewhere in an array, one bit per cell.
 * Every function names the array and where in it the set begins; what it writes comes first.
 */
export const WORDS = Math.ceil(CELLS / 32);

export const newSet = (): Int32Array => new Int32Array(WORDS);

export const word = (array: Int32Array, index: number): number => array[index] as number;

export const has = (array: Int32Array, set: number, cell: Cell): boolean =>
  ((word(array, set + (cell >>> 5)) >>> (cell & 31)) & 1) === 1;

export function put(array: Int32Array, set: number, cell: Cell): void {
  array[set + (cell >>> 5)] = word(array, set + (cell >>> 5)) | (1 << (cell & 31));
}

export function drop(array: Int32Array, set: number, cell: Cell): void {
  array[set + (cell >>> 5)] = word(array, set + (cell >>> 5)) & ~(1 << (cell & 31));
}

export function clear(array: Int32Array, set: number): void {
  for (let i = 0; i < WORDS; i++) array[set + i] = 0;
}

export function copySet(into: Int32Array, to: number, from: Int32Array, at: number): void {
  for (let i = 0; i < WORDS; i++) into[to + i] = word(from, at + i);
}

/** into |= from */
export function unite(into: Int32Array, to: number, from: Int32Array, at: number): void {
  for (let i = 0; i < WORDS; i++) into[to + i] = word(into, to + i) | word(from, at + i);
}

/** into &= from */
export function intersect(into: Int32Array, to: number, from: Int32Array, at: number): void {
  for (let i = 0; i < WORDS; i++) into[to + i] = word(into, to + i) & word(from, at + i);
}

/** into &= ~from */
export function subtract(into: Int32Array, to: number, from: Int32Array, at: number): void {
  for (let i = 0; i < WORDS; i++) into[to + i] = word(into, to + i) & ~word(from, at + i);
}

export function meets(a: Int32Array, setA: number, b: Int32Array, setB: number): boolean {
  for (let i = 0; i < WORDS; i++) {
    if ((word(a, setA + i) & word(b, setB + i)) !== 0) return true;
  }
  return false;
}

export function isEmptySet(array: Int32Array, set: number): boolean {
  for (let i = 0; i < WORDS; i++) if (word(array, set + i) !== 0) return false;
  return true;
}

export function size(array: Int32Array, set: number): number {
  let count = 0;
  for (let i = 0; i < WORDS; i++) {
    const bits = word(array, set + i);
    if (bits !== 0) count += ones(bits);
  }
  return count;
}

/** How many cells two sets have in common. */
export function countCommon(a: Int32Array, setA: number, b: Int32Array, setB: number): number {
  let count = 0;
  for (let i = 0; i < WORDS; i++) {
    const bits = word(a, setA + i) & word(b, setB + i);
    if (bits !== 0) count += ones(bits);
  }
  return count;
}

/** The first cell of the set from `start` on, in row order, or -1. */
export function nextCell(array: Int32Array, set: number, start: Cell): Cell {
  let index = start >>> 5;
  if (index >= WORDS) return -1;
  let bits = word(array, set + index) & (-1 << (start & 31));
  while (bits === 0) {
    if (++index >= WORDS) return -1;
    bits = word(array, set + index);
  }
  return index * 32 + lowest(bits);
}

/** The n-th cell of the set in row order, counted from 0. */
export function cellNumber(array: Int32Array, set: number, n: number): Cell {
  let left = n;
  for (let i = 0; i < WORDS; i++) {
    let bits = word(array, set + i);
    const here = ones(bits);
    if (left < here) {
      while (left-- > 0) bits &= bits - 1;
      return i * 32 + lowest(bits);
    }
    left -= here;
  }
  return -1;
}

const spread = new Int32Array(WORDS);

/** The cells of the set and all their neighbours, in all eight directions; cells off the map included. */
export function dilate(into: Int32Array, to: number, from: Int32Array, at: number): void {
  let before = 0;
  let here = word(from, at);
  for (let i = 0; i < WORDS; i++) {
    const after = i + 1 < WORDS ? word(from, at + i + 1) : 0;
    spread[i] = here | (here << 1) | (before >>> 31) | (here >>> 1) | (after << 31);
    before = here;
    here = after;
  }
  before = 0;
  here = word(spread, 0);
  for (let i = 0; i < WORDS; i++) {
    const after = i + 1 < WORDS ? word(spread, i + 1) : 0;
    into[to + i] =
      here |
      (here << STRIDE) |
      (before >>> (32 - STRIDE)) |
      (here >>> STRIDE) |
      (after << (32 - STRIDE));
    before = here;
    here = after;
  }
}

/** into = the cells whose cell `by` further on (1: to the right, STRIDE: below) is in the set. */
export function shifted(
  into: Int32Array,
  to: number,
  from: Int32Array,
  at: number,
  by: number,
): void {
  for (let i = 0; i < WORDS; i++) {
    const after = i + 1 < WORDS ? word(from, at + i + 1) : 0;
    into[to + i] = (word(from, at + i) >>> by) | (after << (32 - by));
  }
}

/** Is a cell of a piece in the set? */
export function covers(array: Int32Array, set: number, at: Cell, shape: Shape): boolean {
  if (has(array, set, at)) return true;
  switch (shape) {
    case LYING_BAR:
      return has(array, set, at + 1);
    case STANDING_BAR:
      return has(array, set, at + STRIDE);
    case SQUARE:
      return (
        has(array, set, at + 1) || has(array, set, at + STRIDE) || has(array, set, at + STRIDE + 1)
      );
    case SINGLE:
      return false;
  }
}

export function* cellsOf(array: Int32Array, set: number): Iterable<Cell> {
  for (let cell = nextCell(array, set, 0); cell !== -1; cell = nextCell(array, set, cell + 1)) {
    yield cell;
  }
}

/** How many bits of a word are set. */
export function ones(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The place of the lowest bit set. */
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);
