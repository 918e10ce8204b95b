import { useSignal } from "@preact/signals";
import type { MapCodeRefusal } from "@sofala/zimbabwe";
import { newSeed } from "../../../store/create-stored-game.ts";
import { Segments } from "../../../ui/segments.tsx";
import { onlineText } from "../../../text/online-text.ts";
import { MapPanel } from "./map-panel.tsx";
import { withDrawnMap, withoutMap, type TableSetup } from "./table-setup.ts";

interface Props {
  readonly setup: TableSetup;
  /** Why the map code of the link is invalid, and the code itself. */
  readonly refusal: MapCodeRefusal | undefined;
  readonly mapCode: string;
  readonly onChange: (setup: TableSetup) => void;
}

/** A random map, drawn when the game starts, or a chosen one that everybody sees before. */
export function MapFields({ setup, refusal, mapCode, onChange }: Props) {
  const { map: text } = onlineText.value.tableTools;
  const seed = useSignal(newSeed());
  const isChosen = setup.map !== undefined;
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
            onChange(choice === "lot" ? withoutMap(setup) : withDrawnMap(setup, seed.peek()))
          }
        />
      </section>
      {(isChosen || refusal !== undefined) && (
        <MapPanel
          setup={setup}
          seed={seed.value}
          linkRefusal={refusal}
          linkMapCode={mapCode}
          extraQuery="new&"
          onChange={(next) => onChange(withDrawnMap(next, seed.peek()))}
          onSeedChange={(next) => (seed.value = next)}
        />
      )}
    </div>
  );
}
