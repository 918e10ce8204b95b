import type { Seat } from "@sofala/engine";
import { reportError, type Command } from "../command.ts";
import { openTableForSeat } from "../table-arguments.ts";
import type { LoadedTable } from "../load-table.ts";

/** Lines that are printed at once. */
const LINES_PER_PRINT = 500;

export const legal: Command = {
  name: "legal",
  summary: "list the legal moves as JSON lines",
  help: `Usage: sofala legal FILE [--step N] [--seat N]

Prints the legal moves of the seat to act, one per line. If several seats are
to act, each line is a seat and a move, as in a record: [0,{"kind":"ready"}].
FILE is a position, a record (at its end) or a scenario (at its start); - is
standard input. If a move has too many variants, only some are listed.

  --step N   the moves after the first N moves of a record
  --seat N   only the moves of this seat, without its number

Exit code: 0, or 1 when a move of the record is refused, 2 when the file is
malformed.`,

  async run(args, context) {
    const opened = await openTableForSeat("legal", args, context);
    if (!opened.ok) return reportError(context, opened.error);
    const { table, observer } = opened.value;
    let lines: string[] = [];
    for (const line of movesOf(table, observer)) {
      lines.push(JSON.stringify(line));
      if (lines.length < LINES_PER_PRINT) continue;
      await context.terminal.print(lines.join("\n"));
      lines = [];
    }
    if (lines.length > 0) await context.terminal.print(lines.join("\n"));
    return 0;
  },
};

function* movesOf({ game, state }: LoadedTable, asked: Seat | undefined): Generator {
  const seats = asked === undefined ? game.toAct(state) : [asked];
  for (const seat of seats)
    for (const move of game.legalMoves(state, seat)) yield seats.length === 1 ? move : [seat, move];
}
