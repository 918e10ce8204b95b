import type { ZimbabweFirstText } from "@sofala/text/zimbabwe";
import type { CellName, Zimbabwe } from "@sofala/zimbabwe";
import type { Moment } from "../../../local/table.ts";
import type { LogLine } from "../../../table/log-line.ts";
import { linesOfMove } from "../../../table/replay/lines-of-move.ts";

/** What one move did, in sentences, and where. */
export interface MoveCaption {
  readonly sentences: readonly string[];
  readonly cells: readonly CellName[];
}

/**
 * The caption of the move that led to a moment, including the end of a turn, which the log leaves out. A short one leaves out
 * everybody's revenue.
 */
export function captionAt(
  { moveCount, lastMove }: Moment<Zimbabwe>,
  log: readonly LogLine[],
  names: readonly string[],
  { zimbabwe }: Pick<ZimbabweFirstText, "zimbabwe">,
  isShort = false,
): MoveCaption {
  const kindOf = ({ key }: LogLine) => lastMove?.events[Number(key.split(".")[1])]?.kind;
  const lines = linesOfMove(log, moveCount).filter(
    (line) => !isShort || kindOf(line) !== "revenue-collected",
  );
  const ends = (lastMove?.events ?? [])
    .filter(({ kind }) => kind === "turn-ended")
    .map((event) => zimbabwe.event(event, names));
  const sentences = lines.map(({ text }) => text);
  return {
    sentences: [...ends.filter((end) => !sentences.includes(end)), ...sentences],
    cells: [...new Set(lines.flatMap(({ cells }) => cells))],
  };
}
