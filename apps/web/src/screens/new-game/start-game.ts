import { zimbabwe } from "@sofala/zimbabwe";
import { sitDown } from "../../host/sit-down.ts";
import { createStored, newSeed } from "../../store/new-game.ts";
import { rememberSetUp } from "./remembered.ts";
import { gameOf, type SetUp } from "./set-up.ts";

/** Begins the game that was set up and sits down at it; false where the browser keeps nothing. */
export async function startGame(setUp: SetUp, seed = newSeed()): Promise<boolean> {
  rememberSetUp(setUp);
  return sitDown(createStored(zimbabwe, gameOf(setUp, seed)));
}
