import { OPPOSITE } from "@sofala/mediterranean";
import type { BuildingData, BuildingId, Idea, IdeaTrack, Move } from "@sofala/mediterranean";
import { capitalize } from "../../../text/capitalize.ts";
import { allMediterraneanText } from "../mediterranean-text.ts";
import { MarkIcon } from "../art/mark-icon.tsx";
import type { TableModels } from "../table-models.ts";
import "./building-shop.css";
import { previewHandlers } from "../../../ui/preview-handlers.ts";
import { shopModelOf } from "./shop-model.ts";

interface Props {
  readonly models: TableModels;
  readonly track: IdeaTrack;
}

/** The buildings of a track: those of the visible face, and those of the other. */
export function BuildingShop({ models, track }: Props) {
  const { table } = models;
  const { sentences, steps } = allMediterraneanText.value;
  const { shop: text } = steps;
  const mine = table.mine.value;
  if (mine === undefined) return undefined;
  const { idea, position } = mine[track];
  const { levels } = table.edition.value.tracks[track];
  const level = levels[position] ?? 0;
  const builtCount = mine.buildings.filter((id) => dataOf(models, id)?.track === track).length;
  const faceBuildings = buildingsOfIdea(models, idea);
  const [unbuilt] = faceBuildings.filter((id) => !mine.buildings.includes(id));
  const refusal =
    unbuilt === undefined ? undefined : table.refusalOf({ kind: "build", building: unbuilt });
  const isFull = refusal?.code === "build/level";
  const other = OPPOSITE[idea];
  return (
    <div class="building-shop">
      <h3>
        <MarkIcon mark={idea} />{" "}
        {text.buildingSlots(sentences.idea[idea], position, level, builtCount)}
      </h3>
      {isFull && <p class="reason">{sentences.refusal(refusal, table.names)}</p>}
      <ul>
        {faceBuildings.map((id) => (
          <BuildingRow key={id} models={models} building={id} />
        ))}
      </ul>
      <details>
        <summary>{text.otherFace(capitalize(sentences.idea[other]), builtCount)}</summary>
        <p class="note">{text.otherFaceNote}</p>
        <ul>
          {buildingsOfIdea(models, other).map((id) => (
            <BuildingRow key={id} models={models} building={id} isOtherFace />
          ))}
        </ul>
      </details>
    </div>
  );
}

interface RowProps {
  readonly models: TableModels;
  readonly building: BuildingId;
  /** It is on the hidden face. */
  readonly isOtherFace?: boolean;
}

/** A building with its price, cubes and ability, and the button to build it. */
function BuildingRow({ models, building, isOtherFace = false }: RowProps) {
  const { sentences, steps } = allMediterraneanText.value;
  const { shop: text } = steps;
  const data = dataOf(models, building);
  if (data === undefined) return undefined;
  return (
    <li>
      <div class="what">
        <b>{sentences.building(building)}</b>
        <span class="note">
          {capitalize(sentences.ability(data.ability))} · {text.cubes(data.population)}
        </span>
      </div>
      {isOtherFace ? (
        <span class="figures">{text.price(data.price)}</span>
      ) : (
        <BuildButton models={models} building={building} price={data.price} />
      )}
    </li>
  );
}

interface BuildButtonProps {
  readonly models: TableModels;
  readonly building: BuildingId;
  readonly price: number;
}

function BuildButton({ models, building, price }: BuildButtonProps) {
  const { table } = models;
  const { sentences, steps } = allMediterraneanText.value;
  const { shop: text } = steps;
  if (table.mine.value?.buildings.includes(building) === true)
    return <span class="done">✓ {text.built}</span>;
  const shop = shopModelOf(models);
  const move: Move = { kind: "build", building };
  const refusal = table.refusalOf(move);
  if (refusal === undefined)
    return (
      <span class="way">
        <span class="figures">{text.price(price)}</span>
        <button
          type="button"
          class="button"
          data-choice="one"
          aria-label={text.buildNamed(building, price)}
          disabled={table.isSending.value}
          {...previewHandlers(shop.previewedMove, move)}
          onClick={() => void shop.buy(move)}
        >
          {text.build}
        </button>
      </span>
    );
  // A level that is too low is shown once for all buildings.
  return refusal.code === "build/level" || refusal.code === "turn/ready" ? (
    <span class="figures">{text.price(price)}</span>
  ) : (
    <span class="reason">{sentences.refusal(refusal, table.names)}</span>
  );
}

const dataOf = ({ table }: TableModels, id: BuildingId): BuildingData | undefined =>
  table.edition.value.buildings[id];

const buildingsOfIdea = ({ table }: TableModels, idea: Idea): readonly BuildingId[] =>
  Object.entries(table.edition.value.buildings).flatMap(([id, data]) =>
    data.idea === idea ? [id] : [],
  );
