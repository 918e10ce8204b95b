import type { Actor, Seat } from "@sofala/engine";
import {
  mediterranean,
  type Event,
  type Move,
  type SeenEvent,
  type State,
} from "@sofala/mediterranean";
import type { Beliefs } from "../beliefs.ts";
import { seatContextOf, type SeatContext } from "../seat-context.ts";
import { STEADY_WEIGHTS } from "../weights.ts";
import { MIN_CERTAIN_COST, type Moment } from "../../review/review.ts";

/** A move of the reviewed game, with the states before and after it. */
export interface ReviewedMove {
  readonly at: number;
  readonly actor: Actor;
  readonly move: Move;
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
  /** By seat: the events it had seen before the move. */
  readonly beliefs: readonly Beliefs[];
}

/** Reviews one kind of decision or event; called for every move in order. */
export type MoveReviewer = (play: ReviewedMove) => Iterable<MediterraneanMoment>;

export interface MediterraneanMoment extends Moment<Move> {
  readonly events: readonly SeenEvent[];
}

/** A decision, its expected result (`after`), and the alternatives. */
interface Alternative extends Omit<MediterraneanMoment, "seat" | "better"> {
  readonly seat: Seat;
  /** Moves that may have been better, and the chances with them. */
  readonly instead: readonly Move[];
  readonly chances: readonly number[];
  /** Alternatives compared. */
  readonly visits: number;
}

/** A moment, if an alternative was clearly better for the seat that decided. */
export function* mistakeIfBetter(found: Alternative): Generator<MediterraneanMoment> {
  const { instead, chances, visits, ...moment } = found;
  const cost = (chances[found.seat] ?? 0) - (found.after[found.seat] ?? 0);
  if (cost < MIN_CERTAIN_COST) return;
  yield {
    ...moment,
    better: { cost, line: { moves: instead, visits, chances, continuation: [] } },
  };
}

/** The table as a seat sees it. */
export const contextAt = (state: State, seat: Seat): SeatContext =>
  seatContextOf(mediterranean.view(state, seat), seat, STEADY_WEIGHTS);
