import { complain, type Command } from "../command.ts";
import { openFromArguments } from "../table-arguments.ts";

/** Lines that are printed at once. */
const BATCH = 500;

export const legal: Command = {
  name: "legal",
  summary: "list the legal moves as JSON lines",
  help: `Usage: sofala legal FILE [--step N]

Prints the legal moves of each seat to act, one object a line:
{"seat":0,"move":{…}}. FILE is a position, a record (at its end) or a scenario
(where it begins); - is the standard input.

  --step N   a record after its first N moves

Exit code: 0, or 1 when a move of the record is refused, 2 when the file is
malformed.`,

  async run(args, context) {
    const table = await openFromArguments("legal", args, context);
    if (!table.ok) return complain(context, table.error);
    const { game, state } = table.value;
    let lines: string[] = [];
    for (const seat of game.toAct(state)) {
      for (const move of game.legalMoves(state, seat)) {
        lines.push(JSON.stringify({ seat, move }));
        if (lines.length < BATCH) continue;
        // oxlint-disable-next-line no-await-in-loop -- the reader sets the pace
        await context.terminal.print(lines.join("\n"));
        lines = [];
      }
    }
    if (lines.length > 0) await context.terminal.print(lines.join("\n"));
    return 0;
  },
};
