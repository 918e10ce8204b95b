import { zimbabwe } from "@sofala/zimbabwe";
import { sitDown } from "../../../local/store-and-open.ts";
import { createStored, newSeed } from "../../../store/create-stored-game.ts";
import { rememberSetUp } from "./remembered-setup.ts";
import { gameOf, type SetUp } from "./table-setup.ts";

/** Begins the game that was set up and sits down at it; false where the browser keeps nothing. */
export async function startGame(setUp: SetUp, seed = newSeed()): Promise<boolean> {
  rememberSetUp(setUp);
  return sitDown(createStored(zimbabwe, gameOf(setUp, seed)));
}
