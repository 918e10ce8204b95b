import type { TableInfo } from "@sofala/protocol";
import { onlineText } from "../../text/online-text.ts";

/** How a game ended early, in a sentence; undefined if it did not. */
export function earlyEndText(
  { outcome }: { readonly outcome?: TableInfo["outcome"] | undefined },
  names: readonly string[],
): string | undefined {
  if (outcome === undefined || outcome.reason === "played") return undefined;
  const { end } = onlineText.value.onlineTable;
  const nameOf = (seat: number | undefined) => names[seat ?? -1] ?? "";
  const { ranking = [] } = outcome;
  switch (outcome.reason) {
    case "aborted":
      return end.aborted;
    case "resigned":
      return end.resigned((ranking[0] ?? []).map(nameOf), ranking.slice(1).flat().map(nameOf));
    case "time":
      return end.timeUp(nameOf(ranking.at(-1)?.[0]));
  }
}
