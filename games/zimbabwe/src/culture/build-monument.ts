import type { Seat } from "@sofala/engine";
import { MONUMENT_VP } from "../data/cards.ts";
import type { Log } from "../cattle.ts";
import { NOMADS, OBATALA } from "../indices.ts";
import { copySet, dilate, has, newSet, subtract } from "../map/cell-set.ts";
import { CELLS, SINGLE, STRIDE, nameOf, type Cell } from "../map/cells.ts";
import {
  EMPTY,
  GOD,
  HIGHEST,
  MAIN_BUILD,
  MONUMENTS,
  MONUMENTS_BUILT,
  VP,
  type State,
} from "../memory.ts";
import { putMonument } from "../pieces.ts";
import type { Refusal } from "../state.ts";
import { keepPlaceable, refuseBlocking, refuseOccupied } from "./land.ts";
import { isMainOpen, noteMain, refuseMain } from "./turn.ts";
import { isUsed } from "./use-specialist.ts";

export function refuseBuild(state: State, seat: Seat, at: Cell): Refusal | undefined {
  const limit = monumentsPerTurn(state, seat);
  const refusal = refuseMain(state, MAIN_BUILD);
  if (refusal !== undefined) return refusal;
  if (state.get(MONUMENTS_BUILT) >= limit) return { code: "monument/enough-built", limit };
  return (
    refuseOccupied(state, at, SINGLE) ??
    refuseZoning(state, at) ??
    refuseBlocking(state, at, SINGLE)
  );
}

/** R 2.7, Q 3.2: not beside another monument, unless the nomads are paid (Q 3.4). */
function refuseZoning(state: State, at: Cell): Refusal | undefined {
  if (!isZoned(state, at)) return undefined;
  return { code: "monument/zoning", at: nameOf(at), near: nameOf(neighbour(state, at)) };
}

export const isZoned = (state: State, at: Cell): boolean =>
  !isUsed(state, NOMADS) && neighbour(state, at) !== -1;

/** A monument beside a cell, or -1. */
function neighbour(state: State, at: Cell): Cell {
  for (const step of NEIGHBOURS) {
    const cell = at + step;
    if (cell >= 0 && cell < CELLS && has(state.words, MONUMENTS, cell)) return cell;
  }
  return -1;
}

/** In row order; no step leads round the edge of the map (see cells.ts). */
const NEIGHBOURS = [-STRIDE - 1, -STRIDE, -STRIDE + 1, -1, 1, STRIDE - 1, STRIDE, STRIDE + 1];

/** R 9.2 (Obatala), Q 3.3 */
const monumentsPerTurn = (state: State, seat: Seat): number =>
  state.of(seat, GOD) === OBATALA ? 2 : 1;

const around = newSet();

/** All cells where this seat may build now. */
export function monumentSites(state: State, into: Int32Array, set: number): void {
  copySet(into, set, state.words, EMPTY);
  if (!isUsed(state, NOMADS)) {
    dilate(around, 0, state.words, MONUMENTS);
    subtract(into, set, around, 0);
  }
  keepPlaceable(state, into, set, SINGLE);
}

export const mayBuild = (state: State, seat: Seat): boolean =>
  isMainOpen(state, MAIN_BUILD) && state.get(MONUMENTS_BUILT) < monumentsPerTurn(state, seat);

export function buildMonument(state: State, seat: Seat, at: Cell, log: Log): void {
  putMonument(state, seat, at, 1);
  state.addOf(seat, VP, MONUMENT_VP[1]);
  if (state.of(seat, HIGHEST) === 0) state.setOf(seat, HIGHEST, 1);
  noteMain(state, MAIN_BUILD);
  state.add(MONUMENTS_BUILT, 1);
  log?.push({ kind: "monument-built", seat, at: nameOf(at) });
}
