import { storeAndOpen } from "../local/store-and-open.ts";
import { createStoredGame, newSeed } from "../store/create-stored-game.ts";
import type { StoredGame } from "../store/stored-game.ts";
import { appText } from "../text/app-text.ts";
import type { GameSetup } from "./game-setup.ts";
import { takenSeats, type TableSetup } from "./table-setup.ts";

/** Stores the game of a set-up and opens it; false if the browser cannot store it. */
export async function startGame<Options>(
  game: GameSetup<Options>,
  setup: TableSetup<Options>,
  seed = newSeed(),
): Promise<boolean> {
  game.remember(setup);
  return storeAndOpen(createStoredGame(game.rules, game.newGame(setup, seed, appText.value)));
}

/** A game for beginners, not stored yet. Later set-ups do not repeat it. */
export const createFirstGame = <Options>(
  game: GameSetup<Options>,
  change: Partial<TableSetup<Options>> = {},
): StoredGame =>
  createStoredGame(game.rules, game.newGame(game.easy(change), newSeed(), appText.value));

/** The last set-up with bots, or the default: who plays, and how to start it. */
export function lastSetupOf<Options>(game: GameSetup<Options>) {
  const setup = game.recall("bots");
  return {
    players: takenSeats(setup).map(({ player }) => player),
    start: () => startGame(game, setup),
  };
}
