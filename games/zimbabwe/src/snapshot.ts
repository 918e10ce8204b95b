import {
  fail,
  fault,
  isObject,
  under,
  type Fault,
  type JsonObject,
  type Result,
} from "@sofala/engine";
import { beginTurn } from "./culture/turn.ts";
import { plaques } from "./gifts/gifts.ts";
import { wholeOf } from "./describe.ts";
import { ALL_SPECIALISTS, CRAFTS } from "./indices.ts";
import { put } from "./map/cell-set.ts";
import { cellNamed } from "./map/cells.ts";
import {
  ACTIVE,
  CARD_CHOSEN,
  CRAFTS_BEFORE,
  CULTURE,
  GIFTS,
  HAS_GIVEN,
  LAST_GIFT,
  MAIN,
  MAIN_BUILD,
  MAIN_INTERRUPTED,
  MAIN_NONE,
  MAIN_PLACE,
  MAIN_RAISE,
  MONUMENTS_BUILT,
  NEXT_ORDER,
  NEXT_PLAQUE,
  PASSED,
  PENDING,
  PHASE,
  PLAQUES,
  PRICES_OPEN,
  PRICES_RAISED,
  QUEUE,
  QUEUE_AT,
  RAISED,
  SETUP,
  SPECIALISTS_USED,
  TURN,
  TURN_BEGUN,
  TURN_ORDER,
  type State,
} from "./memory.ts";
import {
  parseGifts,
  parsePosition,
  parseTurn,
  type WrittenGifts,
  type WrittenTurn,
} from "./parse.ts";
import { layOut } from "./position.ts";
import { proceed } from "./phases.ts";

const FORMAT = "sofala-snapshot/1";

/** The state at any moment, without loss: a position with what is going on in the phase. */
export const snapshot = (state: State): JsonObject => ({ ...wholeOf(state), format: FORMAT });

export function restore(input: unknown): Result<State, Fault> {
  if (!isObject(input)) return fail(fault("expected a snapshot"));
  if (input["format"] !== FORMAT) return fail(fault(`expected "${FORMAT}"`, "format"));
  const { gifts, turn, ...table } = input;
  const position = parsePosition({ ...table, format: "sofala-position/1" });
  if (!position.ok) return position;
  const state = layOut(position.value);
  if (!state.ok) return state;
  const problem = goOn(state.value, gifts, turn, position.value.active ?? -1);
  return problem === undefined ? state : fail(problem);
}

function goOn(state: State, gifts: unknown, turn: unknown, active: number): Fault | undefined {
  switch (state.get(PHASE)) {
    case SETUP:
      proceed(state, undefined);
      return undefined;
    case GIFTS: {
      const written = parseGifts(gifts);
      if (!written.ok) return under(["gifts"], written.error);
      return goOnGiving(state, written.value);
    }
    case CULTURE: {
      const written = parseTurn(turn);
      if (!written.ok) return under(["turn"], written.error);
      const place = state.words.indexOf(active, TURN_ORDER) - TURN_ORDER;
      if (place < 0 || place >= state.players) return fault("expected a seat", "active");
      state.set(TURN, place);
      beginTurn(state);
      goOnTurn(state, written.value);
      return undefined;
    }
    default:
      return undefined;
  }
}

function goOnGiving(state: State, gifts: WrittenGifts): Fault | undefined {
  const { players } = state;
  const everybody = Array.from({ length: players }, (_, seat) => seat);
  const { queue, active, passed } = gifts;
  if (queue.length !== players || !everybody.every((seat) => queue.includes(seat))) {
    return fault("expected every seat once", "gifts", "queue");
  }
  const isRest = (seat: number) => queue.includes(seat) && !passed.includes(seat);
  if (!isRest(active)) return fault("expected a seat that has not passed", "gifts", "active");
  if (new Set(passed).size !== passed.length || passed.length > players - 2) {
    return fault("expected seats that passed", "gifts", "passed");
  }
  const count = plaques(state);
  if (gifts.plaques.length !== count || gifts.nextPlaque >= count) {
    return fault(`expected ${count} plaques`, "gifts", "plaques");
  }
  queue.forEach((seat, place) => state.set(QUEUE + place, seat));
  state.set(QUEUE_AT, queue.indexOf(active));
  state.set(ACTIVE, active);
  state.set(TURN_BEGUN, gifts.begun ? 1 : 0);
  state.set(LAST_GIFT, gifts.lastGift);
  state.set(NEXT_PLAQUE, gifts.nextPlaque);
  gifts.plaques.forEach((cattle, plaque) => state.set(PLAQUES + plaque, cattle));
  passed.forEach((seat, n) => state.set(NEXT_ORDER + players - 1 - n, seat));
  state.set(PASSED, seatBits(passed));
  state.set(HAS_GIVEN, seatBits(gifts.given));
  return undefined;
}

function goOnTurn(state: State, turn: WrittenTurn): void {
  const { pending, main } = turn;
  state.set(TURN_BEGUN, turn.begun ? 1 : 0);
  state.set(CARD_CHOSEN, turn.cardChosen ? 1 : 0);
  state.set(PENDING, pending === undefined ? -1 : ALL_SPECIALISTS.indexOf(pending));
  state.set(SPECIALISTS_USED, bits(ALL_SPECIALISTS, turn.used));
  state.set(MAIN, main === undefined ? MAIN_NONE : MAIN_BY_NAME[main]);
  state.set(MAIN_INTERRUPTED, turn.interrupted ? 1 : 0);
  state.set(PRICES_RAISED, turn.pricesRaised ? 1 : 0);
  state.set(MONUMENTS_BUILT, turn.built);
  state.set(PRICES_OPEN, turn.pricesOpen ? 1 : 0);
  state.set(CRAFTS_BEFORE, bits(CRAFTS, turn.craftsBefore));
  for (const name of turn.raised) put(state.words, RAISED, cellNamed(name));
}

const MAIN_BY_NAME = { build: MAIN_BUILD, place: MAIN_PLACE, raise: MAIN_RAISE };

const seatBits = (seats: readonly number[]): number =>
  seats.reduce((word, seat) => word | (1 << seat), 0);

const bits = <Name extends string>(names: readonly Name[], chosen: readonly Name[]): number =>
  chosen.reduce((word, name) => word | (1 << names.indexOf(name)), 0);
