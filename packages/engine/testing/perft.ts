import type { Game, GameTypes, Playground } from "@sofala/engine";
import { isNightly } from "./trials.ts";

/** `npm test` counts only up to depths with fewer positions than this. */
const MAX_POSITIONS = 5000;

/** The expected numbers of sequences of 1, 2, 3, … moves. */
export const countsToCheck = (counts: readonly number[]): readonly number[] =>
  counts.filter((_, n) => isNightly || (counts[n - 1] ?? 0) < MAX_POSITIONS);

/** The number of sequences of `depth` legal moves of seats to act: a fingerprint of the rules. */
export const perft = <T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  depth: number,
): number => countSequences(game, state, depth, game.simulation.playground());

function countSequences<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  depth: number,
  counter: Playground<T>,
): number {
  if (depth === 0) return 1;
  const seats = game.toAct(state);
  let count = 0;
  if (depth === 1) {
    counter.load(state);
    for (const seat of seats) {
      if (seat === counter.seat()) count += counter.count();
      else for (const _move of game.legalMoves(state, seat)) count++;
    }
    return count;
  }
  for (const seat of seats) {
    for (const move of game.legalMoves(state, seat)) {
      const step = game.applyMove(state, seat, move);
      if (!step.ok) throw new Error(`refused: ${seat} ${JSON.stringify(move)} ${step.error.code}`);
      count += countSequences(game, step.value.state, depth - 1, counter);
    }
  }
  return count;
}
