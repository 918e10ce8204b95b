import type { Seat } from "@sofala/engine";
import { buildMonument } from "./culture/build-monument.ts";
import { chooseGod, chooseSpecialist } from "./culture/choose.ts";
import { placeCraftsman } from "./culture/place-craftsman.ts";
import { raisePrice, setPrice } from "./culture/prices.ts";
import { raiseMonument } from "./culture/raise-monument.ts";
import { endTurn } from "./culture/turn.ts";
import { useHerd, useRain, useShaman, useSpecialist } from "./culture/use-specialist.ts";
import { give, pass } from "./gifts/gifts.ts";
import {
  HERD,
  RAIN,
  SHAMAN,
  SPECIALIST_COST,
  craftNamed,
  godNamed,
  of,
  resourceNamed,
  specialistNamed,
} from "./indices.ts";
import { STRIDE, nameOf, type Cell } from "./map/cells.ts";
import type { State } from "./memory.ts";
import { goodsOf, type Raises } from "./planner/raises.ts";
import { proceed } from "./phases.ts";
import { placeFirst } from "./setup/place-first.ts";
import type { Move, Prices, UseSpecialist } from "./state.ts";

/**
 * A move of `legalMoves` as one number, for simulations: kind (4 bits), three details (4 bits each), cell.
 * A raise is known by its index among the raises of its state.
 */
export type PackedMove = number;

export const PLACE_FIRST = 0;
export const GIVE = 1;
export const PASS = 2;
export const SET_PRICES = 3;
export const CHOOSE_GOD = 4;
export const CHOOSE_SPECIALIST = 5;
export const USE_SPECIALIST = 6;
export const BUILD_MONUMENT = 7;
export const PLACE_CRAFTSMAN = 8;
export const RAISE_PRICES = 9;
export const RAISE_MONUMENT = 10;
export const END_TURN = 11;

export const pack = (kind: number, first = 0, second = 0, third = 0, cell = 0): PackedMove =>
  kind | (first << 4) | (second << 8) | (third << 12) | (cell << 16);
/** For the kinds whose one detail has no bound: gifts and raises. */
export const packNumber = (kind: number, detail: number): PackedMove => kind + detail * 16;

const kindOf = (packed: PackedMove): number => packed & 15;
const first = (packed: PackedMove): number => (packed >>> 4) & 15;
const second = (packed: PackedMove): number => (packed >>> 8) & 15;
const third = (packed: PackedMove): number => (packed >>> 12) & 15;
const cell = (packed: PackedMove): Cell => packed >>> 16;
const detail = (packed: PackedMove): number => Math.floor(packed / 16);

/** Plays a packed move in place. */
export function perform(state: State, seat: Seat, packed: PackedMove, raises: Raises): void {
  const a = first(packed);
  switch (kindOf(packed)) {
    case PLACE_FIRST:
      placeFirst(state, seat, cell(packed), undefined);
      return proceed(state, undefined);
    case GIVE:
      give(state, seat, detail(packed), undefined);
      return proceed(state, undefined);
    case PASS:
      pass(state, seat, undefined);
      return proceed(state, undefined);
    case SET_PRICES:
      return setPrice(state, seat, a, second(packed));
    case CHOOSE_GOD:
      return chooseGod(state, seat, a, undefined);
    case CHOOSE_SPECIALIST:
      return chooseSpecialist(state, seat, a, undefined);
    case USE_SPECIALIST:
      return performUse(state, seat, packed);
    case BUILD_MONUMENT:
      return buildMonument(state, seat, cell(packed), undefined);
    case PLACE_CRAFTSMAN: {
      const vertical = third(packed) === 1;
      return placeCraftsman(state, seat, a, cell(packed), vertical, second(packed), undefined);
    }
    case RAISE_PRICES:
      return raisePrice(state, seat, a, second(packed));
    case RAISE_MONUMENT: {
      const index = detail(packed);
      const purchases = raises.purchases(state, index);
      return raiseMonument(state, seat, raises.monument(index), purchases, [], undefined);
    }
    case END_TURN:
      endTurn(state, seat, undefined);
      return proceed(state, undefined);
    default:
      throw new RangeError(`not a packed move: ${packed}`);
  }
}

function performUse(state: State, seat: Seat, packed: PackedMove): void {
  const specialist = first(packed);
  const at = cell(packed);
  if (specialist === HERD) return useHerd(state, seat, second(packed), undefined);
  if (specialist === SHAMAN) return useShaman(state, seat, second(packed), at, undefined);
  if (specialist === RAIN) return useRain(state, seat, at, neighbour(packed), undefined);
  return useSpecialist(state, seat, specialist, of(SPECIALIST_COST, specialist), undefined);
}

/** A packed move as the JSON of the notation. */
export function unpack(state: State, packed: PackedMove, raises: Raises): Move {
  switch (kindOf(packed)) {
    case PLACE_FIRST:
      return { kind: "place-first", at: nameOf(cell(packed)) };
    case GIVE:
      return { kind: "give", cattle: detail(packed) };
    case PASS:
      return { kind: "pass" };
    case SET_PRICES:
      return { kind: "set-prices", prices: pricesOf(packed) };
    case CHOOSE_GOD:
      return { kind: "choose-god", god: godNamed(first(packed)) };
    case CHOOSE_SPECIALIST:
      return { kind: "choose-specialist", specialist: specialistNamed(first(packed)) };
    case USE_SPECIALIST:
      return unpackUse(packed);
    case BUILD_MONUMENT:
      return { kind: "build-monument", at: nameOf(cell(packed)) };
    case PLACE_CRAFTSMAN: {
      const price = second(packed);
      return {
        kind: "place-craftsman",
        craftsman: craftNamed(first(packed)),
        at: nameOf(cell(packed)),
        ...(third(packed) === 1 ? { vertical: true } : {}),
        ...(price === 0 ? {} : { price }),
      };
    }
    case RAISE_PRICES:
      return { kind: "raise-prices", prices: pricesOf(packed) };
    case RAISE_MONUMENT: {
      const index = detail(packed);
      const at = nameOf(raises.monument(index));
      return { kind: "raise-monument", at, goods: goodsOf(raises.purchases(state, index)) };
    }
    case END_TURN:
      return { kind: "end-turn" };
    default:
      throw new RangeError(`not a packed move: ${packed}`);
  }
}

function unpackUse(packed: PackedMove): UseSpecialist {
  const kind = "use-specialist";
  const specialist = specialistNamed(first(packed));
  const at = nameOf(cell(packed));
  switch (specialist) {
    case "herd":
      return { kind, specialist, cattle: second(packed) };
    case "shaman":
      return { kind, specialist, resource: resourceNamed(second(packed)), at };
    case "rain-ceremony":
      return { kind, specialist, cells: [at, nameOf(neighbour(packed))] };
    case "builder":
    case "nomads":
      return { kind, specialist };
  }
}

const pricesOf = (packed: PackedMove): Prices => ({ [craftNamed(first(packed))]: second(packed) });

/** The second cell of a rain tile that lies or stands. */
const neighbour = (packed: PackedMove): Cell => cell(packed) + (second(packed) === 1 ? STRIDE : 1);
