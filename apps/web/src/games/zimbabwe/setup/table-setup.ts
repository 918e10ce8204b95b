import { EMPIRES, mapOfSeed, zimbabwe } from "@sofala/zimbabwe";
import type { Empire, GameMap, Options, Zimbabwe } from "@sofala/zimbabwe";
import { GameSetup } from "../../../setup/game-setup.ts";
import type { NewGame } from "../../../store/create-stored-game.ts";
import { zimbabwe as ui } from "../index.ts";
import {
  chosenMap,
  optionsFor,
  parseSetupOptions,
  toRuleOptions,
  withoutMap,
  type SetupOptions,
} from "./setup-options.ts";

/** The set-up of The Great Zimbabwe. */
export const zimbabweSetup = new GameSetup<SetupOptions>({
  rules: zimbabwe,
  ui,
  storageKey: "sofala-set-up",
  playersOnOneDevice: ["person", "person", "person", "person"],
  parseOptions: parseSetupOptions,
  optionsFor,
  // A chosen map is for one game.
  rememberedOptions: withoutMap,
  seatName: (seat, text, { empires }) =>
    ui.seatName(EMPIRES.indexOf(empires[seat] ?? "kilwa"), text),
  begin({ players, options }, seed) {
    const empires = options.empires.slice(0, players);
    return gameStart(empires, toRuleOptions(options), chosenMap(options), seed);
  },
});

/** A seed if map and empires are the usual ones, else a position that the seed completes. */
export function gameStart(
  empires: readonly Empire[],
  options: Options,
  map: GameMap | undefined,
  seed: string,
): Pick<NewGame<Zimbabwe>, "options" | "seed" | "position"> {
  const isUsual = empires.every((empire, seat) => empire === EMPIRES[seat]);
  if (isUsual && map === undefined) return { options, seed };
  const players = empires.length;
  const drawn = zimbabwe.position(zimbabwe.setup(seed, players, options));
  const position = {
    format: "sofala-position/1",
    game: zimbabwe.id,
    map: (map ?? mapOfSeed(seed, players)).rows,
    seats: empires.map((empire) => ({ empire })),
    gods: drawn?.["gods"],
    vrStack: drawn?.["vrStack"],
  };
  return { options, position };
}
