import { reportError, parseCommandLine } from "../command.ts";
import { gameVersions } from "../documents.ts";
import { sanitizeLine } from "../paint.ts";
import { DATABASE_OPTION, withDatabase, type AdminCommand } from "./admin-command.ts";

const recalculate: AdminCommand = {
  name: "ratings recalculate",
  aliases: ["recount"],
  usage: "",
  summary: "recalculates all results and ratings from the logs; the numbers stay the same",
  async run(args, context) {
    const line = parseCommandLine(args, DATABASE_OPTION);
    if (!line.ok) return reportError(context, line.error);
    const { values, positionals } = line.value;
    if (positionals.length > 0) {
      const message = '"sofala admin ratings recalculate" takes no arguments.';
      return reportError(context, { exitCode: 2, message });
    }
    return withDatabase(context, values.database, async (database, { recalculateRatings }) => {
      const deps = { ...gameVersions(context), now: Date.now };
      const { games, unreadableTables } = await recalculateRatings(database, deps);
      for (const id of unreadableTables) {
        await context.terminal.print(sanitizeLine(`${id}: the log cannot be replayed.`));
      }
      await context.terminal.print(`${games} games counted.`);
      return unreadableTables.length === 0 ? 0 : 1;
    });
  },
};

export const ratingCommands: readonly AdminCommand[] = [recalculate];
