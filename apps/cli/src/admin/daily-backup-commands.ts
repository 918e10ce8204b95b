import { randomInt } from "node:crypto";
import { resolve } from "node:path";
import { ok, type Result } from "@sofala/engine";
import type { Backup, BackupStorage } from "@sofala/server/backups";
import { readConfig, resolveDatabase, type Config } from "@sofala/server/config";
import {
  badInput,
  checkFailed,
  parseCommandLine,
  reportError,
  type CommandError,
  type Context,
  type ExitCode,
} from "../command.ts";
import { ROOT } from "../root.ts";
import { readSettingsFile } from "../settings-file.ts";
import { DATABASE_OPTION, withDatabase, type AdminCommand } from "./admin-command.ts";

type Backups = typeof import("@sofala/server/backups");
type BackupConfig = NonNullable<Config["backups"]>;

const OPTIONS = {
  ...DATABASE_OPTION,
  settings: { type: "string" },
  from: { type: "string" },
  all: { type: "boolean" },
} as const;
const USAGE = "[--from FOLDER|s3://…] [--settings FILE]";

/** What the commands work on. */
interface BackupSite {
  readonly backups: Backups;
  readonly config: BackupConfig;
  readonly storage: BackupStorage;
  /** Where the server's database is. */
  readonly database: string;
  readonly name: string | undefined;
  readonly isAll: boolean;
}

const list: AdminCommand = {
  name: "backups list",
  usage: USAGE,
  summary: "lists the daily backups, the newest first",
  run: (args, context) =>
    withSite(args, context, async ({ backups, storage }) => {
      const found = await backups.listBackups(storage);
      if (found.length === 0) await context.terminal.print("There are no backups yet.");
      for (const backup of found) await context.terminal.print(backupText(backup));
      return 0;
    }),
};

const now: AdminCommand = {
  name: "backups now",
  usage: USAGE,
  summary: "makes a backup now, reads it back and verifies it",
  run: (args, context) =>
    withSite(args, context, async ({ backups, config, database: location }) =>
      withDatabase(context, location, async (database) => {
        const made = await backups.makeBackup({ database, location, config, now: Date.now() });
        if (!made.ok)
          return reportError(context, {
            exitCode: 1,
            message: `The backup failed: ${made.error}.`,
          });
        const { name, bytes, createdAt, rows, tables, replayed, warning } = made.value;
        await backups.saveBackupStatus(database, { newest: { name, bytes, createdAt } });
        await context.terminal.print(
          `Made ${name} (${sizeText(bytes)}): ${rows} rows; ${replayed} of ${tables} tables were replayed.`,
        );
        if (warning !== undefined) {
          context.terminal.printError(`Old backups could not be removed: ${warning}.`);
        }
        return 0;
      }),
    ),
};

const verify: AdminCommand = {
  name: "backups verify",
  usage: `[NAME|newest] [--all] ${USAGE}`,
  summary: "restores a backup into a temporary database and replays some of its tables, or all",
  run: (args, context) =>
    withSite(args, context, async (site) => {
      const { backups, config, storage, database, isAll } = site;
      const backup = await findBackup(site);
      if (!backup.ok) return reportError(context, backup.error);
      const { name } = backup.value;
      const lines = backups.backupLines(storage.read(name), config.key);
      const verified = await backups.verifyBackup(lines, database, isAll ? "all" : "some");
      await context.terminal.print(
        `${name} is good: ${verified.rows} rows; ${verified.replayed} of ${verified.tables} tables were replayed.`,
      );
      return 0;
    }),
};

const restore: AdminCommand = {
  name: "backups restore",
  usage: `NAME|newest ${USAGE}`,
  summary: "restores a backup into an empty database, completely or not at all",
  run: (args, context) =>
    withSite(args, context, async (site) => {
      const { backups, config, storage, database: location } = site;
      const backup = await findBackup(site);
      if (!backup.ok) return reportError(context, backup.error);
      const { name } = backup.value;
      return withDatabase(
        context,
        location,
        async (database, { restoreDatabase }) => {
          const lines = backups.backupLines(storage.read(name), config.key);
          const rows = await restoreDatabase(database, lines);
          if (!rows.ok)
            return reportError(context, { exitCode: 2, message: `${name}: ${rows.error}.` });
          await context.terminal.print(`${rows.value} rows restored from ${name}.`);
          return 0;
        },
        ({ openForRestore }, target) => openForRestore(target),
      );
    }),
};

const key: AdminCommand = {
  name: "backups key",
  usage: "",
  summary: "prints a new random key for BACKUP_KEY",
  async run(args, context) {
    const line = parseCommandLine(args, {});
    if (!line.ok) return reportError(context, line.error);
    await context.terminal.print(randomKey());
    return 0;
  },
};

export const dailyBackupCommands: readonly AdminCommand[] = [list, now, verify, restore, key];

/** Reads the settings of backups and runs `work`; prints a sentence if something is wrong. */
async function withSite(
  args: readonly string[],
  context: Context,
  work: (site: BackupSite) => Promise<ExitCode>,
): Promise<ExitCode> {
  const line = parseCommandLine(args, OPTIONS);
  if (!line.ok) return reportError(context, line.error);
  const { values, positionals } = line.value;
  const config = readSettings(values);
  if (!config.ok) return reportError(context, config.error);
  if (positionals.length > 1) {
    return reportError(context, { exitCode: 2, message: "Name one backup at most." });
  }
  const backups = await import("@sofala/server/backups");
  try {
    return await work({
      backups,
      config: config.value.backups,
      storage: backups.openStorage(config.value.backups.to),
      database: config.value.database,
      name: positionals[0],
      isAll: values.all === true,
    });
  } catch (error) {
    if (!(error instanceof backups.BackupError)) throw error;
    return reportError(context, { exitCode: 1, message: `${sentence(error.message)}.` });
  }
}

/** The server's settings: from a file if one is given, and otherwise from the environment. */
function readSettings({
  settings,
  database,
  from,
}: {
  readonly settings?: string | undefined;
  readonly database?: string | undefined;
  readonly from?: string | undefined;
}): Result<Config & { readonly backups: BackupConfig }, CommandError> {
  const file = readSettingsFile(settings);
  if (!file.ok) return badInput(file.error);
  const env: NodeJS.ProcessEnv = { ...process.env, ...file.value };
  const target = database === undefined ? undefined : resolveDatabase(database, ".");
  // The backups are beside the server's database, even if another one is restored into.
  if (target !== undefined && (env["DATABASE_URL"] ?? "") === "") env["DATABASE_URL"] = target;
  if (from !== undefined) env["BACKUP_TO"] = from.includes("://") ? from : resolve(from);
  const config = readConfig(env, ROOT);
  if (!config.ok) return badInput(config.error);
  const { backups } = config.value;
  if (backups === undefined) return badInput("There is no place for backups: set BACKUP_TO.");
  return ok({ ...config.value, backups, database: target ?? config.value.database });
}

/** The backup with the given name; by default the newest one that was verified. */
async function findBackup({
  backups,
  storage,
  name = "newest",
}: BackupSite): Promise<Result<Backup, CommandError>> {
  const all = await backups.listBackups(storage);
  const found =
    name === "newest"
      ? all.find(({ isVerified }) => isVerified)
      : all.find((backup) => backup.name === name);
  if (found !== undefined) return ok(found);
  return checkFailed(
    name === "newest"
      ? "There is no verified backup."
      : `There is no backup ${name}; "sofala admin backups list" lists them.`,
  );
}

/** `2026-11-19 03:00 UTC  1.2 MB  verified  sofala-20261119T030000Z.ndjson.gz` */
function backupText({ name, createdAt, bytes, isEncrypted, isVerified }: Backup): string {
  const time = new Date(createdAt).toISOString().slice(0, 16).replace("T", " ");
  return [
    `${time} UTC`,
    sizeText(bytes).padStart(9),
    isVerified ? "verified    " : "not verified",
    isEncrypted ? "encrypted" : "not encrypted",
    name,
  ].join("  ");
}

function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** 125 random bits in letters and digits that cannot be mistaken for each other. */
function randomKey(): string {
  const characters = "0123456789abcdefghjkmnpqrstvwxyz";
  const group = () =>
    Array.from({ length: 5 }, () => characters[randomInt(characters.length)]).join("");
  return Array.from({ length: 5 }, group).join("-");
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
