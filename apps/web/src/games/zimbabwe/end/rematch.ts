import { EMPIRES, type Empire, type Options, type Zimbabwe } from "@sofala/zimbabwe";
import { AGAINST_BOTS, gameOf, type Chair, type SetUp } from "../setup/table-setup.ts";
import type { NewGame } from "../../../store/create-stored-game.ts";
import type { StoredGame } from "../../../store/stored-game.ts";

/** The same players with their empires, everybody one seat on, on a new map. */
export function rematchOf(
  { players, options }: Pick<StoredGame<Zimbabwe>, "players" | "options">,
  empires: readonly Empire[],
  seed: string,
): NewGame<Zimbabwe> {
  const rotated = oneOn(players);
  const game = gameOf(setUpOf(oneOn(empires), options), seed);
  return { ...game, options, players: rotated };
}

/** Who sat last sits first. */
const oneOn = <Item>(items: readonly Item[]): readonly Item[] => [
  ...items.slice(-1),
  ...items.slice(0, -1),
];

function setUpOf(empires: readonly Empire[], options: Options): SetUp {
  const rest = EMPIRES.filter((empire) => !empires.includes(empire));
  const chairs = [...empires, ...rest].map((empire): Chair => ({
    sitter: "person",
    name: "",
    empire,
  }));
  return { ...AGAINST_BOTS, ...options, chairs, players: empires.length };
}
