import { reportError, type Command } from "../command.ts";
import { drawTable, statusText } from "../draw-table.ts";
import { openTableForObserver } from "../table-arguments.ts";

export const show: Command = {
  name: "show",
  summary: "draw a position, a record or a scenario",
  help: `Usage: sofala show FILE [--step N] [--seat N]

Draws a position, a record at its end, or a scenario where it begins, with all
that is hidden from players. FILE may be - for the standard input. Colour is
used on terminals; NO_COLOR forbids it, FORCE_COLOR=1 asks for it elsewhere.

  --step N   a record after its first N moves
  --seat N   only what that seat may know; "spectator" for what all may know

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
