import type { Seat } from "@sofala/engine";
import { monumentSites } from "../culture/build-monument.ts";
import { rainPairs } from "../culture/land.ts";
import { mayPlace } from "../culture/place-craftsman.ts";
import { FIRST_GROUP, GROUPS, siteCells, surveySites } from "../culture/sites.ts";
import { purse } from "../culture/turn.ts";
import { RESOURCES, type Craft, type Resource } from "../data/cards.ts";
import { COST, CRAFTS, LINES, NEEDS, RESOURCES_COUNT, WORKS, craftIndex, of } from "../indices.ts";
import {
  WORDS,
  cellsOf,
  has,
  meets,
  newSet,
  nextCell,
  ones,
  unite,
  word,
} from "../map/cell-set.ts";
import {
  LYING_BAR,
  SINGLE,
  STANDING_BAR,
  STRIDE,
  cellNamed,
  nameOf,
  type Cell,
} from "../map/cells.ts";
import { ESHU_RANGE } from "../map/geography.ts";
import {
  CRAFTSMEN_PLACED,
  EMPTY,
  MONUMENTS,
  MONUMENTS_OF,
  RESOURCE_CELLS,
  RESOURCE_TILES,
  WATER_TILES,
  type State,
} from "../memory.ts";
import {
  cellOf,
  craftOf,
  craftsmanNumber,
  isSuperseded,
  rangeNow,
  rangeOfSeat,
  shapeOfPiece,
} from "../pieces.ts";
import type { CellName } from "../state.ts";

/** A place for a new monument, by what is near it. */
export interface MonumentSite {
  readonly at: CellName;
  /** Lines with a craftsman in range, as bits, and lines with a resource that a craftsman between would serve. */
  readonly lines: number;
  readonly potential: number;
  /** Own and foreign monuments within twice the range. */
  readonly own: number;
  readonly foreign: number;
}

const sites = newSet();
const served = Array.from({ length: RESOURCES_COUNT }, newSet);
const near = Array.from({ length: RESOURCES_COUNT }, newSet);

/** All places where the seat to act may build now. */
export function monumentSitesOf(state: State, seat: Seat): readonly MonumentSite[] {
  const range = rangeNow(state);
  markServed(state, range);
  monumentSites(state, sites, 0);
  const found: MonumentSite[] = [];
  for (let at = nextCell(sites, 0, 0); at !== -1; at = nextCell(sites, 0, at + 1)) {
    let lines = 0;
    let potential = 0;
    for (let line = 0; line < RESOURCES_COUNT; line++) {
      if (has(served[line] as Int32Array, 0, at)) lines |= 1 << line;
      if (has(near[line] as Int32Array, 0, at)) potential |= 1 << line;
    }
    const around = state.geography.reach(at, SINGLE, ESHU_RANGE);
    const own = countIn(around, state.words, MONUMENTS_OF + seat * WORDS);
    const foreign = countIn(around, state.words, MONUMENTS) - own;
    found.push({ at: nameOf(at), lines, potential, own, foreign });
  }
  return found;
}

/** Which cells have a working craftsman of each line in range, and which a resource near enough. */
function markServed(state: State, range: number): void {
  for (let line = 0; line < RESOURCES_COUNT; line++) {
    const { primary, secondary } = LINES[line] as { primary: number; secondary: number };
    const craft = isSuperseded(state, line) ? secondary : primary;
    const into = served[line] as Int32Array;
    into.fill(0);
    for (let i = 0; i < state.get(CRAFTSMEN_PLACED); i++) {
      const piece = craftsmanNumber(state, i);
      if (craftOf(piece) !== craft) continue;
      unite(into, 0, state.geography.reach(cellOf(piece), shapeOfPiece(piece), range), 0);
    }
    const around = near[line] as Int32Array;
    around.fill(0);
    for (const cell of cellsOf(state.words, RESOURCE_CELLS + line * WORDS)) {
      unite(around, 0, state.geography.reach(cell, SINGLE, ESHU_RANGE), 0);
    }
  }
}

function countIn(cells: Int32Array, words: Int32Array, set: number): number {
  let count = 0;
  for (let i = 0; i < WORDS; i++) {
    const bits = word(cells, i) & word(words, set + i);
    if (bits !== 0) count += ones(bits);
  }
  return count;
}

/** How many resources of each kind lie within twice the range of a cell. */
export function resourcesNear(state: State, name: CellName): readonly number[] {
  const around = state.geography.reach(cellNamed(name), SINGLE, ESHU_RANGE);
  return Array.from({ length: RESOURCES_COUNT }, (_, kind) =>
    countIn(around, state.words, RESOURCE_CELLS + kind * WORDS),
  );
}

/** Where a shaman's tile may go, with its kind: for each craftsman the empty cell that also serves most others. */
export function resourceSitesOf(
  state: State,
): readonly { readonly resource: Resource; readonly at: CellName }[] {
  const range = rangeNow(state);
  return RESOURCES.flatMap((resource, kind) => {
    if (state.get(RESOURCE_TILES + kind) === 0) return [];
    const reaches: Int32Array[] = [];
    for (let i = 0; i < state.get(CRAFTSMEN_PLACED); i++) {
      const piece = craftsmanNumber(state, i);
      if (of(WORKS, craftOf(piece)) !== kind) continue;
      reaches.push(state.geography.reach(cellOf(piece), shapeOfPiece(piece), range));
    }
    const cells = new Set(reaches.map((reach) => busiestCell(state, reach, reaches)));
    cells.delete(-1);
    return [...cells].map((cell) => ({ resource, at: nameOf(cell) }));
  });
}

/** The empty cell of a set that most of the sets hold, or -1. */
function busiestCell(state: State, reach: Int32Array, reaches: readonly Int32Array[]): Cell {
  let best = -1;
  let most = 0;
  for (const cell of cellsOf(reach, 0)) {
    if (!has(state.words, EMPTY, cell)) continue;
    let count = 0;
    for (const other of reaches) if (has(other, 0, cell)) count++;
    if (count <= most) continue;
    most = count;
    best = cell;
  }
  return best;
}

/** All pairs of cells where rain may fall. */
export function rainSitesOf(state: State): readonly (readonly [CellName, CellName])[] {
  if (state.get(WATER_TILES) === 0) return [];
  const found: (readonly [CellName, CellName])[] = [];
  for (const isStanding of [false, true]) {
    rainPairs(state, sites, 0, isStanding);
    for (const cell of cellsOf(sites, 0)) {
      found.push([nameOf(cell), nameOf(cell + (isStanding ? STRIDE : 1))]);
    }
  }
  return found;
}

/** A place for a new craftsman, by what is near it. */
export interface CraftsmanSite {
  readonly at: CellName;
  readonly vertical: boolean;
  /** Resources in its range. */
  readonly resources: number;
  /** Own and foreign monuments in its range. */
  readonly own: number;
  readonly foreign: number;
  /** For a secondary: is a primary in range without hubs? */
  readonly isLinked: boolean;
}

/** The crafts that the seat to act could place and pay now, wherever it is. */
export const placeableCrafts = (state: State, seat: Seat): readonly Craft[] =>
  CRAFTS.filter(
    (_, craft) => of(COST, craft) <= purse(state, seat) && mayPlace(state, seat, craft),
  );

/** All places where a craftsman of this craft may stand in the turn of a seat. */
export function craftsmanSitesOf(state: State, seat: Seat, name: Craft): readonly CraftsmanSite[] {
  const craft = craftIndex(name);
  const range = rangeOfSeat(state, seat);
  const table = state.copy();
  surveySites(table, craft, range);
  const resources = RESOURCE_CELLS + of(WORKS, craft) * WORDS;
  const primaries = coveredBy(state, of(NEEDS, craft));
  const found: CraftsmanSite[] = [];
  for (let group = of(FIRST_GROUP, craft); GROUPS[group]?.craft === craft; group++) {
    const shape = GROUPS[group]?.shape ?? LYING_BAR;
    siteCells(table, craft, shape, sites, 0);
    for (let at = nextCell(sites, 0, 0); at !== -1; at = nextCell(sites, 0, at + 1)) {
      const reach = state.geography.reach(at, shape, range);
      const own = countIn(reach, state.words, MONUMENTS_OF + seat * WORDS);
      const foreign = countIn(reach, state.words, MONUMENTS) - own;
      found.push({
        at: nameOf(at),
        vertical: shape === STANDING_BAR,
        resources: countIn(reach, state.words, resources),
        own,
        foreign,
        isLinked: primaries === undefined || meets(reach, 0, primaries, 0),
      });
    }
  }
  return found;
}

/** The cells under the craftsmen of a craft; undefined where none is asked for. */
function coveredBy(state: State, craft: number): Int32Array | undefined {
  if (craft === -1) return undefined;
  const cells = newSet();
  for (let i = 0; i < state.get(CRAFTSMEN_PLACED); i++) {
    const piece = craftsmanNumber(state, i);
    if (craftOf(piece) === craft)
      unite(cells, 0, state.geography.origin(cellOf(piece), shapeOfPiece(piece)), 0);
  }
  return cells;
}
