import { defaultGame, gameOrDefault, largeGames, type GameId } from "./registry.ts";

const KEY = "sofala-world";

/** The game that was chosen on this device last. */
export function lastGame(): GameId {
  try {
    return gameOrDefault(localStorage.getItem(KEY)).id;
  } catch {
    return defaultGame.id;
  }
}

/** The same, but for small games. */
export function lastLargeGame(): GameId {
  const last = lastGame();
  return largeGames.some(({ id }) => id === last) ? last : defaultGame.id;
}

export function rememberLastGame(game: GameId): void {
  try {
    localStorage.setItem(KEY, game);
  } catch {
    // This browser does not store anything: the next visit starts like the first.
  }
}
