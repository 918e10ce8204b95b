import type { AppText } from "@sofala/text/web";
import type { CellName, Zimbabwe } from "@sofala/zimbabwe";
import type { Moment } from "../../../local/table.ts";
import type { LogLine } from "../../../table/log-line.ts";
import { linesOfMove } from "../../../table/replay/lines-of-move.ts";

/** What one move did, in sentences, and where. */
export interface MoveCaption {
  readonly sentences: readonly string[];
  readonly cells: readonly CellName[];
}

/** The caption of the move that led to a moment, including the end of a turn, which the log leaves out. */
export function captionAt(
  { moveCount, lastMove }: Moment<Zimbabwe>,
  log: readonly LogLine[],
  names: readonly string[],
  { zimbabwe }: Pick<AppText, "zimbabwe">,
): MoveCaption {
  const lines = linesOfMove(log, moveCount);
  const ends = (lastMove?.events ?? [])
    .filter(({ kind }) => kind === "turn-ended")
    .map((event) => zimbabwe.event(event, names));
  const sentences = lines.map(({ text }) => text);
  return {
    sentences: [...ends.filter((end) => !sentences.includes(end)), ...sentences],
    cells: [...new Set(lines.flatMap(({ cells }) => cells))],
  };
}
