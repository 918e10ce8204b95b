import { complain, type Command } from "../command.ts";
import { drawTable, standing } from "../drawing.ts";
import { openFromArguments } from "../table-arguments.ts";

export const show: Command = {
  name: "show",
  summary: "draw a position, a record or a scenario",
  help: `Usage: sofala show FILE [--step N]

Draws a position, a record at its end, or a scenario where it begins.
FILE may be - for the standard input. Colour is used on terminals; NO_COLOR
forbids it, FORCE_COLOR=1 asks for it elsewhere.

  --step N   a record after its first N moves

Exit code: 0, or 1 when a move of the record is refused, 2 when the file is
malformed.`,

  async run(args, context) {
    const table = await openFromArguments("show", args, context);
    if (!table.ok) return complain(context, table.error);
    await context.terminal.print(`${drawTable(table.value, context)}\n\n${standing(table.value)}`);
    return 0;
  },
};
