import { useSignal } from "@preact/signals";
import type { MapCodeRefusal } from "@sofala/zimbabwe";
import { newSeed } from "../../../store/create-stored-game.ts";
import { Segments } from "../../../ui/segments.tsx";
import { online } from "../../../text/online-text.ts";
import { MapPanel } from "./map-panel.tsx";
import { withoutMap } from "./table-setup.ts";
import { withRules, withSomeMap, type TableWish } from "../../../screens/online/table-form.ts";

interface Props {
  readonly wish: TableWish;
  /** What is wrong with the code in the link that led here, and the code. */
  readonly refusal: MapCodeRefusal | undefined;
  readonly written: string;
  readonly onChange: (wish: TableWish) => void;
}

/** By lot when the game begins, or a map that everybody sees before. */
export function MapFields({ wish, refusal, written, onChange }: Props) {
  const { map: text } = online.value.sitting;
  const seed = useSignal(newSeed());
  const rules = { ...wish.rules, players: wish.players };
  const isChosen = rules.map !== undefined;
  return (
    <div class="map-fields">
      <section class="panel">
        <Segments
          legend={text.legend}
          hint={isChosen ? text.chosenText : text.lotText}
          value={isChosen ? "chosen" : "lot"}
          choices={[
            ["lot", text.lot],
            ["chosen", text.chosen],
          ]}
          onChoose={(way) =>
            onChange(
              withRules(wish, way === "lot" ? withoutMap(rules) : withSomeMap(rules, seed.peek())),
            )
          }
        />
      </section>
      {(isChosen || refusal !== undefined) && (
        <MapPanel
          setUp={rules}
          seed={seed.value}
          refusal={refusal}
          written={written}
          also="new&"
          onChange={(next) => onChange(withRules(wish, withSomeMap(next, seed.peek())))}
          onSeed={(next) => (seed.value = next)}
        />
      )}
    </div>
  );
}
