import type { AdminCommand } from "../admin/admin-command.ts";
import { backupCommands } from "../admin/backup-commands.ts";
import { dailyBackupCommands } from "../admin/daily-backup-commands.ts";
import { peopleCommands } from "../admin/people-commands.ts";
import { ratingCommands } from "../admin/rating-commands.ts";
import { signingKeyCommands } from "../admin/signing-key-commands.ts";
import { tableCommands } from "../admin/table-commands.ts";
import { tableLogCommands } from "../admin/table-log-commands.ts";
import { reportError, type Command } from "../command.ts";

const ADMIN_COMMANDS: readonly AdminCommand[] = [
  ...tableCommands,
  ...tableLogCommands,
  ...peopleCommands,
  ...ratingCommands,
  ...backupCommands,
  ...dailyBackupCommands,
  ...signingKeyCommands,
];

export const admin: Command = {
  name: "admin",
  summary: "manage a server's tables and people: list, verify, set clocks, ban, export, restore",
  help: `Usage: sofala admin COMMAND … [--database LOCATION]

Works on the database itself, even while the server is running; the server
notices a change within a second. "games" is another name for "tables", "recount" for
"ratings recalculate", "reset" for "reset-password".

${ADMIN_COMMANDS.map(({ name, usage, summary }) => `  ${name} ${usage}\n      ${summary}`).join("\n")}

  --database LOCATION   an SQLite file, or postgres://…; by default DATABASE_URL,
                        or data/sofala.sqlite in Sofala's folder

  --from LOCATION       where the backups are, by default BACKUP_TO
  --settings FILE       reads the server's settings from a file, one NAME=value per line

An export contains the secrets of games in progress and of people's devices
(hashed): only you can read the file, and nobody else should.

Exit code: 0 success, 1 the answer is no (an invalid table, nothing to change),
2 bad input.`,

  async run(args, context) {
    for (const command of ADMIN_COMMANDS) {
      for (const name of [command.name, ...(command.aliases ?? [])]) {
        const words = name.split(" ");
        if (words.every((word, index) => args[index] === word))
          return command.run(args.slice(words.length), context);
      }
    }
    const name = args.slice(0, 2).join(" ");
    const message = `There is no command "admin ${name}"; "sofala admin --help" lists them.`;
    return reportError(context, { exitCode: 2, message });
  },
};
