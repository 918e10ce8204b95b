import type { Game, GameTypes } from "@sofala/engine";
import { mediterranean } from "@sofala/mediterranean";
import { zimbabwe } from "@sofala/zimbabwe";

/** The one list of games. */
export const games: readonly Game<GameTypes>[] = [zimbabwe, mediterranean];

export const findGame = (id: string): Game<GameTypes> | undefined =>
  games.find((game) => game.id === id);
