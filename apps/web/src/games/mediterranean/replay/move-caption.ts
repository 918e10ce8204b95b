import type { Mediterranean } from "@sofala/mediterranean";
import type { MediterraneanWords } from "@sofala/text/mediterranean";
import type { Told } from "../../../local/hidden-info-table.ts";
import type { LogLine } from "../../../table/log-line.ts";

/** What led to a moment: its lines in the log, or what the log leaves out. */
export function sentencesAt(
  told: readonly Told<Mediterranean>[],
  number: number,
  log: readonly LogLine[],
  names: readonly string[],
  { game, end }: MediterraneanWords,
): readonly string[] {
  const lines = log.filter(({ moment, isHeading }) => moment === number && isHeading !== true);
  if (lines.length > 0) return lines.map(({ text }) => text);
  const { actor, events = [] } = told.find(({ id }) => id === number) ?? {};
  if (events.length > 0) return events.map((event) => game.event(event, names));
  return typeof actor === "number" ? [end.replay.inSecret(names[actor] ?? "")] : [];
}
