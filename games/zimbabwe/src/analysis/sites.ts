import type { Seat } from "@sofala/engine";
import { monumentSites } from "../culture/build-monument.ts";
import { rainPairs } from "../culture/land.ts";
import { mayPlace } from "../culture/place-craftsman.ts";
import { FIRST_GROUP, GROUPS, siteCells, surveySites, touching } from "../culture/sites.ts";
import { purse } from "../culture/turn.ts";
import { RESOURCES, type Craft, type Resource } from "../data/cards.ts";
import { COST, CRAFTS, LINES, NEEDS, RESOURCES_COUNT, WORKS, craftIndex, of } from "../indices.ts";
import { WORDS, cellsOf, countCommon, has, newSet, nextCell, unite } from "../map/cell-set.ts";
import {
  LYING_BAR,
  SINGLE,
  SQUARE,
  STANDING_BAR,
  STRIDE,
  cellNamed,
  nameOf,
  type Cell,
  type Shape,
} from "../map/cells.ts";
import { ESHU_RANGE, RANGE } from "../map/geography.ts";
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
import { RangeCounts } from "./range-counts.ts";

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
  ownMonuments.load(state.geography, state.words, MONUMENTS_OF + seat * WORDS);
  allMonuments.load(state.geography, state.words, MONUMENTS);
  const found: MonumentSite[] = [];
  for (let at = nextCell(sites, 0, 0); at !== -1; at = nextCell(sites, 0, at + 1)) {
    let lines = 0;
    let potential = 0;
    for (let line = 0; line < RESOURCES_COUNT; line++) {
      if (has(served[line] as Int32Array, 0, at)) lines |= 1 << line;
      if (has(near[line] as Int32Array, 0, at)) potential |= 1 << line;
    }
    const own = ownMonuments.at(at);
    found.push({ at: nameOf(at), lines, potential, own, foreign: allMonuments.at(at) - own });
  }
  return found;
}

const ownMonuments = new RangeCounts(SINGLE, ESHU_RANGE);
const allMonuments = new RangeCounts(SINGLE, ESHU_RANGE);

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

/** How many resources of each kind lie within twice the range of a cell. */
export function resourcesNear(state: State, name: CellName): readonly number[] {
  const around = state.geography.reach(cellNamed(name), SINGLE, ESHU_RANGE);
  return Array.from({ length: RESOURCES_COUNT }, (_, kind) =>
    countCommon(around, 0, state.words, RESOURCE_CELLS + kind * WORDS),
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
export function craftsmanSitesOf(state: State, seat: Seat, craft: Craft): readonly CraftsmanSite[] {
  const found: CraftsmanSite[] = [];
  forCraftsmanSites(state, seat, craft, (at, vertical, resources, own, foreign, isLinked) => {
    found.push({ at: nameOf(at), vertical, resources, own, foreign, isLinked });
  });
  return found;
}

/** Looks at the same places without making an object for each. */
export function forCraftsmanSites(
  state: State,
  seat: Seat,
  name: Craft,
  look: (
    at: Cell,
    vertical: boolean,
    resources: number,
    own: number,
    foreign: number,
    isLinked: boolean,
  ) => void,
): void {
  const craft = craftIndex(name);
  const range = rangeOfSeat(state, seat);
  const { geography, words } = state;
  surveySites(state, craft, range);
  const kind = of(WORKS, craft);
  const hasPrimaries = of(NEEDS, craft) !== -1;
  for (let group = of(FIRST_GROUP, craft); GROUPS[group]?.craft === craft; group++) {
    const shape = GROUPS[group]?.shape ?? LYING_BAR;
    siteCells(state, craft, shape, sites, 0);
    const { resources, own, monuments } = countsOf(range, shape);
    const around = resources[kind] as RangeCounts;
    around.load(geography, words, RESOURCE_CELLS + kind * WORDS);
    own.load(geography, words, MONUMENTS_OF + seat * WORDS);
    monuments.load(geography, words, MONUMENTS);
    if (hasPrimaries) markLinked(state, of(NEEDS, craft), range, shape);
    for (let at = nextCell(sites, 0, 0); at !== -1; at = nextCell(sites, 0, at + 1)) {
      const mine = own.at(at);
      const isLinked = !hasPrimaries || has(linked, 0, at);
      look(at, shape === STANDING_BAR, around.at(at), mine, monuments.at(at) - mine, isLinked);
    }
  }
}

/** What is counted around the places of tiles of one shape. */
const COUNTS = [RANGE, ESHU_RANGE].map((range) =>
  ([LYING_BAR, STANDING_BAR, SQUARE] as const).map((shape) => ({
    resources: Array.from({ length: RESOURCES_COUNT }, () => new RangeCounts(shape, range)),
    own: new RangeCounts(shape, range),
    monuments: new RangeCounts(shape, range),
  })),
);

function countsOf(range: number, shape: Shape): (typeof COUNTS)[number][number] {
  const counts = COUNTS[range === RANGE ? 0 : 1]?.[shape];
  if (counts === undefined) throw new RangeError(`no tile has shape ${shape}`);
  return counts;
}

const linked = newSet();

/** Finds the places of a tile with a craftsman of a craft in range. */
function markLinked(state: State, craft: number, range: number, shape: Shape): void {
  linked.fill(0);
  for (let i = 0; i < state.get(CRAFTSMEN_PLACED); i++) {
    const piece = craftsmanNumber(state, i);
    if (craftOf(piece) !== craft) continue;
    unite(linked, 0, state.geography.reach(cellOf(piece), shapeOfPiece(piece), range), 0);
  }
  touching(linked, shape);
}
