import { WORDS, drop, lowest, meets, newSet, nextCell, put, unite, word } from "./cell-set.ts";
import { SINGLE, type Cell } from "./cells.ts";
import type { Geography } from "./geography.ts";

/**
 * Monuments that lead to each other over any number of hubs, and all cells within their range.
 * Between monuments nothing is ever in the way: whatever stands there is a hub itself.
 */
export interface Province {
  readonly members: Int32Array;
  readonly reach: Int32Array;
}

export function provincesOf(
  geography: Geography,
  range: number,
  monuments: Int32Array,
): readonly Province[] {
  const provinces: Province[] = [];
  const left = monuments.slice();
  for (let cell = nextCell(left, 0, 0); cell !== -1; cell = nextCell(left, 0, cell)) {
    provinces.push(provinceFrom(geography, range, cell, left));
  }
  return provinces;
}

/** The province of a monument; its members are taken out of `left`. */
function provinceFrom(
  geography: Geography,
  range: number,
  start: Cell,
  left: Int32Array,
): Province {
  const members = newSet();
  const reach = newSet();
  drop(left, 0, start);
  const waiting = [start];
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    put(members, 0, cell);
    const near = geography.reach(cell, SINGLE, range);
    unite(reach, 0, near, 0);
    for (let i = 0; i < WORDS; i++) {
      for (let bits = word(near, i) & word(left, i); bits !== 0; bits &= bits - 1) {
        waiting.push(i * 32 + lowest(bits));
      }
      left[i] = word(left, i) & ~word(near, i);
    }
  }
  return { members, reach };
}

/** The provinces after a monument was built that has these cells within its range. */
export function joined(
  provinces: readonly Province[],
  cell: Cell,
  near: Int32Array,
): readonly Province[] {
  const province: Province = { members: newSet(), reach: near.slice() };
  put(province.members, 0, cell);
  const others: Province[] = [];
  for (const other of provinces) {
    if (meets(other.members, 0, near, 0)) {
      unite(province.members, 0, other.members, 0);
      unite(province.reach, 0, other.reach, 0);
    } else {
      others.push(other);
    }
  }
  return [...others, province];
}
