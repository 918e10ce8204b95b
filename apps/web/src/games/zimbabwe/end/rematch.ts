import { EMPIRES, type Empire, type Options, type Zimbabwe } from "@sofala/zimbabwe";
import { AGAINST_BOTS, newGameOf, type SeatSetup, type TableSetup } from "../setup/table-setup.ts";
import type { NewGame } from "../../../store/create-stored-game.ts";
import type { StoredGame } from "../../../store/stored-game.ts";

/** The same players with their empires, each one seat further, on a new map. */
export function rematchOf(
  { players, options }: Pick<StoredGame<Zimbabwe>, "players" | "options">,
  empires: readonly Empire[],
  seed: string,
): NewGame<Zimbabwe> {
  const rotated = rotateByOne(players);
  const game = newGameOf(setupFor(rotateByOne(empires), options), seed);
  return { ...game, options, players: rotated };
}

const rotateByOne = <Item>(items: readonly Item[]): readonly Item[] => [
  ...items.slice(-1),
  ...items.slice(0, -1),
];

function setupFor(empires: readonly Empire[], options: Options): TableSetup {
  const rest = EMPIRES.filter((empire) => !empires.includes(empire));
  const seats = [...empires, ...rest].map((empire): SeatSetup => ({
    player: "person",
    name: "",
    empire,
  }));
  return { ...AGAINST_BOTS, ...options, seats, players: empires.length };
}
