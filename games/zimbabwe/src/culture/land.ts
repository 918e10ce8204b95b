import { RAIN, RESOURCES_COUNT, SHAMAN, specialistNamed } from "../indices.ts";
import {
  WORDS,
  drop,
  intersect,
  isEmptySet,
  newSet,
  nextCell,
  put,
  shifted,
  size,
  word,
} from "../map/cell-set.ts";
import { STRIDE, footprint, nameOf, type Cell, type Shape } from "../map/cells.ts";
import { EMPTY, PENDING, RESOURCE_TILES, WATER_TILES, type State } from "../memory.ts";
import { isEmptyLand, occupied } from "../pieces.ts";
import type { Refusal } from "../state.ts";

/** R 2.6: all cells of a piece must be empty land. */
export function refuseOccupied(state: State, at: Cell, shape: Shape): Refusal | undefined {
  for (const offset of footprint(shape)) {
    const because = occupied(state, at + offset);
    if (because !== undefined) return { code: "land/not-empty", at: nameOf(at + offset), because };
  }
  return undefined;
}

export const canPlaceResource = (state: State): boolean =>
  hasResourceTile(state) && !isEmptySet(state.words, EMPTY);

export function hasResourceTile(state: State): boolean {
  for (let kind = 0; kind < RESOURCES_COUNT; kind++) {
    if (state.get(RESOURCE_TILES + kind) > 0) return true;
  }
  return false;
}

export const canRain = (state: State): boolean => state.get(WATER_TILES) > 0 && hasPair(state);

/** Is there an empty cell with an empty neighbour to its right or below? */
function hasPair(state: State): boolean {
  for (let i = 0; i < WORDS; i++) {
    const here = word(state.words, EMPTY + i);
    const after = i + 1 < WORDS ? word(state.words, EMPTY + i + 1) : 0;
    const right = (here >>> 1) | (after << 31);
    const below = (here >>> STRIDE) | (after << (32 - STRIDE));
    if ((here & (right | below)) !== 0) return true;
  }
  return false;
}

/** The upper or left cells of all empty pairs that lie, or stand. */
export function rainPairs(state: State, into: Int32Array, set: number, standing: boolean): void {
  shifted(into, set, state.words, EMPTY, standing ? STRIDE : 1);
  intersect(into, set, state.words, EMPTY);
}

/** R 6.6: a piece may not take the last place of the specialist that is still to be used. */
export function refuseBlocking(
  state: State,
  at: Cell,
  shape: Shape,
  using = -1,
): Refusal | undefined {
  if (!isBlocking(state, at, shape, using)) return undefined;
  const specialist = specialistNamed(state.get(PENDING));
  return { code: "specialist/must-stay-placeable", specialist };
}

export function isBlocking(state: State, at: Cell, shape: Shape, using = -1): boolean {
  const pending = state.get(PENDING);
  return pending !== using && blocks(state, pending, at, shape);
}

function blocks(state: State, pending: number, at: Cell, shape: Shape): boolean {
  if (pending !== SHAMAN && pending !== RAIN) return false;
  if (hasPlenty(state, pending)) return false;
  const taken = footprint(shape).filter((offset) => isEmptyLand(state, at + offset));
  for (const offset of taken) drop(state.words, EMPTY, at + offset);
  const left = pending === SHAMAN ? !isEmptySet(state.words, EMPTY) : hasPair(state);
  for (const offset of taken) put(state.words, EMPTY, at + offset);
  return !left;
}

const pairs = newSet();

/** A piece covers four cells at most, and a cell belongs to four pairs at most. */
function hasPlenty(state: State, pending: number): boolean {
  if (pending === SHAMAN) return size(state.words, EMPTY) > 4;
  rainPairs(state, pairs, 0, false);
  return size(pairs, 0) > 16;
}

/** Takes from a set of cells those where a piece of this shape would block the pending specialist. */
export function keepPlaceable(
  state: State,
  into: Int32Array,
  set: number,
  shape: Shape,
  using = -1,
): void {
  const pending = state.get(PENDING);
  if (pending === using || (pending !== SHAMAN && pending !== RAIN)) return;
  if (hasPlenty(state, pending)) return;
  for (let at = nextCell(into, set, 0); at !== -1; at = nextCell(into, set, at + 1)) {
    if (blocks(state, pending, at, shape)) drop(into, set, at);
  }
}
