import { navigate } from "../router.ts";
import { saveGame } from "../store/game-database.ts";
import type { StoredGame } from "../store/stored-game.ts";

/** Stores a game and opens its table, or another screen of it; false if the browser cannot store it. */
export async function storeAndOpen(stored: StoredGame, screen = ""): Promise<boolean> {
  try {
    await saveGame(stored);
  } catch {
    return false;
  }
  navigate(`/game/${stored.id}${screen}`);
  return true;
}
