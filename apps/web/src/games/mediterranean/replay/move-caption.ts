import type { Mediterranean } from "@sofala/mediterranean";
import type { MediterraneanAppText } from "@sofala/text/mediterranean";
import type { ObservedMove } from "../../../local/hidden-info-table.ts";
import type { LogLine } from "../../../table/log-line.ts";
import { linesOfMove } from "../../../table/replay/lines-of-move.ts";

/** The caption of a moment: its log lines, or else the events that the log leaves out. */
export function captionAt(
  observedMoves: readonly ObservedMove<Mediterranean>[],
  number: number,
  log: readonly LogLine[],
  names: readonly string[],
  { sentences, end }: MediterraneanAppText,
): readonly string[] {
  const lines = linesOfMove(log, number);
  if (lines.length > 0) return lines.map(({ text }) => text);
  const { actor, events = [] } = observedMoves.find(({ id }) => id === number) ?? {};
  if (events.length > 0) return events.map((event) => sentences.event(event, names));
  return typeof actor === "number" ? [end.replay.secretMove(names[actor] ?? "")] : [];
}
