import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import type { NewGame } from "../../../store/create-stored-game.ts";
import { differing, playedOptions, playersOf, type MarketSetUp } from "./table-setup.ts";

/** The game that was chosen. */
export function marketOf(
  setUp: MarketSetUp,
  colours: readonly string[],
  seed: string,
): NewGame<Mediterranean> {
  const options = mediterranean.parseOptions(differing(playedOptions(setUp)));
  if (!options.ok) throw new Error(options.error.reason);
  return { players: playersOf(setUp, colours), options: options.value, seed };
}
