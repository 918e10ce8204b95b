import { CRAFTS, IS_BAR, NEEDS, WORKS, of } from "../indices.ts";
import {
  WORDS,
  clear,
  copySet,
  intersect,
  newSet,
  nextCell,
  shifted,
  size,
  subtract,
  unite,
} from "../map/cell-set.ts";
import { LYING_BAR, SINGLE, SQUARE, STANDING_BAR, STRIDE, type Shape } from "../map/cells.ts";
import {
  CRAFTSMEN_PLACED,
  EMPTY,
  RESOURCE_CELLS,
  SITES,
  SITES_RANGE,
  SITES_VALID,
  SITE_COUNTS,
  type State,
} from "../memory.ts";
import { cellOf, craftOf, craftsmanNumber, hubNet, shapeOfPiece } from "../pieces.ts";

/**
 * Where the tile of each craft may stand, by what lies on the board: as sets, all cells at once.
 * `refuseSite` in place-craftsman.ts is the rule; a property test holds them equal.
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

/** Makes sure that the sets of a craft, for this range, are in the state's memory. */
export function surveySites(state: State, craft: number, range: number): void {
  if (state.get(SITES_RANGE) !== range) {
    state.set(SITES_RANGE, range);
    state.set(SITES_VALID, 0);
  }
  const valid = state.get(SITES_VALID);
  if (((valid >>> craft) & 1) === 1) return;
  state.set(SITES_VALID, valid | (1 << craft));
  supplied(state, craft, range);
  if (of(NEEDS, craft) !== -1) connected(state, of(NEEDS, craft), range);
  const first = of(FIRST_GROUP, craft);
  for (let group = first; GROUPS[group]?.craft === craft; group++) mark(state, group);
}

const open = newSet();
const linked = newSet();
const scratch = newSet();

/** R 10.5, Q 6.1, 6.2: the cells in range of a resource that no craftsman of this type claims. */
function supplied(state: State, craft: number, range: number): void {
  copySet(scratch, 0, state.words, RESOURCE_CELLS + of(WORKS, craft) * WORDS);
  for (let i = 0; i < state.get(CRAFTSMEN_PLACED); i++) {
    const piece = craftsmanNumber(state, i);
    if (craftOf(piece) === craft) {
      const claimed = state.geography.reach(cellOf(piece), shapeOfPiece(piece), range);
      subtract(scratch, 0, claimed, 0);
    }
  }
  clear(open, 0);
  for (let at = nextCell(scratch, 0, 0); at !== -1; at = nextCell(scratch, 0, at + 1)) {
    unite(open, 0, state.geography.reach(at, SINGLE, range), 0);
  }
}

/** R 10.7, Q 2.3, 2.7: the cells from which a craftsman of this type is reached, over any hubs. */
function connected(state: State, primary: number, range: number): void {
  clear(linked, 0);
  for (let i = 0; i < state.get(CRAFTSMEN_PLACED); i++) {
    const piece = craftsmanNumber(state, i);
    if (craftOf(piece) === primary) {
      hubNet(state, range).addConnected(linked, cellOf(piece), shapeOfPiece(piece));
    }
  }
}

/** The cells where the tile lies on empty land and touches what it needs. */
function mark(state: State, group: number): void {
  const { craft, shape } = GROUPS[group] as SiteGroup;
  const set = SITES + group * WORDS;
  copySet(state.words, set, state.words, EMPTY);
  everywhere(state.words, set, shape);
  copySet(scratch, 0, open, 0);
  anywhere(scratch, shape);
  intersect(state.words, set, scratch, 0);
  if (of(NEEDS, craft) !== -1) {
    copySet(scratch, 0, linked, 0);
    anywhere(scratch, shape);
    intersect(state.words, set, scratch, 0);
  }
  state.set(SITE_COUNTS + group, size(state.words, set));
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
function anywhere(cells: Int32Array, shape: Shape): void {
  if (shape !== STANDING_BAR) {
    shifted(moved, 0, cells, 0, 1);
    unite(cells, 0, moved, 0);
  }
  if (shape !== LYING_BAR) {
    shifted(moved, 0, cells, 0, STRIDE);
    unite(cells, 0, moved, 0);
  }
}
