import { EMPIRES, GODS, zimbabwe, type God } from "@sofala/zimbabwe";
import { EmpireBadge } from "../../games/zimbabwe/board/empires.tsx";
import { GodIcon } from "../../games/zimbabwe/board/piece-icons.tsx";
import { ratingsText } from "../../text/ratings-text.ts";
import { appText } from "../../text/app-text.ts";

interface Props {
  readonly game: string;
  readonly topic: string;
  readonly value: string;
}

/** The name of a fact about a seat, with its icon if it has one. */
export function FactName({ game, topic, value }: Props) {
  const { zimbabwe: names } = appText.value;
  const empire = topic === "empire" ? EMPIRES.find((each) => each === value) : undefined;
  if (game === zimbabwe.id && empire !== undefined) {
    return (
      <>
        <EmpireBadge empire={empire} size="1.5em" />
        {names.empire[empire]}
      </>
    );
  }
  if (game === zimbabwe.id && topic === "god" && value in GODS) {
    const god = value as God;
    return (
      <>
        <GodIcon god={god} size="1.5em" />
        {names.god[god].name}
      </>
    );
  }
  return <>{ratingsText.value.profile.fact(topic, value)}</>;
}
