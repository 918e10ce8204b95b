import type { Seat } from "@sofala/engine";
import { worshipper, type Log } from "../cattle.ts";
import { ELEGUA, SHADIPINYI } from "../indices.ts";
import {
  ACTIVE,
  CATTLE,
  GIFTS,
  GOD,
  HAS_GIVEN,
  LAST_GIFT,
  NEXT_ORDER,
  NEXT_PLAQUE,
  PASSED,
  PHASE,
  PLAQUES,
  QUEUE,
  QUEUE_AT,
  ROUND,
  TURN_BEGUN,
  TURN_ORDER,
  VR,
  VR_STACK,
  type State,
} from "../memory.ts";
import type { Refusal } from "../state.ts";

/** R 5.4: what Elegua adds to the first gift of a round. */
const ELEGUA_GIFT = 3;

/** R 5: a new phase I, with everything off the plaques. */
export function beginGifts(state: State, log: Log): void {
  state.set(PHASE, GIFTS);
  lineUp(state);
  state.set(QUEUE_AT, 0);
  state.set(LAST_GIFT, 0);
  state.set(NEXT_PLAQUE, 0);
  state.set(PASSED, 0);
  state.set(HAS_GIVEN, 0);
  state.set(TURN_BEGUN, 0);
  for (let plaque = 0; plaque <= state.players; plaque++) state.set(PLAQUES + plaque, 0);
  log?.push({ kind: "round-began", round: state.get(ROUND), queue: seatsAt(state, QUEUE) });
}

/** R 5.1: higher VR first; among equals the lower marker. */
function lineUp(state: State): void {
  for (let i = 0; i < state.players; i++) {
    const seat = state.get(VR_STACK + i);
    let place = QUEUE + i;
    while (place > QUEUE && state.of(state.get(place - 1), VR) < state.of(seat, VR)) {
      state.set(place, state.get(place - 1));
      place--;
    }
    state.set(place, seat);
  }
}

/** R 5.7, 5.8, Q 4.6, 4.7: whoever cannot outbid passes by itself; false when only one is left. */
export function callGiver(state: State, log: Log): boolean {
  for (;;) {
    if (bidders(state) === 1) return false;
    const seat = state.get(QUEUE + state.get(QUEUE_AT));
    if (!hasPassed(state, seat)) {
      if (mostToGive(state, seat) >= leastGift(state)) {
        state.set(ACTIVE, seat);
        return true;
      }
      leave(state, seat, true, log);
    }
    advance(state);
  }
}

/** R 5.3, Q 4.5 */
export const leastGift = (state: State): number => state.get(LAST_GIFT) + 1;

export const mostToGive = (state: State, seat: Seat): number =>
  state.of(seat, CATTLE) + fromStock(state, seat);

/** R 5.4, Q 4.12: what the stock may add to a seat's gift. */
const fromStock = (state: State, seat: Seat): number =>
  state.of(seat, GOD) === ELEGUA && ((state.get(HAS_GIVEN) >>> seat) & 1) === 0 ? ELEGUA_GIFT : 0;

export function refuseGift(state: State, seat: Seat, cattle: number): Refusal | undefined {
  const least = leastGift(state);
  if (cattle < least) return { code: "gift/too-small", least };
  const have = mostToGive(state, seat);
  return cattle > have ? { code: "cattle/too-few", need: cattle, have } : undefined;
}

export function give(state: State, seat: Seat, cattle: number, log: Log): void {
  state.set(TURN_BEGUN, 1);
  const gift = Math.min(cattle, fromStock(state, seat));
  state.addOf(seat, CATTLE, gift - cattle);
  state.set(HAS_GIVEN, state.get(HAS_GIVEN) | (1 << seat));
  state.set(LAST_GIFT, cattle);
  const received = log === undefined ? undefined : new Array<number>(plaques(state)).fill(0);
  deal(state, cattle, received);
  if (received !== undefined) {
    const owners = plaqueOwners(state);
    log?.push({ kind: "gift-given", seat, cattle, fromStock: gift, plaques: received, owners });
  }
  advance(state);
}

/** R 5.4, Q 4.10: one by one, going on after the plaque served last. */
function deal(state: State, cattle: number, received: number[] | undefined): void {
  const count = plaques(state);
  const first = state.get(NEXT_PLAQUE);
  const round = Math.floor(cattle / count);
  const rest = cattle % count;
  for (let turn = 0; turn < count; turn++) {
    const plaque = (first + turn) % count;
    const share = turn < rest ? round + 1 : round;
    state.add(PLAQUES + plaque, share);
    if (received !== undefined) received[plaque] = share;
  }
  state.set(NEXT_PLAQUE, (first + rest) % count);
}

export function pass(state: State, seat: Seat, log: Log): void {
  state.set(TURN_BEGUN, 1);
  leave(state, seat, false, log);
  advance(state);
}

/** R 5.6, Q 4.8: the last free place in the order of play. */
function leave(state: State, seat: Seat, automatic: boolean, log: Log): void {
  const place = bidders(state);
  state.set(NEXT_ORDER + place - 1, seat);
  state.set(PASSED, state.get(PASSED) | (1 << seat));
  log?.push({ kind: "passed", seat, place, automatic });
}

/** R 5.8: everybody takes what lies on the plaques; the order of play stands. */
export function endGifts(state: State, log: Log): void {
  let last = 0;
  while (hasPassed(state, last)) last++;
  state.set(NEXT_ORDER, last);
  const drunk = worshipper(state, SHADIPINYI);
  const first = drunk === -1 ? 0 : 1;
  const received = log === undefined ? undefined : new Array<number>(state.players).fill(0);
  const takePlaque = (seat: Seat, plaque: number) => {
    const cattle = state.get(PLAQUES + plaque);
    state.addOf(seat, CATTLE, cattle);
    if (received !== undefined) received[seat] = (received[seat] ?? 0) + cattle;
  };
  for (let i = 0; i < state.players; i++) takePlaque(state.get(QUEUE + i), first + i);
  if (drunk !== -1) takePlaque(drunk, 0);
  for (let i = 0; i < state.players; i++) state.set(TURN_ORDER + i, state.get(NEXT_ORDER + i));
  if (received !== undefined) {
    log?.push({ kind: "gifts-ended", turnOrder: seatsAt(state, TURN_ORDER), received });
  }
}

function advance(state: State): void {
  const next = state.get(QUEUE_AT) + 1;
  state.set(QUEUE_AT, next === state.players ? 0 : next);
}

export const hasPassed = (state: State, seat: Seat): boolean =>
  ((state.get(PASSED) >>> seat) & 1) === 1;

function bidders(state: State): number {
  let count = 0;
  for (let seat = 0; seat < state.players; seat++) if (!hasPassed(state, seat)) count++;
  return count;
}

/** Q 4.11: Shadipinyi has a plaque once somebody adores him. */
export const plaques = (state: State): number =>
  state.players + (worshipper(state, SHADIPINYI) === -1 ? 0 : 1);

/** The owners of the plaques, in order: Shadipinyi's worshipper has one more, before all others (R 5.2). */
function plaqueOwners(state: State): readonly Seat[] {
  const drunk = worshipper(state, SHADIPINYI);
  return [...(drunk === -1 ? [] : [drunk]), ...seatsAt(state, QUEUE)];
}

export function seatsAt(state: State, list: number): readonly Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < state.players; i++) seats.push(state.get(list + i));
  return seats;
}
