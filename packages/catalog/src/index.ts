import { findVersion, type Game } from "@sofala/engine";
import { mediterranean } from "@sofala/mediterranean";
import { tsoro } from "@sofala/tsoro";
import { zimbabwe } from "@sofala/zimbabwe";

/** All games; the only list of them. The first one is the example in documents. */
export const games: readonly [Game, ...Game[]] = [zimbabwe, mediterranean, tsoro];

export const findGame = (id: string): Game | undefined => games.find((game) => game.id === id);

/** A game by its id and rules version; `undefined` if there is none. A stored game keeps its version. */
export function findGameVersion(id: string, rulesVersion: number): Game | undefined {
  const game = findGame(id);
  return game === undefined ? undefined : findVersion(game, rulesVersion);
}
