import { CRAFTS, IS_BAR, NEEDS, WORKS, of } from "../indices.ts";
import {
  WORDS,
  clear,
  copySet,
  covers,
  intersect,
  newSet,
  put,
  shifted,
  subtract,
  unite,
} from "../map/cell-set.ts";
import {
  LYING_BAR,
  SQUARE,
  STANDING_BAR,
  STRIDE,
  footprint,
  type Cell,
  type Shape,
} from "../map/cells.ts";
import {
  CRAFTSMEN_PLACED,
  EMPTY,
  LINKED,
  LINKED_VALID,
  MONUMENTS,
  RESOURCE_CELLS,
  SITES_RANGE,
  SUPPLIED,
  SUPPLIED_VALID,
  type State,
} from "../memory.ts";
import { cellOf, craftOf, craftsmanNumber, isEmptyLand, shapeOfPiece } from "../pieces.ts";

/**
 * Where the tile of each craft may stand, by what lies on the board: as sets, all cells at once.
 * `refuseSite` in place-craftsman.ts is the rule; a property test holds them equal.
 * A tile must lie on empty land, touch a cell that is supplied with a resource, and for a
 * secondary touch a cell that is linked to a primary. The last two are remembered.
 */
interface SiteGroup {
  readonly craft: number;
  readonly shape: Shape;
}

/** One group per craft and orientation of its tile. */
export const GROUPS: readonly SiteGroup[] = CRAFTS.flatMap((_, craft): readonly SiteGroup[] =>
  IS_BAR[craft] === true
    ? [
        { craft, shape: LYING_BAR },
        { craft, shape: STANDING_BAR },
      ]
    : [{ craft, shape: SQUARE }],
);

/** The first group of each craft. */
export const FIRST_GROUP: readonly number[] = CRAFTS.map((_, craft) =>
  GROUPS.findIndex((group) => group.craft === craft),
);

/** Makes sure that what is remembered of a craft holds for this range. */
export function surveySites(state: State, craft: number, range: number): void {
  surveySupply(state, craft, range);
  if (of(NEEDS, craft) !== -1) surveyLinks(state, craft, range);
}

function surveySupply(state: State, craft: number, range: number): void {
  if (state.get(SITES_RANGE) !== range) {
    state.set(SITES_RANGE, range);
    state.set(SUPPLIED_VALID, 0);
    state.set(LINKED_VALID, 0);
  }
  const valid = state.get(SUPPLIED_VALID);
  if (((valid >>> craft) & 1) === 1) return;
  markSupplied(state, craft, range);
  state.set(SUPPLIED_VALID, valid | (1 << craft));
}

function surveyLinks(state: State, craft: number, range: number): void {
  const valid = state.get(LINKED_VALID);
  if (((valid >>> craft) & 1) === 1) return;
  markLinked(state, craft, of(NEEDS, craft), range);
  state.set(LINKED_VALID, valid | (1 << craft));
}

const free = newSet();

/** R 10.6, Q 6.1, 6.2: the cells in range of a resource that no craftsman of this type claims. */
function markSupplied(state: State, craft: number, range: number): void {
  copySet(free, 0, state.words, RESOURCE_CELLS + of(WORKS, craft) * WORDS);
  for (let i = 0; i < state.get(CRAFTSMEN_PLACED); i++) {
    const piece = craftsmanNumber(state, i);
    if (craftOf(piece) === craft) {
      subtract(free, 0, state.geography.reach(cellOf(piece), shapeOfPiece(piece), range), 0);
    }
  }
  copySet(state.words, SUPPLIED + craft * WORDS, state.geography.around(free, range), 0);
}

const primaries = newSet();

/** R 10.7, Q 2.3, 2.7: the cells from which a craftsman of this type is reached, over any hubs. */
function markLinked(state: State, craft: number, primary: number, range: number): void {
  clear(primaries, 0);
  for (let i = 0; i < state.get(CRAFTSMEN_PLACED); i++) {
    const piece = craftsmanNumber(state, i);
    if (craftOf(piece) !== primary) continue;
    for (const offset of footprint(shapeOfPiece(piece))) put(primaries, 0, cellOf(piece) + offset);
  }
  const linked = state.geography.connected(primaries, range, state.words, MONUMENTS);
  copySet(state.words, LINKED + craft * WORDS, linked, 0);
}

/** May a tile of this craft stand here? Looks at the cheapest first. */
export function isSite(
  state: State,
  craft: number,
  at: Cell,
  shape: Shape,
  range: number,
): boolean {
  for (const offset of footprint(shape)) {
    if (!isEmptyLand(state, at + offset)) return false;
  }
  surveySupply(state, craft, range);
  if (!covers(state.words, SUPPLIED + craft * WORDS, at, shape)) return false;
  if (of(NEEDS, craft) === -1) return true;
  surveyLinks(state, craft, range);
  return covers(state.words, LINKED + craft * WORDS, at, shape);
}

const tiles = newSet();

/** All cells where a tile of this craft may stand, for the range last surveyed. */
export function siteCells(
  state: State,
  craft: number,
  shape: Shape,
  into: Int32Array,
  set: number,
): void {
  copySet(into, set, state.words, EMPTY);
  everywhere(into, set, shape);
  copySet(tiles, 0, state.words, SUPPLIED + craft * WORDS);
  touching(tiles, shape);
  intersect(into, set, tiles, 0);
  if (of(NEEDS, craft) === -1) return;
  copySet(tiles, 0, state.words, LINKED + craft * WORDS);
  touching(tiles, shape);
  intersect(into, set, tiles, 0);
}

const moved = newSet();

/** Keeps the cells at which a tile of this shape lies wholly in the set. */
function everywhere(array: Int32Array, set: number, shape: Shape): void {
  if (shape !== STANDING_BAR) {
    shifted(moved, 0, array, set, 1);
    intersect(array, set, moved, 0);
  }
  if (shape !== LYING_BAR) {
    shifted(moved, 0, array, set, STRIDE);
    intersect(array, set, moved, 0);
  }
}

/** Adds the cells at which a tile of this shape touches the set. */
export function touching(cells: Int32Array, shape: Shape): void {
  if (shape !== STANDING_BAR) {
    shifted(moved, 0, cells, 0, 1);
    unite(cells, 0, moved, 0);
  }
  if (shape !== LYING_BAR) {
    shifted(moved, 0, cells, 0, STRIDE);
    unite(cells, 0, moved, 0);
  }
}
