import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import type { NewGame } from "../../../store/create-stored-game.ts";
import { changedOptions, effectiveOptions, playersOf, type TableSetup } from "./table-setup.ts";

/** The new game for a set-up. */
export function newGameOf(
  setup: TableSetup,
  colours: readonly string[],
  seed: string,
): NewGame<Mediterranean> {
  const options = mediterranean.parseOptions(changedOptions(effectiveOptions(setup)));
  if (!options.ok) throw new Error(options.error.reason);
  return { players: playersOf(setup, colours), options: options.value, seed };
}
