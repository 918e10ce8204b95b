import { mediterranean, type State } from "@sofala/mediterranean";
import { softmaxOf } from "../chances.ts";
import { seatContextOf } from "../seat-context.ts";
import { clampedEntry, type Weights } from "../weights.ts";
import { worthAtEnd } from "../worth.ts";

/** Judges the states in which playouts end: all purchases of a turn are made, or the game is over. */
export interface LeafEvaluator {
  /** A value for each seat, in points. */
  readonly evaluate: (end: State) => readonly number[];
  /** Winning chances, from the values of an end in this turn. */
  readonly chances: (values: readonly number[], turn: number) => readonly number[];
}

/** The final points that a board promises. How much one of them decides depends on the turn. */
export const pointsLeaf = (weights: Weights, sharpness: readonly number[]): LeafEvaluator => ({
  evaluate(end) {
    if (end.part === undefined) return end.players.map(({ vp }) => vp);
    const view = mediterranean.view(end, "spectator");
    return end.players.map((player, seat) =>
      worthAtEnd(seatContextOf(view, seat, weights), player),
    );
  },
  chances: (values, turn) => softmaxOf(values, clampedEntry(sharpness, turn - 1)),
});
