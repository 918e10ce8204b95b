import { complain, parseCommandLine } from "../command.ts";
import { rulesOf } from "../documents.ts";
import { oneLine } from "../paint.ts";
import { DATABASE_OPTION, withDatabase, type AdminCommand } from "./admin-command.ts";

const recount: AdminCommand = {
  name: "recount",
  usage: "",
  summary: "calculates all results and ratings again from the logs; the figures stay the same",
  async run(args, context) {
    const line = parseCommandLine(args, DATABASE_OPTION);
    if (!line.ok) return complain(context, line.error);
    const { values, positionals } = line.value;
    if (positionals.length > 0) {
      return complain(context, { exit: 2, sentence: '"sofala admin recount" takes no arguments.' });
    }
    return withDatabase(context, values.database, async (database, { recalculateRatings }) => {
      const deps = { ...rulesOf(context), now: Date.now };
      const { games, unreadableTables } = await recalculateRatings(database, deps);
      for (const id of unreadableTables) {
        await context.terminal.print(oneLine(`${id}: the log cannot be replayed.`));
      }
      await context.terminal.print(`${games} games are counted.`);
      return unreadableTables.length === 0 ? 0 : 1;
    });
  },
};

export const ratingCommands: readonly AdminCommand[] = [recount];
