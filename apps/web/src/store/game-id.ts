/** The games that can be played here, by their ids. */
export const GAME_IDS = ["zimbabwe", "mediterranean"] as const;
export type GameId = (typeof GAME_IDS)[number];

/** The game of this id; undefined for any other text. */
export const parseGameId = (id: unknown): GameId | undefined =>
  GAME_IDS.find((game) => game === id);
