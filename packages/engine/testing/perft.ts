import type { Game, GameTypes, Playground } from "@sofala/engine";
import { isNightly } from "./trials.ts";

/** In `npm test`, sequences are counted only up to depths at which fewer positions are visited. */
const MAX_POSITIONS = 5000;

/** The counts of sequences of 1, 2, 3, … moves that are to be checked. */
export const countsToCheck = (counts: readonly number[]): readonly number[] =>
  counts.filter((_, n) => isNightly || (counts[n - 1] ?? 0) < MAX_POSITIONS);

/** How many sequences of so many legal moves of seats to act there are: a fingerprint of the rules. */
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
