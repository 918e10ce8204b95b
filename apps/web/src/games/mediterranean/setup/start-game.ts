import { mediterranean } from "@sofala/mediterranean";
import { sitDown } from "../../../local/store-and-open.ts";
import { createStored, newSeed } from "../../../store/create-stored-game.ts";
import { marketOf } from "./new-game-of.ts";
import type { MarketSetUp } from "./table-setup.ts";
import { rememberMarket } from "./remembered-setup.ts";

/** Begins the game that was set up and sits down at it; false where the browser keeps nothing. */
export async function startMarket(
  setUp: MarketSetUp,
  colours: readonly string[],
): Promise<boolean> {
  rememberMarket(setUp);
  return sitDown(createStored(mediterranean, marketOf(setUp, colours, newSeed())));
}
