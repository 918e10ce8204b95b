import { complain, parseCommandLine } from "../command.ts";
import { DATABASE, withDatabase, type Errand } from "./errand.ts";

const reset: Errand = {
  name: "reset",
  usage: "NAME",
  summary: "a link that sets a new password for an account, good once and for a day",
  async run(args, context) {
    const line = parseCommandLine(args, DATABASE);
    if (!line.ok) return complain(context, line.error);
    const { values, positionals } = line.value;
    const [name, second] = positionals;
    if (name === undefined || second !== undefined) {
      const sentence = '"sofala admin reset" takes one NAME.';
      return complain(context, { exit: 2, sentence });
    }
    return withDatabase(
      context,
      values.database,
      async (database, { passwordResetPath, serviceTime }) => {
        const page = await passwordResetPath(database, name, await serviceTime(database));
        if (page === undefined) {
          return complain(context, { exit: 1, sentence: `${name}: no account has this name.` });
        }
        await context.terminal.print(`${publicAddress()}${page}`);
        return 0;
      },
    );
  },
};

export const accountErrands: readonly Errand[] = [reset];

/** Where people find the server, as far as its settings say. */
function publicAddress(): string {
  const { PUBLIC_URL = "" } = process.env;
  return URL.canParse(PUBLIC_URL) ? new URL(PUBLIC_URL).origin : "http://localhost:8080";
}
