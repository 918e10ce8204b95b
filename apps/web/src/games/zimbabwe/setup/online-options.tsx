import { useMemo } from "preact/hooks";
import type { OnlineOptions, OptionFieldsProps } from "../../online-options.ts";
import { MapFields } from "./map-fields.tsx";
import { OptionFields } from "./option-fields.tsx";
import { parseSetup } from "./remembered-setup.ts";
import { setupFromQuery } from "./setup-link.ts";
import {
  ON_ONE_DEVICE,
  optionsOf,
  withDrawnMap,
  withPlayers,
  withoutMap,
  type TableSetup,
} from "./table-setup.ts";

/** The options of a new online table of Zimbabwe. */
export const onlineOptions: OnlineOptions<TableSetup> = {
  storedNames: { players: "players", options: "rules" },
  defaultPlayers: 3,
  // A chosen map is for one table only.
  parse: (input) => withoutMap(parseSetup(input, ON_ONE_DEVICE)),
  fromLink: (link, setup) => setupFromQuery(link, setup).setup,
  // A chosen map fits only one number of players, so another one is drawn.
  withPlayers(setup, players, seed) {
    const fitting = withPlayers(setup, players);
    return setup.map === undefined ? fitting : withDrawnMap(fitting, seed);
  },
  requiredPlayers: ({ map, players }) => (map === undefined ? undefined : players),
  toRequest: (setup) => ({
    ...optionsOf(setup),
    ...(setup.map === undefined ? {} : { map: setup.map }),
  }),
  PanelFields: LinkedMapFields,
  RuleFields: ({ options, onChange }) => <OptionFields setup={options} onChange={onChange} />,
};

/** The map, with what is wrong with the map code of the link. */
function LinkedMapFields({ options, players, link, onChange }: OptionFieldsProps<TableSetup>) {
  const setup = { ...options, players };
  const refusal = useMemo(() => setupFromQuery(link, setup).refusal, []);
  return (
    <MapFields
      setup={setup}
      refusal={refusal}
      mapCode={link.get("map") ?? ""}
      onChange={onChange}
    />
  );
}
