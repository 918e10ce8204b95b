import type { Event, Tsoro } from "@sofala/tsoro";
import type { TsoroAppText } from "@sofala/text/tsoro";
import type { Moment } from "../../local/table.ts";
import type { LogLine } from "../../table/log-line.ts";
import { eventLines, lineCache } from "../../table/log-lines.ts";

const cached = lineCache();

/** The log: a heading for each round, a line for each move, and one for the end. */
export const logLines = (
  moments: readonly Moment<Tsoro>[],
  names: readonly string[],
  { sentences }: TsoroAppText,
  roundText: (round: number) => string,
): readonly LogLine[] =>
  moments.flatMap((moment) =>
    cached(moment, sentences, () =>
      eventLines(moment.moveCount, moment.lastMove?.events ?? [], (event) => ({
        heading: beginsRound(event)
          ? { text: roundText((moment.moveCount + 1) / 2), isRound: true }
          : undefined,
        text: sentences.event(event, names),
        ...(event.kind === "game-ended" ? {} : { seat: event.seat }),
      })),
    ),
  );

const beginsRound = (event: Event): boolean => event.kind !== "game-ended" && event.seat === 0;
