import type { Move } from "@sofala/mediterranean";
import type { Board } from "./seat-board.ts";
import type { Purchase } from "./purchases.ts";

const READY: Move = { kind: "ready" };

/** Purchases decided on, while they go as planned. */
export class ShoppingList {
  #plan:
    | { readonly turn: number; readonly board: Board; readonly steps: readonly Purchase[] }
    | undefined;

  /** The next purchase of a plan that was begun this turn. */
  next(turn: number, board: Board): Move | undefined {
    const plan = this.#plan;
    const isOn = plan?.turn === turn && isAsPlanned(board, plan.board);
    return isOn ? this.begin(turn, plan.steps) : undefined;
  }

  /** The first purchase of a plan; the others are kept for when it is made. */
  begin(turn: number, [first, ...steps]: readonly Purchase[]): Move {
    this.#plan = first && { turn, board: first.board, steps };
    return first?.move ?? READY;
  }
}

const isAsPlanned = (now: Board, planned: Board): boolean =>
  now.money === planned.money &&
  now.vp === planned.vp &&
  now.bought.length === planned.bought.length &&
  now.buildings.length === planned.buildings.length;
