import type { Empire, Zimbabwe } from "@sofala/zimbabwe";
import { chosenMap } from "../setup/setup-options.ts";
import { gameStart } from "../setup/table-setup.ts";
import type { NewGame } from "../../../store/create-stored-game.ts";
import type { StoredGame } from "../../../store/stored-game.ts";

/** The same players with their empires, each one seat further, on a new map. */
export function rematchOf(
  { players, options }: Pick<StoredGame<Zimbabwe>, "players" | "options">,
  empires: readonly Empire[],
  seed: string,
): NewGame<Zimbabwe> {
  return {
    players: rotateByOne(players),
    ...gameStart(rotateByOne(empires), options, chosenMap(options), seed),
  };
}

const rotateByOne = <Item>(items: readonly Item[]): readonly Item[] => [
  ...items.slice(-1),
  ...items.slice(0, -1),
];
