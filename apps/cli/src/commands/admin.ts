import { backupCommands } from "../admin/backup-commands.ts";
import { peopleCommands } from "../admin/people-commands.ts";
import { ratingCommands } from "../admin/rating-commands.ts";
import { signingKeyCommands } from "../admin/signing-key-commands.ts";
import { tableCommands } from "../admin/table-commands.ts";
import { complain, type Command } from "../command.ts";

const ADMIN_COMMANDS = [
  ...tableCommands,
  ...peopleCommands,
  ...ratingCommands,
  ...backupCommands,
  ...signingKeyCommands,
];

export const admin: Command = {
  name: "admin",
  summary: "manage a server's tables and people: list, verify, set clocks, ban, export, restore",
  help: `Usage: sofala admin COMMAND … [--database LOCATION]

Works on the database itself, also while the server runs; the server notices a
change within a second. "games" is another name for "tables".

${ADMIN_COMMANDS.map(({ name, usage, summary }) => `  ${name} ${usage}\n      ${summary}`).join("\n")}

  --database LOCATION   an SQLite file, or postgres://…; by default DATABASE_URL,
                        or data/sofala.sqlite in Sofala's folder

An export contains the secrets of running games and of people's devices
(hashed): only you can read the file, and nobody else should.

Exit code: 0 success, 1 the answer is no (an invalid table, nothing to change),
2 bad input.`,

  async run(args, context) {
    const words = args[0] === "games" ? ["tables", ...args.slice(1)] : args;
    const command = ADMIN_COMMANDS.find(({ name }) =>
      name.split(" ").every((word, index) => words[index] === word),
    );
    if (command !== undefined) {
      return command.run(words.slice(command.name.split(" ").length), context);
    }
    const name = args.slice(0, 2).join(" ");
    const sentence = `There is no command "admin ${name}"; "sofala admin --help" lists them.`;
    return complain(context, { exit: 2, sentence });
  },
};
