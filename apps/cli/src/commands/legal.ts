import { complain, type Command } from "../command.ts";
import { openForSeat } from "../table-arguments.ts";

/** Lines that are printed at once. */
const BATCH = 500;

export const legal: Command = {
  name: "legal",
  summary: "list the legal moves as JSON lines",
  help: `Usage: sofala legal FILE [--step N] [--seat N]

Prints the legal moves of the seat to act, one a line. FILE is a position, a
record (at its end) or a scenario (where it begins); - is the standard input.

  --step N   a record after its first N moves
  --seat N   another seat than the first to act

Exit code: 0, or 1 when a move of the record is refused, 2 when the file is
malformed.`,

  async run(args, context) {
    const opened = await openForSeat("legal", args, context);
    if (!opened.ok) return complain(context, opened.error);
    const { table, seat } = opened.value;
    if (seat === undefined) return 0;
    let lines: string[] = [];
    for (const move of table.game.legalMoves(table.state, seat)) {
      lines.push(JSON.stringify(move));
      if (lines.length < BATCH) continue;
      await context.terminal.print(lines.join("\n"));
      lines = [];
    }
    if (lines.length > 0) await context.terminal.print(lines.join("\n"));
    return 0;
  },
};
