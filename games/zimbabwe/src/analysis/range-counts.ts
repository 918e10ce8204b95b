import { touching } from "../culture/sites.ts";
import { WORDS, copySet, has, newSet, nextCell, word } from "../map/cell-set.ts";
import { SINGLE, type Cell, type Shape } from "../map/cells.ts";
import type { Geography } from "../map/geography.ts";

/** Bits of a count; more than it holds are as many as it holds. */
const BITS = 6;

/**
 * For all places of a piece at once: how many cells of a set are in its range. The counts are written in binary, as one set
 * of places per bit. They are kept until other cells are loaded.
 */
export class RangeCounts {
  private readonly shape: Shape;
  private readonly range: number;
  /** What was counted last, on which map. */
  private readonly onMap = newSet();
  private readonly water = newSet();
  private readonly cells = newSet();
  private readonly places = newSet();
  private readonly bits = new Int32Array(BITS * WORDS);
  /** How many bits the highest count has. */
  private width = 0;
  /** The places whose count is not 0. */
  private readonly anywhere = newSet();

  constructor(shape: Shape, range: number) {
    this.shape = shape;
    this.range = range;
  }

  /** Counts the cells of a set, unless it was the last one. */
  load(geography: Geography, array: Int32Array, set: number): void {
    const { onMap, water, cells, places, bits } = this;
    const isSame =
      isEqual(cells, array, set) &&
      isEqual(water, geography.water, 0) &&
      isEqual(onMap, geography.terrain.onMap, 0);
    if (isSame) return;
    copySet(onMap, 0, geography.terrain.onMap, 0);
    copySet(water, 0, geography.water, 0);
    copySet(cells, 0, array, set);
    bits.fill(0);
    this.anywhere.fill(0);
    this.width = 0;
    for (let at = nextCell(cells, 0, 0); at !== -1; at = nextCell(cells, 0, at + 1)) {
      copySet(places, 0, geography.reach(at, SINGLE, this.range), 0);
      if (this.shape !== SINGLE) touching(places, this.shape);
      this.addPlaces();
    }
  }

  /** Adds 1 to the counts of the places, each word of them at once. */
  private addPlaces(): void {
    const { bits, places, anywhere } = this;
    for (let i = 0; i < WORDS; i++) {
      let carry = word(places, i);
      anywhere[i] = word(anywhere, i) | carry;
      for (let bit = 0, at = i; carry !== 0 && bit < BITS; bit++, at += WORDS) {
        const before = word(bits, at);
        bits[at] = before ^ carry;
        carry &= before;
        if (bit >= this.width) this.width = bit + 1;
      }
      if (carry === 0) continue;
      for (let at = i; at < BITS * WORDS; at += WORDS) bits[at] = word(bits, at) | carry;
    }
  }

  at(cell: Cell): number {
    const { bits, width } = this;
    const shift = cell & 31;
    let count = 0;
    for (let bit = 0, at = cell >>> 5; bit < width; bit++, at += WORDS) {
      count |= ((word(bits, at) >>> shift) & 1) << bit;
    }
    return count;
  }

  /** Is there a cell of the set in the range of a place? */
  hasAt(cell: Cell): boolean {
    return has(this.anywhere, 0, cell);
  }
}

function isEqual(cells: Int32Array, array: Int32Array, set: number): boolean {
  for (let i = 0; i < WORDS; i++) if (word(cells, i) !== word(array, set + i)) return false;
  return true;
}
