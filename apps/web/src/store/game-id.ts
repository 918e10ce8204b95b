/** The games that can be played here, by their ids. */
export const GAMES = ["zimbabwe", "mediterranean"] as const;
export type GameId = (typeof GAMES)[number];

/** The game of this id; undefined for any other text. */
export const gameNamed = (id: unknown): GameId | undefined => GAMES.find((game) => game === id);
