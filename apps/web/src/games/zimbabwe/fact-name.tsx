import { EMPIRES, GODS, type God } from "@sofala/zimbabwe";
import { appText } from "../../text/app-text.ts";
import type { FactNameProps } from "../game-ui.ts";
import { EmpireBadge } from "./board/empires.tsx";
import { GodIcon } from "./board/piece-icons.tsx";

/** The name of an empire or a god, with its icon. */
export function FactName({ topic, value, fallback }: FactNameProps) {
  const { zimbabwe: names } = appText.value;
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
  return <>{fallback}</>;
}
