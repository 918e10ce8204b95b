import type { Actor, Dice, GameTypes, Playground, Ranking } from "@sofala/engine";
import type { AnyGame } from "../command.ts";

/** A finished game: its first and last state. */
export interface RandomGame {
  readonly start: unknown;
  readonly end: unknown;
  readonly moveCount: number;
  readonly ranking: Ranking;
  /** True if the round limit ended it. */
  readonly isLimited: boolean;
}

/** Moves as in a record. */
export type Moves = (readonly [Actor, GameTypes["move"]])[];

/** Plays a game to its end with random moves; adds them to `moves`, if given. */
export function playRandomly(
  game: AnyGame,
  playground: Playground<GameTypes>,
  start: unknown,
  chance: Dice,
  moves?: Moves,
): RandomGame {
  let moveCount = 0;
  playground.load(start);
  while (playground.seat() !== -1) {
    playground.playAny(chance, moves && ((actor, move) => moves.push([actor, move])));
    moveCount++;
  }
  const end = playground.state();
  const ranking = game.result(end);
  if (ranking === undefined) throw new Error("nobody is to act and the game is not over");
  return { start, end, moveCount, ranking, isLimited: game.simulation.isCutShort(end) };
}
