import type { Seat } from "@sofala/engine";
import type { Log } from "../cattle.ts";
import type { Craft } from "../data/cards.ts";
import { DZIVA, craftIndex } from "../indices.ts";
import {
  BOARD,
  CARD,
  GOD,
  MAIN_PLACE,
  MARKET,
  PRICE,
  PRICES_OPEN,
  PRICES_RAISED,
  TURN_BEGUN,
  type State,
} from "../memory.ts";
import type { Prices, Refusal } from "../state.ts";
import { noteMain, refuseMain } from "./turn.ts";

/** R 6.7 (Dziva), Q 5.6: up or down, at the start of the turn or when she is chosen. */
export function refuseSetPrices(state: State, seat: Seat, prices: Prices): Refusal | undefined {
  if (state.of(seat, GOD) !== DZIVA) return { code: "prices/dziva-only" };
  if (state.get(PRICES_OPEN) === 0) return { code: "prices/too-late" };
  return refuseCards(state, seat, prices);
}

export function setPrices(state: State, seat: Seat, prices: Prices, log: Log): void {
  for (const [craft, price] of entries(prices)) setPrice(state, seat, craftIndex(craft), price);
  log?.push({ kind: "prices-set", seat, prices });
}

/** R 10.11, Q 6.8, 6.9: with the main action of placing craftsmen, prices may only rise. */
export function refuseRaisePrices(state: State, seat: Seat, prices: Prices): Refusal | undefined {
  const refusal = refuseMain(state, MAIN_PLACE) ?? refuseCards(state, seat, prices);
  if (refusal !== undefined) return refusal;
  for (const [craft, price] of entries(prices)) {
    const now = state.of(seat, PRICE + craftIndex(craft));
    if (price <= now) return { code: "prices/must-rise", craftsman: craft, price: now };
  }
  return undefined;
}

export function raisePrices(state: State, seat: Seat, prices: Prices, log: Log): void {
  for (const [craft, price] of entries(prices)) raisePrice(state, seat, craftIndex(craft), price);
  log?.push({ kind: "prices-set", seat, prices });
}

function refuseCards(state: State, seat: Seat, prices: Prices): Refusal | undefined {
  const listed = entries(prices);
  if (listed.length === 0) return { code: "prices/empty" };
  const [missing] = listed.filter(([craft]) => state.of(seat, CARD + craftIndex(craft)) === 0);
  return missing === undefined ? undefined : { code: "prices/card-missing", craftsman: missing[0] };
}

/** One of the prices that a move sets. */
export function setPrice(state: State, seat: Seat, craft: number, price: number): void {
  changePrice(state, seat, craft, price);
  state.set(TURN_BEGUN, 1);
}

/** One of the prices that a move raises. */
export function raisePrice(state: State, seat: Seat, craft: number, price: number): void {
  changePrice(state, seat, craft, price);
  noteMain(state, MAIN_PLACE);
  state.set(PRICES_RAISED, 1);
}

function changePrice(state: State, seat: Seat, craft: number, price: number): void {
  state.setOf(seat, PRICE + craft, price);
  state.set(MARKET, 0);
  state.set(BOARD, 0);
}

const entries = (prices: Prices): readonly (readonly [Craft, number])[] =>
  Object.entries(prices) as [Craft, number][];
