import type { Seat } from "@sofala/engine";
import { paySpecialist, type Log } from "../cattle.ts";
import {
  HERD,
  RAIN,
  SHAMAN,
  SPECIALIST_COST,
  WORKERS_OF,
  of,
  resourceIndex,
  resourceNamed,
  specialistIndex,
  specialistNamed,
} from "../indices.ts";
import { WORDS, drop, put } from "../map/cell-set.ts";
import {
  LYING_BAR,
  SINGLE,
  STANDING_BAR,
  STRIDE,
  cellNamed,
  nameOf,
  type Cell,
} from "../map/cells.ts";
import {
  BOARD,
  EMPTY,
  LINKED_VALID,
  PENDING,
  RESOURCES_NUMBER,
  RESOURCE_CELLS,
  RESOURCE_TILES,
  SPECIALISTS,
  SPECIALISTS_USED,
  SPECIALIST_CATTLE,
  SUPPLIED_VALID,
  WATER_TILES,
  type State,
} from "../memory.ts";
import type { Refusal, UseSpecialist } from "../state.ts";
import { refuseBlocking, refuseOccupied } from "./land.ts";
import { noteCard, purse, refuseCost } from "./turn.ts";

/** R 8.2: own it, once per turn, pay it. */
export function refuseUse(state: State, seat: Seat, move: UseSpecialist): Refusal | undefined {
  const specialist = specialistIndex(move.specialist);
  if (!owns(state, seat, specialist)) {
    return { code: "specialist/not-owned", specialist: move.specialist };
  }
  if (isUsed(state, specialist)) {
    return { code: "specialist/already-used", specialist: move.specialist };
  }
  const cost = move.specialist === "herd" ? move.cattle : of(SPECIALIST_COST, specialist);
  return refuseCost(state, seat, cost, specialist) ?? refusePlace(state, move);
}

function refusePlace(state: State, move: UseSpecialist): Refusal | undefined {
  switch (move.specialist) {
    case "shaman": {
      const at = cellNamed(move.at);
      if (state.get(RESOURCE_TILES + resourceIndex(move.resource)) === 0) {
        return { code: "supply/no-resource-left", resource: move.resource };
      }
      return refuseOccupied(state, at, SINGLE) ?? refuseBlocking(state, at, SINGLE, SHAMAN);
    }
    case "rain-ceremony": {
      const [first, second] = inRowOrder(move.cells);
      if (state.get(WATER_TILES) === 0) {
        return { code: "specialist/nothing-to-place", specialist: "rain-ceremony" };
      }
      if (second !== first + 1 && second !== first + STRIDE) {
        return { code: "rain/not-neighbours", cells: move.cells };
      }
      const shape = second === first + 1 ? LYING_BAR : STANDING_BAR;
      return refuseOccupied(state, first, shape) ?? refuseBlocking(state, first, shape, RAIN);
    }
    case "builder":
    case "herd":
    case "nomads":
      return undefined;
  }
}

export const owns = (state: State, seat: Seat, specialist: number): boolean =>
  ((state.of(seat, SPECIALISTS) >>> specialist) & 1) === 1;

export const isUsed = (state: State, specialist: number): boolean =>
  ((state.get(SPECIALISTS_USED) >>> specialist) & 1) === 1;

/** Owned, not used yet, and payable. */
export const isReady = (state: State, seat: Seat, specialist: number): boolean =>
  owns(state, seat, specialist) &&
  !isUsed(state, specialist) &&
  purse(state, seat, specialist) >= of(SPECIALIST_COST, specialist);

/** R 8.2, 8.5: pays the card; builder and nomads need no more than that. */
export function useSpecialist(
  state: State,
  seat: Seat,
  specialist: number,
  cattle: number,
  log: Log,
): void {
  log?.push({ kind: "specialist-used", seat, specialist: specialistNamed(specialist) });
  paySpecialist(state, seat, specialist, cattle, log);
  state.set(SPECIALISTS_USED, state.get(SPECIALISTS_USED) | (1 << specialist));
  if (state.get(PENDING) === specialist) state.set(PENDING, -1);
  noteCard(state);
}

/** R 8.4, Q 5.7: half of what is paid is added by the stock. */
export function useHerd(state: State, seat: Seat, cattle: number, log: Log): void {
  useSpecialist(state, seat, HERD, cattle, log);
  state.addOf(seat, SPECIALIST_CATTLE + HERD, cattle / 2);
  log?.push({ kind: "herd-grown", seat, cattle: cattle / 2 });
}

/** R 8.4, 8.6 */
export function useShaman(state: State, seat: Seat, kind: number, at: Cell, log: Log): void {
  useSpecialist(state, seat, SHAMAN, of(SPECIALIST_COST, SHAMAN), log);
  state.add(RESOURCE_TILES + kind, -1);
  put(state.words, RESOURCE_CELLS + kind * WORDS, at);
  drop(state.words, EMPTY, at);
  state.set(SUPPLIED_VALID, state.get(SUPPLIED_VALID) & ~of(WORKERS_OF, kind));
  state.set(RESOURCES_NUMBER, 0);
  state.set(BOARD, 0);
  log?.push({ kind: "resource-placed", resource: resourceNamed(kind), at: nameOf(at) });
}

/** R 8.4, 8.6, Q 3.5 */
export function useRain(state: State, seat: Seat, first: Cell, second: Cell, log: Log): void {
  useSpecialist(state, seat, RAIN, of(SPECIALIST_COST, RAIN), log);
  state.add(WATER_TILES, -1);
  state.addWater(first, second);
  drop(state.words, EMPTY, first);
  drop(state.words, EMPTY, second);
  state.set(SUPPLIED_VALID, 0);
  state.set(LINKED_VALID, 0);
  state.set(RESOURCES_NUMBER, 0);
  state.set(BOARD, 0);
  log?.push({ kind: "water-placed", cells: [nameOf(first), nameOf(second)] });
}

export function inRowOrder(cells: readonly [string, string]): readonly [Cell, Cell] {
  const [a, b] = [cellNamed(cells[0]), cellNamed(cells[1])];
  return a < b ? [a, b] : [b, a];
}
