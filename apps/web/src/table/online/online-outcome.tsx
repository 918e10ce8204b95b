import type { TableInfo } from "@sofala/protocol";
import { onlineText } from "../../text/online-text.ts";
import { OutcomeCard } from "../end/outcome-card.tsx";

interface Props {
  readonly title: string;
  readonly outcome: TableInfo["outcome"];
  readonly names: readonly string[];
}

/** How a game on a server ended, if it did not end by the rules alone. */
export function OnlineOutcome({ title, outcome, names }: Props) {
  const { end } = onlineText.value.onlineTable;
  const order = (outcome?.ranking ?? []).flat().map((seat) => names[seat] ?? "");
  return (
    <OutcomeCard title={title}>
      <p>{outcome?.reason === "aborted" ? end.abortedText : end.ranking(order)}</p>
      {outcome?.note !== undefined && <p>{outcome.note}</p>}
    </OutcomeCard>
  );
}
