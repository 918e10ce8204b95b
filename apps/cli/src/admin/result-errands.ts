import { complain, parseCommandLine } from "../command.ts";
import { rulesOf } from "../documents.ts";
import { oneLine } from "../paint.ts";
import { DATABASE, withDatabase, type Errand } from "./errand.ts";

const recounting: Errand = {
  name: "recount",
  usage: "",
  summary: "makes all results and ratings anew from the logs; the figures are the same",
  async run(args, context) {
    const line = parseCommandLine(args, DATABASE);
    if (!line.ok) return complain(context, line.error);
    const { values, positionals } = line.value;
    if (positionals.length > 0) {
      return complain(context, { exit: 2, sentence: '"sofala admin recount" takes no arguments.' });
    }
    return withDatabase(context, values.database, async (database, { recalculateRatings }) => {
      const around = { ...rulesOf(context), now: Date.now };
      const { games, unreadableTables } = await recalculateRatings(database, around);
      for (const id of unreadableTables) {
        await context.terminal.print(oneLine(`${id}: the game cannot be played anew.`));
      }
      await context.terminal.print(`${games} games are counted.`);
      return unreadableTables.length === 0 ? 0 : 1;
    });
  },
};

export const resultErrands: readonly Errand[] = [recounting];
