import { parseGameId, type GameId } from "./game-id.ts";

const KEY = "sofala-world";

/** The game that was chosen on this device last. */
export function lastGame(): GameId {
  try {
    return parseGameId(localStorage.getItem(KEY)) ?? "zimbabwe";
  } catch {
    return "zimbabwe";
  }
}

export function rememberLastGame(game: GameId): void {
  try {
    localStorage.setItem(KEY, game);
  } catch {
    // This browser does not store anything: the next visit starts like the first.
  }
}
