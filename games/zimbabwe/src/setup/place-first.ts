import type { Seat } from "@sofala/engine";
import { MONUMENT_VP } from "../data/cards.ts";
import type { Log } from "../cattle.ts";
import { WORDS, copySet, has, isEmptySet, subtract } from "../map/cell-set.ts";
import { nameOf, type Cell } from "../map/cells.ts";
import { HIGHEST, MONUMENTS, MONUMENTS_OF, VP, VR_STACK, type State } from "../memory.ts";
import { putMonument } from "../pieces.ts";
import type { Refusal } from "../state.ts";

/** R 4.4: the first monument goes to a starting area that is still free. */
export function refuseFirst(state: State, at: Cell): Refusal | undefined {
  if (!has(state.geography.terrain.starts, 0, at)) {
    return { code: "start/not-a-starting-area", at: nameOf(at) };
  }
  return has(state.words, MONUMENTS, at) ? { code: "start/taken", at: nameOf(at) } : undefined;
}

export function freeStarts(state: State, into: Int32Array, set: number): void {
  copySet(into, set, state.geography.terrain.starts, 0);
  subtract(into, set, state.words, MONUMENTS);
}

export function placeFirst(state: State, seat: Seat, at: Cell, log: Log): void {
  putMonument(state, seat, at, 1);
  state.addOf(seat, VP, MONUMENT_VP[1]);
  state.setOf(seat, HIGHEST, 1);
  log?.push({ kind: "first-monument-placed", seat, at: nameOf(at) });
}

/** R 4.4, Q 4.1: from the top of the VR stack down; -1 when all have placed. */
export function nextToPlace(state: State): Seat {
  for (let place = VR_STACK + state.players - 1; place >= VR_STACK; place--) {
    const seat = state.get(place);
    if (isEmptySet(state.words, MONUMENTS_OF + seat * WORDS)) return seat;
  }
  return -1;
}
