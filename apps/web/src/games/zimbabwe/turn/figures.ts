import type { Seat } from "@sofala/engine";
import { tryMoves, zimbabweRules, type Move, type State, type View } from "@sofala/zimbabwe";

/** The main figures of a seat. */
export interface Figures {
  readonly cattle: number;
  readonly vp: number;
  readonly vr: number;
}

export function figuresOf(view: View, seat: Seat): Figures {
  const { cattle = 0, vp = 0, vr = 0 } = view.seats[seat] ?? {};
  return { cattle, vp, vr };
}

/** The figures after moves of the same turn, if they are legal. */
export function figuresAfter(
  state: State,
  seat: Seat,
  moves: readonly Move[],
): Figures | undefined {
  const after = tryMoves(state, moves);
  return after === undefined ? undefined : figuresOf(zimbabweRules.view(after, seat), seat);
}
