import { open, rm, type FileHandle } from "node:fs/promises";
import { readConfig } from "@sofala/server/config";
import { reportError, parseFileArgument, parseCommandLine, type Context } from "../command.ts";
import { fileErrorText } from "../documents.ts";
import { ROOT } from "../root.ts";
import { DATABASE_OPTION, withDatabase, type AdminCommand } from "./admin-command.ts";

/** The number of characters that are written at once. */
const CHUNK_SIZE = 1_000_000;

const exportCommand: AdminCommand = {
  name: "export",
  usage: "FILE|-",
  summary: "writes the whole database, one row per line; keep it safe, it contains secrets",
  async run(args, context) {
    const line = parseCommandLine(args, DATABASE_OPTION);
    if (!line.ok) return reportError(context, line.error);
    const file = parseFileArgument("admin export", line.value.positionals);
    if (!file.ok) return reportError(context, file.error);
    return withDatabase(context, line.value.values.database, async (database, admin, location) => {
      if (file.value === "-") {
        await admin.exportDatabase(database, location, (text) => context.terminal.print(text));
        return 0;
      }
      try {
        const rows = await writeNewFile(file.value, (write) =>
          admin.exportDatabase(database, location, write),
        );
        await context.terminal.print(`Wrote ${rows} rows to ${file.value}.`);
        return 0;
      } catch (error) {
        if (!isSystemError(error)) throw error;
        return reportError(context, {
          exitCode: 2,
          message: `${file.value}: ${fileErrorText(error)}.`,
        });
      }
    });
  },
};

/** Writes lines to a new file that only its owner may read; removes it if that fails. */
export async function writeNewFile<T>(
  path: string,
  work: (write: (line: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  const file = await open(path, "wx", 0o600);
  try {
    const result = await writeInChunks(file, work);
    await file.sync();
    await file.close();
    return result;
  } catch (error) {
    await file.close();
    await rm(path, { force: true });
    throw error;
  }
}

async function writeInChunks<T>(
  file: FileHandle,
  work: (write: (line: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  let buffer = "";
  const flush = async () => {
    await file.appendFile(buffer);
    buffer = "";
  };
  const result = await work(async (line) => {
    buffer += `${line}\n`;
    if (buffer.length > CHUNK_SIZE) await flush();
  });
  await flush();
  return result;
}

const restore: AdminCommand = {
  name: "restore",
  usage: "FILE|-",
  summary: "restores an export or a daily backup into an empty database, completely or not at all",
  async run(args, context) {
    const line = parseCommandLine(args, DATABASE_OPTION);
    if (!line.ok) return reportError(context, line.error);
    const file = parseFileArgument("admin restore", line.value.positionals);
    if (!file.ok) return reportError(context, file.error);
    const name = file.value === "-" ? "standard input" : file.value;
    const { BACKUP_KEY = "", BACKUP_KEY_FILE = "" } = process.env;
    const config = readConfig({ BACKUP_KEY, BACKUP_KEY_FILE }, ROOT);
    if (!config.ok) return reportError(context, { exitCode: 2, message: config.error });
    const { backupLines, BackupError } = await import("@sofala/server/backups");
    let lines: AsyncIterable<string>;
    try {
      lines = backupLines(await bytesOf(file.value, context), config.value.backups?.key);
    } catch (error) {
      return reportError(context, { exitCode: 2, message: `${name}: ${fileErrorText(error)}.` });
    }
    try {
      return await withDatabase(
        context,
        line.value.values.database,
        async (database, { restoreDatabase }) => {
          const rows = await restoreDatabase(database, lines);
          if (!rows.ok)
            return reportError(context, { exitCode: 2, message: `${name}: ${rows.error}.` });
          await context.terminal.print(`${rows.value} rows restored.`);
          return 0;
        },
        ({ openForRestore }, location) => openForRestore(location),
      );
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      return reportError(context, { exitCode: 2, message: `${name}: ${error.message}.` });
    }
  },
};

/** The content of a file; opens it at once, so that a missing file is reported first, and reads it lazily. */
async function bytesOf(file: string, { terminal }: Context): Promise<AsyncIterable<Uint8Array>> {
  if (file !== "-") return (await open(file, "r")).createReadStream();
  const text = await terminal.readStandardInput();
  return (async function* () {
    yield Buffer.from(text);
  })();
}

const backup: AdminCommand = {
  name: "backup",
  usage: "FILE",
  summary: "copies an SQLite database, even while the server is running",
  async run(args, context) {
    const line = parseCommandLine(args, DATABASE_OPTION);
    if (!line.ok) return reportError(context, line.error);
    const [file, second] = line.value.positionals;
    if (file === undefined || file === "-" || second !== undefined) {
      const sentence = '"sofala admin backup" takes one FILE.';
      return reportError(context, { exitCode: 2, message: sentence });
    }
    return withDatabase(context, line.value.values.database, async (database) => {
      try {
        await database.backup(file);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        return reportError(context, { exitCode: 2, message: `${message}.` });
      }
      await context.terminal.print(`The copy is in ${file}.`);
      return 0;
    });
  },
};

export const backupCommands: readonly AdminCommand[] = [exportCommand, restore, backup];

export const isSystemError = (error: unknown): boolean =>
  error instanceof Error && "syscall" in error && typeof error.syscall === "string";
