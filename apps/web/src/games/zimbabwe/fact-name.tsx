import { EMPIRES, GODS, type God } from "@sofala/zimbabwe";
import type { FactNameProps } from "../game-ui.ts";
import { EmpireBadge } from "./board/empires.tsx";
import { GodIcon } from "./board/piece-icons.tsx";
import { allZimbabweText } from "./zimbabwe-text.ts";

/** The name of an empire or a god, with its icon. */
export function FactName({ topic, value }: FactNameProps) {
  const { zimbabwe: names, facts } = allZimbabweText.value;
  const topics: { readonly [topic: string]: string } = facts.topic;
  if (value === undefined) return <>{topics[topic] ?? topic}</>;
  const empire = topic === "empire" ? EMPIRES.find((each) => each === value) : undefined;
  if (empire !== undefined) {
    return (
      <>
        <EmpireBadge empire={empire} size="1.5em" />
        {names.empire[empire]}
      </>
    );
  }
  if (topic === "god" && value in GODS) {
    const god = value as God;
    return (
      <>
        <GodIcon god={god} size="1.5em" />
        {names.god[god].name}
      </>
    );
  }
  return <>{topic === "god" && value === "none" ? facts.noGod : value}</>;
}
