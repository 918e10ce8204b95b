import type { Area, CubePlace } from "@sofala/mediterranean";
import { Icon } from "../../../ui/icon.tsx";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { MarkIcon } from "../art/mark-icon.tsx";
import type { Models } from "../table-models.ts";
import { Choice, ChoiceList } from "./choice.tsx";
import "./cube-places.css";
import { timesIn, withCube, withoutCube } from "./cube-loss.ts";

interface Props {
  readonly models: Models;
  readonly places: readonly CubePlace[];
  readonly chosen: readonly CubePlace[];
  readonly count: number;
  readonly onChoose: (chosen: readonly CubePlace[]) => void;
}

/** Where cubes can be lost, how many stand there, and what goes with them. */
export function CubePlaces({ models, places, chosen, count, onChoose }: Props) {
  const { cubes: text } = mediterraneanWords.value.steps;
  return (
    <ChoiceList>
      {places.map((place) => {
        const there = cubesAt(models, place);
        const taken = timesIn(chosen, place);
        const name = text.place(place);
        return (
          <div key={place} class="cube-place">
            <Choice
              name={name}
              icon={<MarkIcon mark="cube" />}
              facts={there > 1 ? text.lost(taken, there) : undefined}
              isChosen={taken > 0}
              isOfSeveral={count > 1}
              onChoose={() =>
                onChoose(
                  taken < there ? withCube(chosen, place, count) : withoutCube(chosen, place),
                )
              }
            >
              <span class="note">{text.consequence(place, factsOf(models, place))}</span>
            </Choice>
            {taken > 0 && there > 1 && (
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

function cubesAt({ table }: Models, place: CubePlace): number {
  const mine = table.mine.value;
  return place.startsWith("culture.") ? 1 : (mine?.cubes[place] ?? 0);
}

/** What losing a cube there means on this board. */
function factsOf({ table }: Models, place: CubePlace) {
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
