import { navigate } from "../router.ts";
import { keepGame } from "../store/game-database.ts";
import type { StoredGame } from "../store/stored-game.ts";

/** Keeps a game and opens its table, or another screen of it; false where the browser keeps nothing. */
export async function sitDown(stored: StoredGame, screen = ""): Promise<boolean> {
  try {
    await keepGame(stored);
  } catch {
    return false;
  }
  navigate(`/game/${stored.id}${screen}`);
  return true;
}
