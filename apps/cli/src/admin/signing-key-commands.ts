import { reportError, parseCommandLine } from "../command.ts";
import { DATABASE_OPTION, withDatabase, type AdminCommand } from "./admin-command.ts";

const signingKeys: AdminCommand = {
  name: "signing-keys",
  usage: "[--rotate] [--revoke KEY]",
  summary:
    "lists the public keys of signed archives; --rotate switches to a new key, --revoke revokes one that leaked",
  async run(args, context) {
    const line = parseCommandLine(args, {
      ...DATABASE_OPTION,
      rotate: { type: "boolean", default: false },
      revoke: { type: "string" },
    });
    if (!line.ok) return reportError(context, line.error);
    const { values, positionals } = line.value;
    if (positionals.length > 0) {
      const message = '"sofala admin signing-keys" takes no arguments.';
      return reportError(context, { exitCode: 2, message });
    }
    return withDatabase(context, values.database, async (database, admin) => {
      const { publicKeys, revokeKey, rotateKey } = admin;
      const now = await admin.serviceTime(database);
      if (values.rotate) await rotateKey(database, now);
      if (values.revoke !== undefined && !(await revokeKey(database, values.revoke, now))) {
        const message = `The server has no key "${values.revoke}".`;
        return reportError(context, { exitCode: 2, message });
      }
      for (const { key, since, until } of await publicKeys(database, now)) {
        const end = until === undefined ? "now" : new Date(until).toISOString();
        await context.terminal.print(`${key}  ${new Date(since).toISOString()} to ${end}`);
      }
      return 0;
    });
  },
};

export const signingKeyCommands: readonly AdminCommand[] = [signingKeys];
