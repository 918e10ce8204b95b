import { mediterranean } from "@sofala/mediterranean";
import { storeAndOpen } from "../../../local/store-and-open.ts";
import { createStoredGame, newSeed } from "../../../store/create-stored-game.ts";
import { newGameOf } from "./new-game-of.ts";
import type { TableSetup } from "./table-setup.ts";
import { rememberSetup } from "./remembered-setup.ts";

/** Creates the game and opens it. Resolves to false if the browser cannot store it. */
export async function startGame(setup: TableSetup, colours: readonly string[]): Promise<boolean> {
  rememberSetup(setup);
  return storeAndOpen(createStoredGame(mediterranean, newGameOf(setup, colours, newSeed())));
}
