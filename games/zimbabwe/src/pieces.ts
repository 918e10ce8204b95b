import type { Seat } from "@sofala/engine";
import { ESHU, LINES, NEEDS, RESOURCES_COUNT, of, shapeOf } from "./indices.ts";
import { WORDS, drop, has, put } from "./map/cell-set.ts";
import { CELLS, SINGLE, footprint, type Cell, type Shape } from "./map/cells.ts";
import { ESHU_RANGE, RANGE } from "./map/geography.ts";
import { HubNet } from "./map/hubs.ts";
import { RecentHubs } from "./map/recent-hubs.ts";
import {
  BOARD,
  CRAFTSMEN,
  CRAFTSMEN_PLACED,
  CULTURE,
  EMPTY,
  GOD,
  LEVELS,
  LINKED_VALID,
  MARKET,
  MONUMENTS,
  MONUMENTS_OF,
  PHASE,
  RESOURCE_CELLS,
  SUPPLIED_VALID,
  TILES_PLACED,
  type State,
} from "./memory.ts";
import type { Occupied } from "./state.ts";

/** A craftsman in one word: cell, craft, owner, orientation. */
export type Craftsman = number;

export const craftsman = (at: Cell, craft: number, seat: Seat, vertical: boolean): Craftsman =>
  at | (craft << 9) | (seat << 12) | ((vertical ? 1 : 0) << 15);
export const cellOf = (piece: Craftsman): Cell => piece & 0x1ff;
export const craftOf = (piece: Craftsman): number => (piece >>> 9) & 7;
export const ownerOf = (piece: Craftsman): Seat => (piece >>> 12) & 7;
export const isVertical = (piece: Craftsman): boolean => ((piece >>> 15) & 1) === 1;
export const shapeOfPiece = (piece: Craftsman): Shape => shapeOf(craftOf(piece), isVertical(piece));

export const craftsmanNumber = (state: State, index: number): Craftsman =>
  state.get(CRAFTSMEN + index);

/** The craftsman whose top left cell this is, or undefined. */
export function craftsmanNamed(state: State, at: Cell): Craftsman | undefined {
  for (let i = 0; i < state.get(CRAFTSMEN_PLACED); i++) {
    const piece = craftsmanNumber(state, i);
    if (cellOf(piece) === at) return piece;
  }
  return undefined;
}

/** The craftsman that covers a cell, or undefined. */
export function craftsmanOn(state: State, cell: Cell): Craftsman | undefined {
  for (let i = 0; i < state.get(CRAFTSMEN_PLACED); i++) {
    const piece = craftsmanNumber(state, i);
    const at = cellOf(piece);
    if (footprint(shapeOfPiece(piece)).some((offset) => at + offset === cell)) return piece;
  }
  return undefined;
}

/** Where the piece on a cell is, and its shape; an empty cell stands for itself. */
export function pieceOn(state: State, cell: Cell): readonly [Cell, Shape] {
  const piece = craftsmanOn(state, cell);
  return piece === undefined ? [cell, SINGLE] : [cellOf(piece), shapeOfPiece(piece)];
}

export function putCraftsman(state: State, piece: Craftsman): void {
  state.set(CRAFTSMEN + state.get(CRAFTSMEN_PLACED), piece);
  state.add(CRAFTSMEN_PLACED, 1);
  state.add(TILES_PLACED + craftOf(piece), 1);
  const at = cellOf(piece);
  for (const offset of footprint(shapeOfPiece(piece))) drop(state.words, EMPTY, at + offset);
  state.set(SUPPLIED_VALID, state.get(SUPPLIED_VALID) & ~(1 << craftOf(piece)));
  if (!isSecondary(craftOf(piece))) state.set(LINKED_VALID, 0);
  state.set(MARKET, 0);
  state.set(BOARD, 0);
}

/** Q 7.2: once a secondary stands, the primary good of its line serves no ritual. */
export const isSuperseded = (state: State, line: number): boolean => {
  const secondary = LINES[line]?.secondary ?? -1;
  return secondary !== -1 && state.get(TILES_PLACED + secondary) > 0;
};

export const isSecondary = (craft: number): boolean => of(NEEDS, craft) !== -1;

export const levelAt = (state: State, cell: Cell): number =>
  (has(state.words, LEVELS, cell) ? 1 : 0) +
  (has(state.words, LEVELS + WORDS, cell) ? 2 : 0) +
  (has(state.words, LEVELS + 2 * WORDS, cell) ? 4 : 0);

export function setLevel(state: State, cell: Cell, level: number): void {
  for (let bit = 0; bit < 3; bit++) {
    if (((level >>> bit) & 1) === 1) put(state.words, LEVELS + bit * WORDS, cell);
    else drop(state.words, LEVELS + bit * WORDS, cell);
  }
}

/** The owner of the monument on a cell, or -1. */
export function monumentOwner(state: State, cell: Cell): Seat {
  if (!has(state.words, MONUMENTS, cell)) return -1;
  for (let seat = 0; seat < state.players; seat++) {
    if (has(state.words, MONUMENTS_OF + seat * WORDS, cell)) return seat;
  }
  return -1;
}

export function putMonument(state: State, seat: Seat, cell: Cell, level: number): void {
  put(state.words, MONUMENTS, cell);
  put(state.words, MONUMENTS_OF + seat * WORDS, cell);
  setLevel(state, cell, level);
  drop(state.words, EMPTY, cell);
  state.set(LINKED_VALID, 0);
  state.set(BOARD, 0);
  state.addHub(cell);
}

/** The kind of resource on a cell, or -1. */
export function resourceAt(state: State, cell: Cell): number {
  for (let kind = 0; kind < RESOURCES_COUNT; kind++) {
    if (has(state.words, RESOURCE_CELLS + kind * WORDS, cell)) return kind;
  }
  return -1;
}

/** R 2.5; a tile in the last row may reach below the grid. */
export const isEmptyLand = (state: State, cell: Cell): boolean =>
  cell < CELLS && has(state.words, EMPTY, cell);

/** Why a cell is not empty land, or undefined. */
export function occupied(state: State, cell: Cell): Occupied | undefined {
  if (isEmptyLand(state, cell)) return undefined;
  const { terrain, water } = state.geography;
  if (cell >= CELLS || !has(terrain.onMap, 0, cell)) return "off-map";
  if (has(water, 0, cell)) return "water";
  if (has(state.words, MONUMENTS, cell)) return "monument";
  if (has(terrain.starts, 0, cell)) return "start";
  return resourceAt(state, cell) === -1 ? "craftsman" : "resource";
}

export const isOnMap = (state: State, cell: Cell): boolean =>
  has(state.geography.terrain.onMap, 0, cell);

export const rangeOfSeat = (state: State, seat: Seat): number =>
  state.of(seat, GOD) === ESHU ? ESHU_RANGE : RANGE;

/** The range of everything while this turn lasts (R 3.2, Eshu). */
export const rangeNow = (state: State): number =>
  state.get(PHASE) === CULTURE ? rangeOfSeat(state, state.active) : RANGE;

/** The monuments as hubs, for a range. */
export function hubNet(state: State, range: number): HubNet {
  const known = range === RANGE ? state.near : state.far;
  if (known !== undefined && state.newHub === -1) return known;
  if (state.newHub !== -1) {
    const { geography, words, newHub } = state;
    state.near &&= recentHubs.after(geography, RANGE, words, MONUMENTS, state.near, newHub);
    state.far &&= recentHubs.after(geography, ESHU_RANGE, words, MONUMENTS, state.far, newHub);
    state.newHub = -1;
    return hubNet(state, range);
  }
  const net = HubNet.of(state.geography, range, state.words, MONUMENTS);
  if (range === RANGE) state.near = net;
  else state.far = net;
  return net;
}

const recentHubs = new RecentHubs();
