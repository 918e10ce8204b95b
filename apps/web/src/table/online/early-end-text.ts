import type { TableInfo } from "@sofala/protocol";
import { online } from "../../text/online-text.ts";

/** How a game ended that was not played to its end, in a sentence; nothing for one that was, or goes on. */
export function endingOf(
  { outcome }: { readonly outcome?: TableInfo["outcome"] | undefined },
  names: readonly string[],
): string | undefined {
  if (outcome === undefined || outcome.reason === "played") return undefined;
  const { end } = online.value.live;
  const nameOf = (seat: number | undefined) => names[seat ?? -1] ?? "";
  const { ranking = [] } = outcome;
  switch (outcome.reason) {
    case "aborted":
      return end.aborted;
    case "resigned":
      return end.resigned((ranking[0] ?? []).map(nameOf), ranking.slice(1).flat().map(nameOf));
    case "time":
      return end.time(nameOf(ranking.at(-1)?.[0]));
  }
}
