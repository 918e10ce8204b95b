import type { Actor, Seat } from "@sofala/engine";
import {
  mediterranean,
  type Event,
  type Move,
  type SeenEvent,
  type State,
} from "@sofala/mediterranean";
import type { Beliefs } from "../beliefs.ts";
import { sceneOf, type Scene } from "../seat-context.ts";
import { STEADY_WEIGHTS } from "../weights.ts";
import { DOUBT, type Moment } from "../../review/review.ts";

/** A move of the game that is judged, with the tables before and after it. */
export interface Play {
  readonly at: number;
  readonly actor: Actor;
  readonly move: Move;
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
  /** By seat: what it had been told before the move. */
  readonly beliefs: readonly Beliefs[];
}

/** Judges some of what happens; told every move in turn. */
export type Judge = (play: Play) => Iterable<MarketMoment>;

export interface MarketMoment extends Moment<Move> {
  readonly events: readonly SeenEvent[];
}

/** What was decided, with what its seat could expect `after` it, and what else could have been. */
interface Alternative extends Omit<MarketMoment, "seat" | "better"> {
  readonly seat: Seat;
  /** Moves that may have been better, and the chances with them. */
  readonly instead: readonly Move[];
  readonly chances: readonly number[];
  /** Alternatives compared. */
  readonly visits: number;
}

/** A moment, if the other way was clearly better for who decided. */
export function* ifBetter(found: Alternative): Generator<MarketMoment> {
  const { instead, chances, visits, ...moment } = found;
  const cost = (chances[found.seat] ?? 0) - (found.after[found.seat] ?? 0);
  if (cost < DOUBT) return;
  yield { ...moment, better: { cost, line: { moves: instead, visits, chances, next: [] } } };
}

/** The table as a seat sees it. */
export const sceneAt = (state: State, seat: Seat): Scene =>
  sceneOf(mediterranean.view(state, seat), seat, STEADY_WEIGHTS);

/** Prospects of which one seat has so many points more. */
export const raised = (prospects: readonly number[], seat: Seat, by: number): readonly number[] =>
  prospects.map((each, n) => (n === seat ? each + by : each));

/** Nobody buys any more. */
export const allReady = (state: State): State => ({
  ...state,
  players: state.players.map((player) => ({ ...player, ready: true })),
});
