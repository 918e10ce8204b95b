import type { Seat } from "@sofala/engine";
import { mediterranean, type Move, type State } from "@sofala/mediterranean";
import type { SeatBoard } from "../../seat-board.ts";
import { buyPoints, purchases, type Purchase } from "../../purchases.ts";
import { seatContextOf, type SeatContext } from "../../seat-context.ts";
import { STEADY_WEIGHTS } from "../../weights.ts";
import { pointsGain, worthAtEnd } from "../../worth.ts";

const READY: Move = { kind: "ready" };
/** Purchases in one turn at most. */
const MAX_PURCHASES = 12;

/**
 * The state after all seats that are not ready have bought; with a seat left out, after the others
 * have.
 */
export function withPurchases(start: State, except?: Seat): State {
  const view = mediterranean.view(start, "spectator");
  let state = start;
  const play = (seat: Seat, move: Move) => {
    const step = mediterranean.applyMove(state, seat, move);
    if (step.ok) ({ state } = step.value);
  };
  for (const [seat, player] of start.players.entries()) {
    if (seat === except || player.ready) continue;
    const context = seatContextOf(view, seat, STEADY_WEIGHTS);
    for (const move of quickPurchases(context, player)) play(seat, move);
    if (except !== undefined) play(seat, READY);
  }
  return state;
}

/** Buys what is worth most, again and again; returns the best point on the way. */
function quickPurchases(context: SeatContext, start: SeatBoard): readonly Move[] {
  const moves: Move[] = [];
  let board = start;
  let best = { board, bought: 0, worth: worthWithPoints(context, board) };
  for (let bought = 1; bought <= MAX_PURCHASES; bought++) {
    let next: Purchase | undefined;
    let most = -Infinity;
    for (const purchase of purchases(context, board)) {
      const worth = worthWithPoints(context, purchase.board);
      if (worth > most) [next, most] = [purchase, worth];
    }
    if (next === undefined) break;
    moves.push(next.move);
    ({ board } = next);
    if (most > best.worth) best = { board, bought, worth: most };
  }
  const points = buyPoints(context, best.board);
  const isGain = points !== undefined && pointsGain(context, best.board, points.board) > 0;
  return [...moves.slice(0, best.bought), ...(isGain ? [points.move] : [])];
}

/** With points bought for the rest of the money, if that is worth it. */
function worthWithPoints(context: SeatContext, board: SeatBoard): number {
  const points = buyPoints(context, board);
  const gain = points === undefined ? 0 : pointsGain(context, board, points.board);
  return worthAtEnd(context, board) + Math.max(0, gain);
}
