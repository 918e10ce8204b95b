import { accountErrands } from "../admin/account-errands.ts";
import { gameErrands } from "../admin/game-errands.ts";
import { keepingErrands } from "../admin/keeping-errands.ts";
import { peopleErrands } from "../admin/people-errands.ts";
import { resultErrands } from "../admin/result-errands.ts";
import { signingErrands } from "../admin/signing-errands.ts";
import { complain, type Command } from "../command.ts";

const ERRANDS = [
  ...gameErrands,
  ...peopleErrands,
  ...accountErrands,
  ...resultErrands,
  ...keepingErrands,
  ...signingErrands,
];

export const admin: Command = {
  name: "admin",
  summary: "look after a server's games: list, verify, set clocks, end, export, restore",
  help: `Usage: sofala admin ERRAND … [--database WHERE]

Works on the database itself, also while the server runs, which notices within
a second what was changed.

${ERRANDS.map(({ name, usage, summary }) => `  ${name} ${usage}\n      ${summary}`).join("\n")}

  --database WHERE   a file of SQLite, or postgres://…; otherwise what
                     DATABASE_URL says, or data/sofala.sqlite in Sofala's folder

An export holds what opens running games and people's devices (hashed): it is
readable by you alone, and should stay so.

Exit code: 0 fine, 1 the answer is no (a game that does not hold, nothing to
change), 2 bad input.`,

  async run(args, context) {
    const errand = ERRANDS.find(({ name }) =>
      name.split(" ").every((word, index) => args[index] === word),
    );
    if (errand !== undefined) return errand.run(args.slice(errand.name.split(" ").length), context);
    const what = args.slice(0, 2).join(" ");
    const sentence = `There is no errand "${what}"; "sofala admin --help" lists what there is.`;
    return complain(context, { exit: 2, sentence });
  },
};
