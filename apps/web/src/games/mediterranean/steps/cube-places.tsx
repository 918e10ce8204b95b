import type { Area, CubePlace } from "@sofala/mediterranean";
import { Icon } from "../../../ui/icon.tsx";
import { allMediterraneanText } from "../mediterranean-text.ts";
import { MarkIcon } from "../art/mark-icon.tsx";
import type { TableModels } from "../table-models.ts";
import { Choice, ChoiceList } from "./choice.tsx";
import "./cube-places.css";
import { countOf, withCube, withoutCube } from "./cube-loss.ts";

interface Props {
  readonly models: TableModels;
  readonly places: readonly CubePlace[];
  readonly chosen: readonly CubePlace[];
  readonly count: number;
  readonly onChoose: (chosen: readonly CubePlace[]) => void;
}

/** The places where cubes can be lost, with their counts and consequences. */
export function CubePlaces({ models, places, chosen, count, onChoose }: Props) {
  const { cubes: text } = allMediterraneanText.value.steps;
  return (
    <ChoiceList>
      {places.map((place) => {
        const available = cubesAt(models, place);
        const chosenCount = countOf(chosen, place);
        const name = text.place(place);
        return (
          <div key={place} class="cube-place">
            <Choice
              name={name}
              icon={<MarkIcon mark="cube" />}
              facts={available > 1 ? text.lostOf(chosenCount, available) : undefined}
              isChosen={chosenCount > 0}
              isMultiple={count > 1}
              onChoose={() =>
                onChoose(
                  chosenCount < available
                    ? withCube(chosen, place, count)
                    : withoutCube(chosen, place),
                )
              }
            >
              <span class="note">{text.consequence(place, consequenceFacts(models, place))}</span>
            </Choice>
            {chosenCount > 0 && available > 1 && (
              <button
                type="button"
                class="button"
                aria-label={text.remove(name)}
                title={text.remove(name)}
                onClick={() => onChoose(withoutCube(chosen, place))}
              >
                <Icon name="minus" />
              </button>
            )}
          </div>
        );
      })}
    </ChoiceList>
  );
}

function cubesAt({ table }: TableModels, place: CubePlace): number {
  const mine = table.mine.value;
  return place.startsWith("culture.") ? 1 : (mine?.cubes[place] ?? 0);
}

/** Facts for the consequence of losing a cube there. */
function consequenceFacts({ table }: TableModels, place: CubePlace) {
  const { rules, storage, industryPrices } = table.edition.value;
  const { cubes = {}, industry = 0 } = table.mine.value ?? {};
  const industries = Object.keys(cubes).filter(
    (area) => area.startsWith("industry.") && (cubes[area as Area] ?? 0) > 0,
  );
  const isArmy = place === "army";
  return {
    status: (isArmy ? rules.armySafety : rules.colosseumHappiness).value,
    storage: storage.value[(cubes["warehouse"] ?? 1) - 1] ?? 0,
    price: industryPrices[Math.max(0, industry - 1)]?.pricePerVp ?? 0,
    isLastIndustry: industries.length <= 1,
  };
}
