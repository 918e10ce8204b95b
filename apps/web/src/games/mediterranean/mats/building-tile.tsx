import type { Ability, BuildingData, BuildingId } from "@sofala/mediterranean";
import { Icon } from "../../../ui/icon.tsx";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { MarkIcon, type MarkName } from "../art/mark-icon.tsx";
import { Dagger } from "./reconstructed-mark.tsx";
import "./ideas.css";
import "./building-tile.css";

interface SignProps {
  readonly building: BuildingData;
  readonly size?: string;
}

/** What a building does, as a small sign on a tile of its idea. */
export const BuildingSign = ({ building: { idea, ability }, size = "1.5rem" }: SignProps) => (
  <span class={`building-sign ${idea}`} style={{ width: size, height: size }} aria-hidden="true">
    <AbilitySign ability={ability} idea={idea} />
  </span>
);

function AbilitySign({ ability, idea }: { readonly ability: Ability; readonly idea: MarkName }) {
  switch (ability.kind) {
    case "arrows":
      return <MarkIcon mark={idea} size="70%" />;
    case "bonus":
      return <MarkIcon mark={markOf(ability.gain)} size="70%" />;
    case "giveOpponent":
      return <Icon name="leave" size="70%" />;
    case "doubleCulture":
      return <b>×2</b>;
  }
}

const markOf = ({ happiness, safety }: { happiness?: number; safety?: number }): MarkName =>
  happiness !== undefined ? "happiness" : safety !== undefined ? "safety" : "money";

interface Props {
  readonly id: BuildingId;
  readonly building: BuildingData;
  /** Its ability was used this turn. */
  readonly isUsed: boolean;
}

/** A building that stands, with what it does. */
export function BuildingTile({ id, building, isUsed }: Props) {
  const { game, mats } = mediterraneanWords.value;
  return (
    <li class={isUsed ? "building-tile used" : "building-tile"}>
      <BuildingSign building={building} />
      <span>
        <b>{game.building(id)}</b>
        <span>
          {game.ability(building.ability)}
          <Dagger of={building} path="ability" />
          {isUsed && (
            <em>
              {" "}
              <Icon name="check" size="1em" />
              {mats.used}
            </em>
          )}
        </span>
      </span>
    </li>
  );
}
