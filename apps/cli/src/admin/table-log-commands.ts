import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import type { TableLog } from "@sofala/server/admin";
import { parseCommandLine, parseFileArgument, reportError } from "../command.ts";
import { fileErrorText, gameVersions } from "../documents.ts";
import { sanitizeLine } from "../paint.ts";
import { parseJson } from "../parse-json.ts";
import { DATABASE_OPTION, withDatabase, type AdminCommand } from "./admin-command.ts";

// `sofala upgrade` and `sofala rollback` of other versions call these commands: arguments and formats only gain fields.

const DIGESTS_FORMAT = "sofala-digests/1";
const LOGS_FORMAT = "sofala-logs/1";

const digest: AdminCommand = {
  name: "tables digest",
  usage: "[--migrate]",
  summary:
    "replays every table and prints its result and hashes as JSON lines, to compare versions of Sofala; --migrate upgrades the database first, so give it a copy",
  async run(args, context) {
    const line = parseCommandLine(args, {
      ...DATABASE_OPTION,
      migrate: { type: "boolean", default: false },
    });
    if (!line.ok) return reportError(context, line.error);
    const { values, positionals } = line.value;
    if (positionals.length > 0) {
      const message = '"sofala admin tables digest" takes no arguments.';
      return reportError(context, { exitCode: 2, message });
    }
    return withDatabase(
      context,
      values.database,
      async (database, { digestTable, tableIds, SCHEMA_VERSION, STATE_FORMAT }) => {
        const header = { format: DIGESTS_FORMAT, schema: SCHEMA_VERSION, states: STATE_FORMAT };
        await context.terminal.print(JSON.stringify(header));
        for (const id of await tableIds(database)) {
          const found = await digestTable(database, gameVersions(context), id);
          await context.terminal.print(JSON.stringify(found));
        }
        return 0;
      },
      (admin, location) =>
        values.migrate ? admin.openForRestore(location) : admin.openAlongsideServer(location),
    );
  },
};

const log: AdminCommand = {
  name: "tables log",
  usage: "",
  summary: "prints the log of every table as JSON lines; keep it safe, it contains secrets",
  async run(args, context) {
    const line = parseCommandLine(args, DATABASE_OPTION);
    if (!line.ok) return reportError(context, line.error);
    const { values, positionals } = line.value;
    if (positionals.length > 0) {
      const message = '"sofala admin tables log" takes no arguments.';
      return reportError(context, { exitCode: 2, message });
    }
    return withDatabase(context, values.database, async (database, { readTableLog, tableIds }) => {
      await context.terminal.print(JSON.stringify({ format: LOGS_FORMAT }));
      for (const id of await tableIds(database)) {
        const found = await readTableLog(database, id);
        if (found !== undefined) await context.terminal.print(JSON.stringify(found));
      }
      return 0;
    });
  },
};

const append: AdminCommand = {
  name: "tables append",
  usage: "FILE",
  summary:
    'appends the moves that logs of "tables log" have more than the tables here; prints a JSON line for each table where something was appended or refused',
  async run(args, context) {
    const line = parseCommandLine(args, DATABASE_OPTION);
    if (!line.ok) return reportError(context, line.error);
    const file = parseFileArgument("admin tables append", line.value.positionals);
    if (!file.ok) return reportError(context, file.error);
    return withDatabase(
      context,
      line.value.values.database,
      async (database, { appendTableLog }) => {
        let refused = 0;
        try {
          for await (const text of createInterface({ input: createReadStream(file.value) })) {
            const tableLog = parseTableLog(text);
            if (tableLog === undefined) continue;
            const { table } = tableLog;
            const appended = await appendTableLog(database, gameVersions(context), tableLog);
            if (!appended.ok) refused++;
            else if (appended.value === 0) continue;
            const report = appended.ok ? { appended: appended.value } : { refused: appended.error };
            await context.terminal.print(sanitizeLine(JSON.stringify({ table, ...report })));
          }
        } catch (error) {
          const message = `${file.value}: ${fileErrorText(error)}.`;
          return reportError(context, { exitCode: 2, message });
        }
        return refused === 0 ? 0 : 1;
      },
    );
  },
};

/** The log of a line; undefined for the first line, which only states the format. */
function parseTableLog(text: string): TableLog | undefined {
  const line = parseJson(text);
  if (!line.ok) throw new Error(`a line is not JSON: ${line.error}`);
  const { format, table, entries } = line.value as Partial<TableLog> & {
    readonly format?: unknown;
  };
  if (format === LOGS_FORMAT) return undefined;
  if (typeof table === "string" && Array.isArray(entries)) return { table, entries };
  throw new Error("a line is not the log of a table");
}

export const tableLogCommands: readonly AdminCommand[] = [digest, log, append];
