import { useSignal } from "@preact/signals";
import type { MapCodeRefusal } from "@sofala/zimbabwe";
import { newSeed } from "../../../store/create-stored-game.ts";
import { Segments } from "../../../ui/segments.tsx";
import { onlineText } from "../../../text/online-text.ts";
import { MapPanel } from "./map-panel.tsx";
import { withoutMap } from "./table-setup.ts";
import { withRules, withDrawnMap, type TableForm } from "../../../screens/online/table-form.ts";

interface Props {
  readonly form: TableForm;
  /** Why the map code of the link is invalid, and the code itself. */
  readonly refusal: MapCodeRefusal | undefined;
  readonly mapCode: string;
  readonly onChange: (form: TableForm) => void;
}

/** A random map, drawn when the game starts, or a chosen one that everybody sees before. */
export function MapFields({ form, refusal, mapCode, onChange }: Props) {
  const { map: text } = onlineText.value.tableTools;
  const seed = useSignal(newSeed());
  const rules = { ...form.rules, players: form.players };
  const isChosen = rules.map !== undefined;
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
              withRules(
                form,
                choice === "lot" ? withoutMap(rules) : withDrawnMap(rules, seed.peek()),
              ),
            )
          }
        />
      </section>
      {(isChosen || refusal !== undefined) && (
        <MapPanel
          setup={rules}
          seed={seed.value}
          linkRefusal={refusal}
          linkMapCode={mapCode}
          extraQuery="new&"
          onChange={(next) => onChange(withRules(form, withDrawnMap(next, seed.peek())))}
          onSeedChange={(next) => (seed.value = next)}
        />
      )}
    </div>
  );
}
