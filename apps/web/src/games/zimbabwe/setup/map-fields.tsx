import { useSignal } from "@preact/signals";
import { newSeed } from "../../../store/create-stored-game.ts";
import { Segments } from "../../../ui/segments.tsx";
import type { OptionFieldsProps } from "../../online-options.ts";
import { allZimbabweText } from "../zimbabwe-text.ts";
import { MapPanel } from "./map-panel.tsx";
import { invalidMapCode } from "./setup-link.ts";
import { withDrawnMap, withoutMap, type SetupOptions } from "./setup-options.ts";

/** A random map, drawn when the game starts, or a chosen one that everybody sees before. */
export function MapFields({ options, players, link, onChange }: OptionFieldsProps<SetupOptions>) {
  const { map: text } = allZimbabweText.value.online;
  const seed = useSignal(newSeed());
  const isChosen = options.map !== undefined;
  return (
    <div class="map-fields">
      <section class="panel">
        <Segments
          legend={text.legend}
          hint={isChosen ? text.chosenMapText : text.randomMapText}
          value={isChosen ? "chosen" : "lot"}
          choices={[
            ["lot", text.randomMap],
            ["chosen", text.chosenMap],
          ]}
          onChoose={(choice) =>
            onChange(
              choice === "lot" ? withoutMap(options) : withDrawnMap(options, players, seed.peek()),
            )
          }
        />
      </section>
      {(isChosen || invalidMapCode(link) !== undefined) && (
        <MapPanel
          setup={{ players, seats: [], options }}
          seed={seed.value}
          link={link}
          extraQuery="new&"
          options={options}
          onChange={(next) => onChange(withDrawnMap(next, players, seed.peek()))}
          onSetupChange={(next) => onChange(next.options)}
          onSeedChange={(next) => (seed.value = next)}
        />
      )}
    </div>
  );
}
