import type { Move } from "@sofala/mediterranean";
import type { SeatBoard } from "./seat-board.ts";
import type { Purchase } from "./purchases.ts";

const READY: Move = { kind: "ready" };

/** The purchases of the turn's plan, as long as the board is as planned. */
export class PurchaseQueue {
  #plan:
    | { readonly turn: number; readonly board: SeatBoard; readonly steps: readonly Purchase[] }
    | undefined;

  /** The next purchase of the plan that was started this turn. */
  next(turn: number, board: SeatBoard): Move | undefined {
    const plan = this.#plan;
    const isOn = plan?.turn === turn && matchesPlan(board, plan.board);
    return isOn ? this.start(turn, plan.steps) : undefined;
  }

  /** Starts a plan: returns its first purchase and queues the others. */
  start(turn: number, [first, ...steps]: readonly Purchase[]): Move {
    this.#plan = first && { turn, board: first.board, steps };
    return first?.move ?? READY;
  }
}

const matchesPlan = (now: SeatBoard, planned: SeatBoard): boolean =>
  now.money === planned.money &&
  now.vp === planned.vp &&
  now.bought.length === planned.bought.length &&
  now.buildings.length === planned.buildings.length;
