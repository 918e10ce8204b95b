import type { GameTypes } from "@sofala/engine";
import type { Moment } from "../../local/table.ts";
import type { LogLine } from "../log-line.ts";
import { eventLines, lineCache } from "../log-lines.ts";
import type { SmallGame, SmallGameText } from "./small-game.ts";

const cached = lineCache();

/** The log: a heading for each round, which the first seat begins, a line for each move, and one for the end. */
export const logLines = <T extends GameTypes>(
  { ui, seatOf }: Pick<SmallGame<T>, "ui" | "seatOf">,
  moments: readonly Moment<T>[],
  names: readonly string[],
  { sentences }: Pick<SmallGameText<T>, "sentences">,
  roundText: (round: number) => string,
): readonly LogLine[] =>
  moments.flatMap((moment) =>
    cached(moment, sentences, () => {
      const { actor, events = [] } = moment.lastMove ?? {};
      return eventLines(moment.moveCount, events, (event) => {
        const seat = seatOf(event);
        const beginsRound = actor === 0 && event === events[0];
        return {
          heading: beginsRound
            ? { text: roundText(ui.viewSummary(moment.view).round), isRound: true }
            : undefined,
          text: sentences.event(event, names),
          ...(seat === undefined ? {} : { seat }),
        };
      });
    }),
  );
