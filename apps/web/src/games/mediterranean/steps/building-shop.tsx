import { OPPOSITE } from "@sofala/mediterranean";
import type { BuildingData, BuildingId, Idea, IdeaTrack, Move } from "@sofala/mediterranean";
import { capital } from "../../../text/capitalize.ts";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { MarkIcon } from "../art/mark-icon.tsx";
import type { Models } from "../table-models.ts";
import "./building-shop.css";
import { considering } from "./preview-handlers.ts";
import { shopOf } from "./shop-model.ts";

interface Props {
  readonly models: Models;
  readonly track: IdeaTrack;
}

/** The buildings of a track: those that the face that is up allows, and those of the other. */
export function BuildingList({ models, track }: Props) {
  const { table } = models;
  const { game, steps } = mediterraneanWords.value;
  const { shop: text } = steps;
  const mine = table.mine.value;
  if (mine === undefined) return undefined;
  const { idea, position } = mine[track];
  const { levels } = table.edition.value.tracks[track];
  const level = levels[position] ?? 0;
  const standing = mine.buildings.filter((id) => dataOf(models, id)?.track === track).length;
  const faces = facesOf(models, idea);
  const [unbuilt] = faces.filter((id) => !mine.buildings.includes(id));
  const refusal =
    unbuilt === undefined ? undefined : table.whyNot({ kind: "build", building: unbuilt });
  const isFull = refusal?.code === "build/level";
  const other = OPPOSITE[idea];
  return (
    <div class="building-list">
      <h3>
        <MarkIcon mark={idea} /> {text.room(game.idea[idea], position, level, standing)}
      </h3>
      {isFull && <p class="reason">{game.refusal(refusal, table.names)}</p>}
      <ul>
        {faces.map((id) => (
          <BuildingRow key={id} models={models} building={id} />
        ))}
      </ul>
      <details>
        <summary>{text.other(capital(game.idea[other]), standing)}</summary>
        <p class="note">{text.otherNote}</p>
        <ul>
          {facesOf(models, other).map((id) => (
            <BuildingRow key={id} models={models} building={id} isElsewhere />
          ))}
        </ul>
      </details>
    </div>
  );
}

interface RowProps {
  readonly models: Models;
  readonly building: BuildingId;
  /** It is on the face that is down. */
  readonly isElsewhere?: boolean;
}

/** A building with its price, its cubes and its ability, and the way to build it. */
function BuildingRow({ models, building, isElsewhere = false }: RowProps) {
  const { game, steps } = mediterraneanWords.value;
  const { shop: text } = steps;
  const data = dataOf(models, building);
  if (data === undefined) return undefined;
  return (
    <li>
      <div class="what">
        <b>{game.building(building)}</b>
        <span class="note">
          {capital(game.ability(data.ability))} · {text.cubes(data.population)}
        </span>
      </div>
      {isElsewhere ? (
        <span class="figures">{text.price(data.price)}</span>
      ) : (
        <BuildWay models={models} building={building} price={data.price} />
      )}
    </li>
  );
}

interface WayProps {
  readonly models: Models;
  readonly building: BuildingId;
  readonly price: number;
}

function BuildWay({ models, building, price }: WayProps) {
  const { table } = models;
  const { game, steps } = mediterraneanWords.value;
  const { shop: text } = steps;
  if (table.mine.value?.buildings.includes(building) === true)
    return <span class="done">✓ {text.standing}</span>;
  const shop = shopOf(models);
  const move: Move = { kind: "build", building };
  const refusal = table.whyNot(move);
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
          {...considering(shop, move)}
          onClick={() => void shop.buy(move)}
        >
          {text.build}
        </button>
      </span>
    );
  // That the level is too low is said once for all of them.
  return refusal.code === "build/level" || refusal.code === "turn/ready" ? (
    <span class="figures">{text.price(price)}</span>
  ) : (
    <span class="reason">{game.refusal(refusal, table.names)}</span>
  );
}

const dataOf = ({ table }: Models, id: BuildingId): BuildingData | undefined =>
  table.edition.value.buildings[id];

const facesOf = ({ table }: Models, idea: Idea): readonly BuildingId[] =>
  Object.entries(table.edition.value.buildings).flatMap(([id, data]) =>
    data.idea === idea ? [id] : [],
  );
