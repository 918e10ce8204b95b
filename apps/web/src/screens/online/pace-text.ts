import type { TableInfo } from "@sofala/protocol";
import type { OnlineText } from "@sofala/text/online";
import { findGame } from "../../games/registry.ts";

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
  const sharedClock = findGame(game)?.sharedClock;
  switch (pace.kind) {
    case "untimed":
      return text.untimed;
    case "live":
      return sharedClock === undefined
        ? text.live(pace)
        : text.liveShared(sharedClock.liveSeconds(options));
    case "correspondence":
      return sharedClock === undefined
        ? text.correspondence(pace.days)
        : text.correspondenceShared(pace.days);
  }
}
