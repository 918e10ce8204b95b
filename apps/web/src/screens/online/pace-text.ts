import type { TableInfo } from "@sofala/protocol";
import type { OnlineText } from "@sofala/text/online";

interface Timed {
  readonly game: string;
  readonly pace: TableInfo["pace"];
  readonly options?: TableInfo["options"];
}

/** How much time people have, in words; where all decide at once, what they have together. */
export function paceText({ game, pace, options = {} }: Timed, { pace: text }: OnlineText): string {
  const isMarket = game === "mediterranean";
  switch (pace.kind) {
    case "untimed":
      return text.untimed;
    case "live": {
      const { tradeSeconds } = options;
      return isMarket
        ? text.market(typeof tradeSeconds === "number" ? tradeSeconds : 0)
        : text.live(pace);
    }
    case "correspondence":
      return isMarket ? text.steps(pace.days) : text.correspondence(pace.days);
  }
}
