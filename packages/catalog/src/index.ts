import type { Game, GameTypes } from "@sofala/engine";
import { zimbabwe } from "@sofala/zimbabwe";

/** The one list of games. */
export const games: readonly Game<GameTypes>[] = [zimbabwe];

export const findGame = (id: string): Game<GameTypes> | undefined =>
  games.find((game) => game.id === id);
