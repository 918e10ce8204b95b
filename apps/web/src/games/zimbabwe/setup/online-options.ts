import type { OnlineOptions } from "../../online-options.ts";
import { MapFields } from "./map-fields.tsx";
import { OptionFields } from "./option-fields.tsx";
import { setupFromQuery } from "./setup-link.ts";
import {
  chosenMap,
  optionsFor,
  parseSetupOptions,
  toRuleOptions,
  withDrawnMap,
  withoutMap,
  type SetupOptions,
} from "./setup-options.ts";

/** The options of a new online table of Zimbabwe. */
export const onlineOptions: OnlineOptions<SetupOptions> = {
  storedNames: { players: "players", options: "rules" },
  defaultPlayers: 3,
  // A chosen map is for one table only.
  parse: (input) => withoutMap(parseSetupOptions(input)),
  fromLink: (link, options) => setupFromQuery(link, { players: 0, seats: [], options }).options,
  // A chosen map fits only one number of players, so another one is drawn.
  withPlayers: (options, players, seed) =>
    options.map === undefined ? options : withDrawnMap(optionsFor(options, players), players, seed),
  requiredPlayers: (options) => chosenMap(options)?.players,
  toRequest: (options) => ({
    ...toRuleOptions(options),
    ...(options.map === undefined ? {} : { map: options.map }),
  }),
  PanelFields: MapFields,
  RuleFields: OptionFields,
};
