import type { Actor, Dice, GameTypes, Playground, Ranking } from "@sofala/engine";
import type { AnyGame } from "../command.ts";

/** A finished game: where it began and where it ended. */
export interface RandomGame {
  readonly start: unknown;
  readonly end: unknown;
  readonly moveCount: number;
  readonly ranking: Ranking;
  /** It was cut short by the limit on rounds. */
  readonly isLimited: boolean;
}

/** Moves as they are kept in a record. */
export type Moves = (readonly [Actor, GameTypes["move"]])[];

/** Plays a game to its end by lot; the moves go to `kept` if somebody wants them. */
export function playRandomly(
  game: AnyGame,
  playground: Playground<GameTypes>,
  start: unknown,
  chance: Dice,
  kept?: Moves,
): RandomGame {
  let moveCount = 0;
  playground.load(start);
  while (playground.seat() !== -1) {
    playground.playAny(chance, kept && ((actor, move) => kept.push([actor, move])));
    moveCount++;
  }
  const end = playground.state();
  const ranking = game.result(end);
  if (ranking === undefined) throw new Error("nobody is to act and the game is not over");
  return { start, end, moveCount, ranking, isLimited: game.simulation.isCutShort(end) };
}
