import { EMPIRES, GODS, zimbabwe, type God } from "@sofala/zimbabwe";
import { EmpireBadge } from "../../games/zimbabwe/board/empires.tsx";
import { GodIcon } from "../../games/zimbabwe/board/piece-icons.tsx";
import { results } from "../../text/ratings-text.ts";
import { words } from "../../text/app-text.ts";

interface Props {
  readonly game: string;
  readonly topic: string;
  readonly value: string;
}

/** What a game says of a seat, with its sign where it has one. */
export function FactName({ game, topic, value }: Props) {
  const { zimbabwe: names } = words.value;
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
  return <>{results.value.profile.fact(topic, value)}</>;
}
