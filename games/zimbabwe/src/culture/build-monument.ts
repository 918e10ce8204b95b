import type { Seat } from "@sofala/engine";
import { MONUMENT_VP } from "../data/cards.ts";
import type { Log } from "../cattle.ts";
import { NOMADS, OBATALA } from "../indices.ts";
import { cellsOf, copySet, dilate, has, newSet, put, subtract } from "../map/cell-set.ts";
import { SINGLE, nameOf, type Cell } from "../map/cells.ts";
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

/** R 9.2, Q 3.2: not beside another monument, unless the nomads are paid (Q 3.4). */
function refuseZoning(state: State, at: Cell): Refusal | undefined {
  if (isUsed(state, NOMADS)) return undefined;
  put(around.fill(0), 0, at);
  dilate(around, 0, around, 0);
  for (const near of cellsOf(around, 0)) {
    if (has(state.words, MONUMENTS, near)) {
      return { code: "monument/zoning", at: nameOf(at), near: nameOf(near) };
    }
  }
  return undefined;
}

/** R 7 (Obatala), Q 3.3 */
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
