import type { Seat } from "@sofala/engine";
import { rainPairs } from "../culture/land.ts";
import { WORKS, of } from "../indices.ts";
import { bodiesOf } from "../map/bodies.ts";
import {
  WORDS,
  cellsOf,
  countCommon,
  covers,
  dilate,
  has,
  newSet,
  put,
  unite,
} from "../map/cell-set.ts";
import { STRIDE, nameOf } from "../map/cells.ts";
import {
  CRAFTSMEN_PLACED,
  MONUMENTS_OF,
  RESOURCE_CELLS,
  WATER_TILES,
  type State,
} from "../memory.ts";
import { cellOf, craftOf, craftsmanNumber, ownerOf, shapeOfPiece } from "../pieces.ts";
import type { CellName } from "../state.ts";

/** What lies on a shore: a body of water brings all of it within two steps of each other. */
interface Shore {
  readonly water: Int32Array;
  readonly cells: Int32Array;
  readonly links: number;
}

const pairs = newSet();

/**
 * The places for rain that make water reach most new pieces of the seat: its monuments with craftsmen, and its
 * craftsmen with resources. Only rain that makes a body of water larger is found.
 */
export function linkingRainSitesOf(
  state: State,
  seat: Seat,
  most: number,
): readonly (readonly [CellName, CellName])[] {
  if (state.get(WATER_TILES) === 0) return [];
  const shores = bodiesOf(state.geography.water).map(({ cells }) => shoreOf(state, seat, cells));
  const found: { readonly cells: readonly [CellName, CellName]; readonly gain: number }[] = [];
  for (const step of [1, STRIDE]) {
    rainPairs(state, pairs, 0, step === STRIDE);
    for (const cell of cellsOf(pairs, 0)) {
      const gain = gainOf(state, seat, shores, cell, cell + step);
      if (gain > 0) found.push({ cells: [nameOf(cell), nameOf(cell + step)], gain });
    }
  }
  return found
    .sort((a, b) => b.gain - a.gain)
    .slice(0, most)
    .map(({ cells }) => cells);
}

function gainOf(
  state: State,
  seat: Seat,
  shores: readonly Shore[],
  first: number,
  second: number,
): number {
  const water = newSet();
  put(water, 0, first);
  put(water, 0, second);
  const joined = shores.filter((shore) => isBeside(shore.water, first, second));
  if (joined.length === 0) return 0;
  for (const shore of joined) unite(water, 0, shore.water, 0);
  const before = joined.reduce((links, shore) => links + shore.links, 0);
  return shoreOf(state, seat, water).links - before;
}

/** Does one of two cells have a side in common with a cell of the set? */
function isBeside(water: Int32Array, first: number, second: number): boolean {
  return [first, second].some((cell) =>
    [cell - 1, cell + 1, cell - STRIDE, cell + STRIDE].some(
      (side) => side >= 0 && has(water, 0, side),
    ),
  );
}

function shoreOf(state: State, seat: Seat, water: Int32Array): Shore {
  const cells = newSet();
  dilate(cells, 0, water, 0);
  const monuments = countCommon(cells, 0, state.words, MONUMENTS_OF + seat * WORDS);
  let links = 0;
  for (let i = 0; i < state.get(CRAFTSMEN_PLACED); i++) {
    const piece = craftsmanNumber(state, i);
    if (!covers(cells, 0, cellOf(piece), shapeOfPiece(piece))) continue;
    links += monuments;
    if (ownerOf(piece) !== seat) continue;
    const kind = of(WORKS, craftOf(piece));
    links += countCommon(cells, 0, state.words, RESOURCE_CELLS + kind * WORDS);
  }
  return { water, cells, links };
}
