import {
  fail,
  fault,
  isObject,
  prependPath,
  type Fault,
  type JsonObject,
  type Seat,
  type Result,
} from "@sofala/engine";
import { canPlace } from "./culture/choose.ts";
import { isReady, owns } from "./culture/use-specialist.ts";
import { plaques } from "./gifts/gifts.ts";
import { wholeOf } from "./describe.ts";
import { ALL_SPECIALISTS, CRAFTS, DZIVA, specialistIndex } from "./indices.ts";
import { WORDS, has, put } from "./map/cell-set.ts";
import { cellNamed } from "./map/cells.ts";
import {
  ACTIVE,
  CARD_CHOSEN,
  CRAFTS_BEFORE,
  CULTURE,
  GIFTS,
  GOD,
  HAS_GIVEN,
  LAST_GIFT,
  MAIN,
  MAIN_BUILD,
  MAIN_INTERRUPTED,
  MAIN_NONE,
  MAIN_PLACE,
  MAIN_RAISE,
  MONUMENTS_BUILT,
  MONUMENTS_OF,
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
  SPECIALISTS_USED,
  TURN_BEGUN,
  type State,
} from "./memory.ts";
import {
  parseGifts,
  parsePosition,
  parseTurn,
  type WrittenGifts,
  type WrittenTurn,
} from "./parse.ts";
import { beginPhase, layOut } from "./position.ts";
import type { View } from "./view.ts";

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
  const problem = goOn(state.value, gifts, turn, position.value.active ?? undefined);
  return problem === undefined ? state : fail(problem);
}

/** The state that a view shows. */
export function stateOf({ ranking: _ranking, seats, ...table }: View): State {
  const bare = seats.map(({ vr: _vr, vp: _vp, ...seat }) => seat);
  const state = restore({ ...table, seats: bare, format: "sofala-snapshot/1" });
  if (!state.ok) throw new Error(`not a view: ${state.error.reason}`);
  return state.value;
}

function goOn(
  state: State,
  gifts: unknown,
  turn: unknown,
  active: Seat | undefined,
): Fault | undefined {
  if (state.get(PHASE) === GIFTS) {
    const written = parseGifts(gifts);
    if (!written.ok) return prependPath(["gifts"], written.error);
    if (written.value.active !== active)
      return fault("expected the seat to act", "gifts", "active");
    return goOnGiving(state, written.value);
  }
  const begun = beginPhase(state, active);
  if (!begun.ok) return begun.error;
  if (state.get(PHASE) !== CULTURE) return undefined;
  const written = parseTurn(turn);
  if (!written.ok) return prependPath(["turn"], written.error);
  const problem = goOnTurn(state, state.active, written.value);
  return problem === undefined ? undefined : prependPath(["turn"], problem);
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
  const isSomebody = (seat: Seat) => seat < players;
  const isFew = new Set(passed).size === passed.length && passed.length <= players - 2;
  if (!isFew || !passed.every(isSomebody)) return fault("expected seats", "gifts", "passed");
  if (!gifts.given.every(isSomebody)) return fault("expected seats", "gifts", "given");
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

function goOnTurn(state: State, seat: Seat, turn: WrittenTurn): Fault | undefined {
  const { pending, main } = turn;
  const foreign = turn.used.findIndex((name) => !owns(state, seat, specialistIndex(name)));
  if (foreign !== -1) return fault("a specialist that the seat lacks", "used", foreign);
  const own = MONUMENTS_OF + seat * WORDS;
  const stray = turn.raised.findIndex((name) => !has(state.words, own, cellNamed(name)));
  if (stray !== -1) return fault("no monument of the seat stands there", "raised", stray);
  if (main === undefined && (turn.interrupted || turn.pricesRaised)) {
    return fault("there is no main action", "main");
  }
  if (turn.built > 0 !== (main === "build")) return fault("does not fit the main action", "built");
  if (turn.pricesOpen && state.of(seat, GOD) !== DZIVA) {
    return fault("only for who adores Dziva", "pricesOpen");
  }
  state.set(TURN_BEGUN, turn.begun ? 1 : 0);
  state.set(CARD_CHOSEN, turn.cardChosen ? 1 : 0);
  state.set(SPECIALISTS_USED, bits(ALL_SPECIALISTS, turn.used));
  state.set(MAIN, main === undefined ? MAIN_NONE : MAIN_BY_NAME[main]);
  state.set(MAIN_INTERRUPTED, turn.interrupted ? 1 : 0);
  state.set(PRICES_RAISED, turn.pricesRaised ? 1 : 0);
  state.set(MONUMENTS_BUILT, turn.built);
  state.set(PRICES_OPEN, turn.pricesOpen ? 1 : 0);
  state.set(CRAFTS_BEFORE, bits(CRAFTS, turn.craftsBefore));
  for (const name of turn.raised) put(state.words, RAISED, cellNamed(name));
  if (pending === undefined) return undefined;
  const specialist = specialistIndex(pending);
  if (!turn.cardChosen || !isReady(state, seat, specialist) || !canPlace(state, specialist)) {
    return fault("a specialist that cannot be used", "pending");
  }
  state.set(PENDING, specialist);
  return undefined;
}

const MAIN_BY_NAME = { build: MAIN_BUILD, place: MAIN_PLACE, raise: MAIN_RAISE };

const seatBits = (seats: readonly number[]): number =>
  seats.reduce((word, seat) => word | (1 << seat), 0);

const bits = <Name extends string>(names: readonly Name[], chosen: readonly Name[]): number =>
  chosen.reduce((word, name) => word | (1 << names.indexOf(name)), 0);
