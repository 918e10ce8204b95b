import type { GameUi } from "./game-ui.ts";
import { mediterranean } from "./mediterranean/index.ts";
import { tsoro } from "./tsoro/index.ts";
import { zimbabwe } from "./zimbabwe/index.ts";

/** The games of the web app, in the order in which people choose; the only list of them. */
export const games = [zimbabwe, mediterranean, tsoro] as const;

export type GameId = (typeof games)[number]["id"];

export const gameIds: readonly GameId[] = games.map(({ id }) => id);

const all: readonly GameUi<GameId>[] = games;
export const smallGames = all.filter(({ isSmall }) => isSmall === true);
export const largeGames = all.filter(({ isSmall }) => isSmall !== true);

/** Chosen where nothing else says which game, and used for games that this app does not know. */
export const [defaultGame] = games;

/** The game of this id; undefined for any other text. */
export const findGame = (id: unknown): GameUi<GameId> | undefined =>
  games.find((game) => game.id === id);

/** The game of this id, or the default. */
export const gameOrDefault = (id: unknown): GameUi<GameId> => findGame(id) ?? defaultGame;

/** The id of a game that this app knows; undefined for any other text. */
export const parseGameId = (id: unknown): GameId | undefined => findGame(id)?.id;
