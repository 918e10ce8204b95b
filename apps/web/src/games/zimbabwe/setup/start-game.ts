import { zimbabwe } from "@sofala/zimbabwe";
import { storeAndOpen } from "../../../local/store-and-open.ts";
import { createStoredGame, newSeed } from "../../../store/create-stored-game.ts";
import { rememberSetup } from "./remembered-setup.ts";
import { newGameOf, type TableSetup } from "./table-setup.ts";

/** Stores the game of a set-up and opens it; false if the browser cannot store it. */
export async function startGame(setup: TableSetup, seed = newSeed()): Promise<boolean> {
  rememberSetup(setup);
  return storeAndOpen(createStoredGame(zimbabwe, newGameOf(setup, seed)));
}
