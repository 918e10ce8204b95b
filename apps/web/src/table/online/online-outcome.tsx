import type { TableInfo } from "@sofala/protocol";
import { online } from "../../text/online-text.ts";
import { Verdict } from "../end/outcome-card.tsx";

interface Props {
  readonly title: string;
  readonly outcome: TableInfo["outcome"];
  readonly names: readonly string[];
}

/** How a game on a server ended, where the rules alone do not say it. */
export function OnlineVerdict({ title, outcome, names }: Props) {
  const { end } = online.value.live;
  const order = (outcome?.ranking ?? []).flat().map((seat) => names[seat] ?? "");
  return (
    <Verdict title={title}>
      <p>{outcome?.reason === "aborted" ? end.abortedText : end.ranking(order)}</p>
      {outcome?.note !== undefined && <p>{outcome.note}</p>}
    </Verdict>
  );
}
