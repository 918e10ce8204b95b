import type { TableInfo } from "@sofala/protocol";
import type { OnlineText } from "@sofala/text/online";

/** How much time people have, in words. */
export function paceText(pace: TableInfo["pace"], { pace: text }: OnlineText): string {
  switch (pace.kind) {
    case "untimed":
      return text.untimed;
    case "live":
      return text.live(pace);
    case "correspondence":
      return text.correspondence(pace.days);
  }
}
