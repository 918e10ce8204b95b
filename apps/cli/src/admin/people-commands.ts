import { ok, type Result } from "@sofala/engine";
import type { Database, FoundPerson } from "@sofala/server/admin";
import {
  badInput,
  reportError,
  parseCommandLine,
  parseInteger,
  type Context,
  type ExitCode,
  type CommandError,
} from "../command.ts";
import { sanitizeLine } from "../paint.ts";
import { DATABASE_OPTION, withDatabase, type Admin, type AdminCommand } from "./admin-command.ts";

const MAX_DAYS = 3650;
const SANCTION_OPTIONS = {
  ...DATABASE_OPTION,
  days: { type: "string" },
  why: { type: "string", default: "" },
  lift: { type: "boolean", default: false },
} as const;

type Sanction = Parameters<Admin["sanctionPerson"]>[2];

const operator: AdminCommand = {
  name: "operator",
  usage: "NAME [--remove]",
  summary: "makes a person an operator, who handles reports in the browser",
  async run(args, context) {
    const line = parseCommandLine(args, {
      ...DATABASE_OPTION,
      remove: { type: "boolean", default: false },
    });
    if (!line.ok) return reportError(context, line.error);
    const { values, positionals } = line.value;
    const name = onlyName("operator", positionals);
    if (!name.ok) return reportError(context, name.error);
    return withPerson(context, values.database, name.value, async (database, admin, person) => {
      const now = await admin.serviceTime(database);
      await admin.setOperator(database, person, !values.remove, now);
      return report(context, person, values.remove ? "is no longer an operator" : "is an operator");
    });
  },
};

/** A command that mutes or bans; only a ban may be without an end. */
const sanctionCommand = (
  kind: "mute" | "ban",
  usage: string,
  summary: string,
  permanentMessage?: string,
): AdminCommand => ({
  name: kind,
  usage,
  summary,
  async run(args, context) {
    const line = parseCommandLine(args, SANCTION_OPTIONS);
    if (!line.ok) return reportError(context, line.error);
    const { values, positionals } = line.value;
    const name = onlyName(kind, positionals);
    if (!name.ok) return reportError(context, name.error);
    const { why: explanation, lift } = values;
    const apply = (sanction: Sanction, message: string) =>
      applySanction(context, values, name.value, sanction, message);
    if (lift) return apply({ kind: "pardon", explanation }, "is no longer muted or banned");
    if (values.days === undefined && permanentMessage !== undefined) {
      return apply({ kind: "ban", explanation }, permanentMessage);
    }
    const days = parseInteger(values.days ?? "", "--days", 1, MAX_DAYS);
    if (!days.ok) return reportError(context, days.error);
    return apply(
      { kind, days: days.value, explanation },
      `${MESSAGES[kind]} for ${days.value} days`,
    );
  },
});

const MESSAGES = { mute: "can chat only with set phrases", ban: "is banned" };

const mute = sanctionCommand(
  "mute",
  "NAME --days N [--why TEXT] | NAME --lift",
  "limits a person's chat to set phrases; --lift ends a mute or a ban",
);
const ban = sanctionCommand(
  "ban",
  "NAME [--days N] [--why TEXT] | NAME --lift",
  "bans a person, permanently unless you give --days; --lift ends a ban or a mute",
  "is banned permanently",
);

const rename: AdminCommand = {
  name: "rename",
  usage: "NAME NEW [--why TEXT]",
  summary: "changes a person's name, at their tables too, and tells them on their next visit",
  async run(args, context) {
    const line = parseCommandLine(args, {
      ...DATABASE_OPTION,
      why: { type: "string", default: "" },
    });
    if (!line.ok) return reportError(context, line.error);
    const { values, positionals } = line.value;
    const [person, name, third] = positionals;
    if (person === undefined || name === undefined || third !== undefined) {
      const message = '"sofala admin rename" takes a NAME and a NEW one; quote names with spaces.';
      return reportError(context, { exitCode: 2, message });
    }
    const { why } = values;
    return applySanction(
      context,
      values,
      person,
      { kind: "rename", name, explanation: why },
      `is now called ${name}`,
    );
  },
};

const resetPassword: AdminCommand = {
  name: "reset-password",
  aliases: ["reset"],
  usage: "NAME",
  summary:
    "prints a link that resets the password of an account; it works once and expires after a day",
  async run(args, context) {
    const line = parseCommandLine(args, DATABASE_OPTION);
    if (!line.ok) return reportError(context, line.error);
    const { values, positionals } = line.value;
    const name = onlyName("reset-password", positionals);
    if (!name.ok) return reportError(context, name.error);
    return withDatabase(
      context,
      values.database,
      async (database, { passwordResetPath, serviceTime }) => {
        const page = await passwordResetPath(database, name.value, await serviceTime(database));
        if (page === undefined) {
          const message = `${name.value}: no account has this name.`;
          return reportError(context, { exitCode: 1, message });
        }
        await context.terminal.print(`${publicOrigin()}${page}`);
        return 0;
      },
    );
  },
};

export const peopleCommands: readonly AdminCommand[] = [operator, mute, ban, rename, resetPassword];

const applySanction = (
  context: Context,
  { database: location }: { readonly database?: string | undefined },
  idOrName: string,
  sanction: Sanction,
  message: string,
): Promise<ExitCode> =>
  withPerson(
    context,
    location,
    idOrName,
    async (database, { sanctionPerson, serviceTime }, person) => {
      const result = await sanctionPerson(database, person, sanction, await serviceTime(database));
      return result.ok
        ? report(context, person, message)
        : reportError(context, {
            exitCode: 1,
            message: sanitizeLine(`${person.name}: ${result.error}`),
          });
    },
  );

const withPerson = (
  context: Context,
  location: string | undefined,
  idOrName: string,
  work: (database: Database, admin: Admin, person: FoundPerson) => Promise<ExitCode>,
): Promise<ExitCode> =>
  withDatabase(context, location, async (database, admin) => {
    const person = await admin.findPerson(database, idOrName);
    if (person.ok) return work(database, admin, person.value);
    return reportError(context, {
      exitCode: 1,
      message: sanitizeLine(`${idOrName}: ${person.error}.`),
    });
  });

async function report(
  context: Context,
  { name, id }: FoundPerson,
  message: string,
): Promise<ExitCode> {
  await context.terminal.print(sanitizeLine(`${name} (${id}) ${message}.`));
  return 0;
}

function onlyName(command: string, positionals: readonly string[]): Result<string, CommandError> {
  const [name, second] = positionals;
  if (name !== undefined && second === undefined) return ok(name);
  return badInput(`"sofala admin ${command}" takes one NAME; quote it if it has spaces.`);
}

/** The address of the server in browsers, by PUBLIC_URL. */
function publicOrigin(): string {
  const { PUBLIC_URL = "" } = process.env;
  return URL.canParse(PUBLIC_URL) ? new URL(PUBLIC_URL).origin : "http://localhost:8080";
}
