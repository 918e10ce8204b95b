import { gameNamed, type GameId } from "./game-id.ts";

const KEY = "sofala-world";

/** The game that was chosen on this device last. */
export function lastWorld(): GameId {
  try {
    return gameNamed(localStorage.getItem(KEY)) ?? "zimbabwe";
  } catch {
    return "zimbabwe";
  }
}

export function rememberWorld(game: GameId): void {
  try {
    localStorage.setItem(KEY, game);
  } catch {
    // A browser that keeps nothing: the next visit begins as the first.
  }
}
