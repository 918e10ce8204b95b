/**
 * A second engine for The Great Zimbabwe, written for plainness: the oracle that tests compare the engine with.
 * Everything is worked out anew from the map and the cards each time.
 */
import { cheapestRaise } from "./cheapest.ts";
import { fewestHubs, rangeNow } from "./hubs.ts";
import { isOnMap, pieceAt, reach } from "./map.ts";
import { playerAt } from "./state.ts";
import type { Cell, NaiveState, Seat } from "./state.ts";
import { mayContinue } from "./turn.ts";
import { SPECIALISTS } from "./data.ts";

export { apply } from "./apply.ts";
export { cheapestRaise } from "./cheapest.ts";
export { legalMoves } from "./legal.ts";
export { fromPosition, toPosition } from "./position.ts";
export { raiseMoves } from "./raises.ts";
export { ranking, vp, vr } from "./score.ts";
export { active } from "./state.ts";
export type { Cell, Json, Move, NaiveState, Seat } from "./state.ts";

/** The seat's monuments that it can raise and pay for now. */
export function raisableMonuments(state: NaiveState, seat: Seat): Cell[] {
  const { turn } = state;
  if (turn === undefined || turn.seat !== seat || !mayContinue(turn, "raise")) return [];
  // R 6.6: the fee of a waiting specialist must be left.
  const kept = turn.pending === undefined ? 0 : SPECIALISTS[turn.pending].fee;
  const budget = playerAt(state, seat).cattle - kept;
  return state.monuments
    .map((monument) => monument.at)
    .filter((at) => (cheapestRaise(state, seat, [at]) ?? Infinity) <= budget);
}

/** Steps between the pieces on two cells, without hubs. */
export function distance(state: NaiveState, from: Cell, to: Cell): number | null {
  if (!isOnMap(state.board, from) || !isOnMap(state.board, to)) return null;
  const steps = reach(state.board, pieceAt(state, from), Infinity);
  return pieceAt(state, to).reduce<number | null>((least, cell) => {
    const found = steps.get(cell);
    return found === undefined || (least !== null && least <= found) ? least : found;
  }, null);
}

/** The fewest hubs that connect the pieces on two cells with the range of the present turn. */
export function hubs(state: NaiveState, from: Cell, to: Cell): number | null {
  if (!isOnMap(state.board, from) || !isOnMap(state.board, to)) return null;
  return fewestHubs(state, pieceAt(state, from), pieceAt(state, to), rangeNow(state)) ?? null;
}
