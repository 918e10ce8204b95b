import type { BuildingData, BuildingId, Idea } from "@sofala/mediterranean";
import { mediterraneanText } from "../mediterranean-text.ts";
import { MarkIcon } from "../art/mark-icon.tsx";
import type { TableModel } from "../table-model.ts";
import { BuildingIcon } from "./building-tile.tsx";
import { ReconstructedMark } from "./reconstructed-mark.tsx";
import { SeatsLine } from "./development-item.tsx";

const IDEAS: readonly Idea[] = ["democracy", "dictatorship", "venus", "mars"];

/** Every building by its idea, with its price, the cubes it brings and what it does. */
export function BuildingReference({ model }: { readonly model: TableModel }) {
  const { sentences } = mediterraneanText.value;
  const all = Object.entries(model.edition.value.buildings);
  return IDEAS.map((idea) => (
    <details key={idea} class="buildings" open={isMine(model, idea)}>
      <summary>
        <MarkIcon mark={idea} />
        <span>{sentences.idea[idea]}</span>
      </summary>
      <ul>
        {all
          .filter(([, building]) => building.idea === idea)
          .map(([id, building]) => (
            <Item key={id} model={model} id={id} building={building} />
          ))}
      </ul>
    </details>
  ));
}

const isMine = ({ mine }: TableModel, idea: Idea): boolean =>
  mine.value?.government.idea === idea || mine.value?.religion.idea === idea;

interface ItemProps {
  readonly model: TableModel;
  readonly id: BuildingId;
  readonly building: BuildingData;
}

function Item({ model, id, building }: ItemProps) {
  const { sentences, mats } = mediterraneanText.value;
  const { seats } = model.view.value;
  const owners = [...seats.keys()].filter((seat) => seats[seat]?.buildings.includes(id));
  return (
    <li class="turn-card building">
      <header>
        <BuildingIcon building={building} />
        <h4>{sentences.building(id)}</h4>
        <b class="price figures">
          <span class="spoken">{mats.cards.costs(`$${building.price}`)}</span>
          <span aria-hidden="true">
            ${building.price}
            <ReconstructedMark marked={building} path="price" />
          </span>
        </b>
      </header>
      <p>
        {sentences.ability(building.ability)}
        <ReconstructedMark marked={building} path="ability" />
        <span class="quiet">
          {" · "}
          {mats.cards.population(building.population)}
          <ReconstructedMark marked={building} path="population" />
        </span>
      </p>
      <SeatsLine model={model} seats={owners} text={mats.cards.builtBy} />
    </li>
  );
}
