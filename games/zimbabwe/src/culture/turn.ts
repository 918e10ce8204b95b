import type { Seat } from "@sofala/engine";
import type { Log } from "../cattle.ts";
import { CRAFTS, DZIVA, SPECIALIST_COST, of, specialistNamed } from "../indices.ts";
import { clear } from "../map/cell-set.ts";
import {
  ACTIVE,
  CARD_CHOSEN,
  CATTLE,
  CRAFTS_BEFORE,
  GOD,
  MAIN,
  MAIN_BUILD,
  MAIN_INTERRUPTED,
  MAIN_NONE,
  MAIN_PLACE,
  MONUMENTS_BUILT,
  PENDING,
  PRICES_OPEN,
  PRICES_RAISED,
  RAISED,
  SPECIALISTS_USED,
  TILES_PLACED,
  TURN,
  TURN_BEGUN,
  TURN_ORDER,
  type State,
} from "../memory.ts";
import type { MainAction, Refusal } from "../state.ts";

/** R 6.1: each seat once in the order of play. */
export function beginTurn(state: State): void {
  const seat = state.get(TURN_ORDER + state.get(TURN));
  state.set(ACTIVE, seat);
  state.set(TURN_BEGUN, 0);
  state.set(CARD_CHOSEN, 0);
  state.set(PENDING, -1);
  state.set(SPECIALISTS_USED, 0);
  state.set(MAIN, MAIN_NONE);
  state.set(MAIN_INTERRUPTED, 0);
  state.set(PRICES_RAISED, 0);
  state.set(MONUMENTS_BUILT, 0);
  state.set(PRICES_OPEN, state.of(seat, GOD) === DZIVA ? 1 : 0);
  let crafts = 0;
  for (let craft = 0; craft < CRAFTS.length; craft++) {
    if (state.get(TILES_PLACED + craft) > 0) crafts |= 1 << craft;
  }
  state.set(CRAFTS_BEFORE, crafts);
  clear(state.words, RAISED);
}

/** R 6.6: a chosen specialist must be used before the turn ends. */
export function refuseEnd(state: State): Refusal | undefined {
  const pending = state.get(PENDING);
  return pending === -1
    ? undefined
    : { code: "specialist/must-be-used", specialist: specialistNamed(pending) };
}

export function endTurn(state: State, seat: Seat, log: Log): void {
  log?.push({ kind: "turn-ended", seat });
  state.add(TURN, 1);
}

/** Every move but a change of prices by Dziva closes her window. */
function noteMove(state: State): void {
  state.set(TURN_BEGUN, 1);
  state.set(PRICES_OPEN, 0);
}

/** R 6.3, Q 5.2: gods and specialists end a main action that has begun. */
export function noteCard(state: State): void {
  noteMove(state);
  if (state.get(MAIN) !== MAIN_NONE) state.set(MAIN_INTERRUPTED, 1);
}

export function noteMain(state: State, action: number): void {
  noteMove(state);
  state.set(MAIN, action);
}

/** May this main action be begun or gone on with? */
export const isMainOpen = (state: State, action: number): boolean =>
  state.get(MAIN) === MAIN_NONE ||
  (state.get(MAIN) === action && state.get(MAIN_INTERRUPTED) === 0);

export function refuseMain(state: State, action: number): Refusal | undefined {
  if (isMainOpen(state, action)) return undefined;
  const taken = mainNamed(state.get(MAIN));
  return { code: state.get(MAIN) === action ? "main/interrupted" : "main/one-per-turn", taken };
}

export const mainNamed = (action: number): MainAction =>
  action === MAIN_BUILD ? "build" : action === MAIN_PLACE ? "place" : "raise";

/** Cattle that must stay in hand for the specialist that is still to be used. */
function keptBack(state: State, using: number): number {
  const pending = state.get(PENDING);
  return pending === -1 || pending === using ? 0 : of(SPECIALIST_COST, pending);
}

/** What a seat may spend now; on the pending specialist itself everything. */
export const purse = (state: State, seat: Seat, using = -1): number =>
  state.of(seat, CATTLE) - keptBack(state, using);

/** R 6.6: what is spent must leave enough for the specialist that is still to be used. */
export function refuseCost(
  state: State,
  seat: Seat,
  need: number,
  using = -1,
): Refusal | undefined {
  const have = state.of(seat, CATTLE);
  if (need > have) return { code: "cattle/too-few", need, have };
  const kept = keptBack(state, using);
  if (need + kept <= have) return undefined;
  const specialist = specialistNamed(state.get(PENDING));
  return { code: "specialist/must-stay-payable", specialist, need: need + kept, have };
}
