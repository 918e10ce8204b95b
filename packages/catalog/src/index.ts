import { findVersion, type Game, type GameTypes } from "@sofala/engine";
import { mediterranean } from "@sofala/mediterranean";
import { zimbabwe } from "@sofala/zimbabwe";

/** The one list of games. */
export const games: readonly Game<GameTypes>[] = [zimbabwe, mediterranean];

export const findGame = (id: string): Game<GameTypes> | undefined =>
  games.find((game) => game.id === id);

/** The game as a version of its rules plays it: a stored game keeps its version for life. */
export function findGameVersion(id: string, rules: number): Game<GameTypes> | undefined {
  const game = findGame(id);
  return game === undefined ? undefined : findVersion(game, rules);
}
