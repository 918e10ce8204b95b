import type { Ability, BuildingData, BuildingId } from "@sofala/mediterranean";
import { Icon } from "../../../ui/icon.tsx";
import { mediterraneanText } from "../mediterranean-text.ts";
import { MarkIcon, type MarkName } from "../art/mark-icon.tsx";
import { ReconstructedMark } from "./reconstructed-mark.tsx";
import "./ideas.css";
import "./building-tile.css";

interface BuildingIconProps {
  readonly building: BuildingData;
  readonly size?: string;
}

/** The ability of a building as an icon. */
export const BuildingIcon = ({
  building: { idea, ability },
  size = "1.5rem",
}: BuildingIconProps) => (
  <span class={`building-icon ${idea}`} style={{ width: size, height: size }} aria-hidden="true">
    <AbilityIcon ability={ability} idea={idea} />
  </span>
);

function AbilityIcon({ ability, idea }: { readonly ability: Ability; readonly idea: MarkName }) {
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

/** A building on a mat, with its ability. */
export function BuildingTile({ id, building, isUsed }: Props) {
  const { sentences, mats } = mediterraneanText.value;
  return (
    <li class={isUsed ? "building-tile used" : "building-tile"}>
      <BuildingIcon building={building} />
      <span>
        <b>{sentences.building(id)}</b>
        <span>
          {sentences.ability(building.ability)}
          <ReconstructedMark marked={building} path="ability" />
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
