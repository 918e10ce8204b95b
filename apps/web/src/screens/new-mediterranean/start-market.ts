import { mediterranean } from "@sofala/mediterranean";
import { sitDown } from "../../host/sit-down.ts";
import { createStored, newSeed } from "../../store/new-game.ts";
import { marketOf } from "./market-game.ts";
import type { MarketSetUp } from "./market-set-up.ts";
import { rememberMarket } from "./remembered.ts";

/** Begins the game that was set up and sits down at it; false where the browser keeps nothing. */
export async function startMarket(
  setUp: MarketSetUp,
  colours: readonly string[],
): Promise<boolean> {
  rememberMarket(setUp);
  return sitDown(createStored(mediterranean, marketOf(setUp, colours, newSeed())));
}
