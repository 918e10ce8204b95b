import type { TableInfo } from "@sofala/protocol";
import type { OnlineText } from "@sofala/text/online";

interface TimedTable {
  readonly game: string;
  readonly pace: TableInfo["pace"];
  readonly options?: TableInfo["options"];
}

/** The pace in words; if all decide at once, the time that they share. */
export function paceText(
  { game, pace, options = {} }: TimedTable,
  { pace: text }: OnlineText,
): string {
  const isMarket = game === "mediterranean";
  switch (pace.kind) {
    case "untimed":
      return text.untimed;
    case "live": {
      const { tradeSeconds } = options;
      return isMarket
        ? text.liveShared(typeof tradeSeconds === "number" ? tradeSeconds : 0)
        : text.live(pace);
    }
    case "correspondence":
      return isMarket ? text.correspondenceShared(pace.days) : text.correspondence(pace.days);
  }
}
