import type { WebWords } from "@sofala/text/web";
import type { CellName, Zimbabwe } from "@sofala/zimbabwe";
import type { Moment } from "../../../local/table.ts";
import type { LogLine } from "../../../table/log-line.ts";

/** What one move brought: in sentences, and where. */
export interface Told {
  readonly sentences: readonly string[];
  readonly cells: readonly CellName[];
}

/** What led to a moment; the log leaves the end of a turn to the heading that follows. */
export function toldAt(
  { number, last }: Moment<Zimbabwe>,
  log: readonly LogLine[],
  names: readonly string[],
  { zimbabwe }: Pick<WebWords, "zimbabwe">,
): Told {
  const lines = log.filter(({ moment, isHeading }) => moment === number && isHeading !== true);
  const ends = (last?.events ?? [])
    .filter(({ kind }) => kind === "turn-ended")
    .map((event) => zimbabwe.event(event, names));
  const sentences = lines.map(({ text }) => text);
  return {
    sentences: [...ends.filter((end) => !sentences.includes(end)), ...sentences],
    cells: [...new Set(lines.flatMap(({ cells }) => cells))],
  };
}
