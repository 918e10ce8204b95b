import { reportError, type Command } from "../command.ts";
import { drawTable, statusText } from "../draw-table.ts";
import { openTableForObserver } from "../table-arguments.ts";

export const show: Command = {
  name: "show",
  summary: "draw a position, a record or a scenario",
  help: `Usage: sofala show FILE [--step N] [--seat N]

Draws a position, the end of a record, or the start of a scenario, including
everything that is hidden from players. FILE can be - for standard input.
Terminals get colour; NO_COLOR turns it off, FORCE_COLOR=1 turns it on elsewhere.

  --step N   show a record after its first N moves
  --seat N   show only what that seat may know; "spectator" for what
             everybody may know

Exit code: 0, or 1 when a move of the record is refused, 2 when the file is
malformed.`,

  async run(args, context) {
    const opened = await openTableForObserver("show", args, context);
    if (!opened.ok) return reportError(context, opened.error);
    const { table, observer } = opened.value;
    const drawing = drawTable(table, context, { observer: observer });
    await context.terminal.print(`${drawing}\n\n${statusText(table)}`);
    return 0;
  },
};
