import type { Seat } from "@sofala/engine";
import { mediterranean, type Move, type State } from "@sofala/mediterranean";
import type { Board } from "../../seat-board.ts";
import { pointsBought, purchases, type Purchase } from "../../purchases.ts";
import { sceneOf, type Scene } from "../../seat-context.ts";
import { STEADY_WEIGHTS } from "../../weights.ts";
import { pointsGain, worthAtEnd } from "../../worth.ts";

const READY: Move = { kind: "ready" };
/** Purchases in one turn at most. */
const DEPTH = 12;

/** The table after everybody has bought who is not ready; if one seat is left out, the others are. */
export function shopped(start: State, except?: Seat): State {
  const view = mediterranean.view(start, "spectator");
  let state = start;
  const play = (seat: Seat, move: Move) => {
    const step = mediterranean.applyMove(state, seat, move);
    if (step.ok) ({ state } = step.value);
  };
  for (const [seat, player] of start.players.entries()) {
    if (seat === except || player.ready) continue;
    const scene = sceneOf(view, seat, STEADY_WEIGHTS);
    for (const move of quickPurchases(scene, player)) play(seat, move);
    if (except !== undefined) play(seat, READY);
  }
  return state;
}

/** What is worth most, again and again; what comes after the best moment is not bought. */
function quickPurchases(scene: Scene, start: Board): readonly Move[] {
  const moves: Move[] = [];
  let board = start;
  let best = { board, bought: 0, worth: worthWithPoints(scene, board) };
  for (let bought = 1; bought <= DEPTH; bought++) {
    let next: Purchase | undefined;
    let most = -Infinity;
    for (const purchase of purchases(scene, board)) {
      const worth = worthWithPoints(scene, purchase.board);
      if (worth > most) [next, most] = [purchase, worth];
    }
    if (next === undefined) break;
    moves.push(next.move);
    ({ board } = next);
    if (most > best.worth) best = { board, bought, worth: most };
  }
  const points = pointsBought(scene, best.board);
  const isGain = points !== undefined && pointsGain(scene, best.board, points.board) > 0;
  return [...moves.slice(0, best.bought), ...(isGain ? [points.move] : [])];
}

/** With points for the money that is left, where they are worth it. */
function worthWithPoints(scene: Scene, board: Board): number {
  const points = pointsBought(scene, board);
  const gain = points === undefined ? 0 : pointsGain(scene, board, points.board);
  return worthAtEnd(scene, board) + Math.max(0, gain);
}
