import { open, rm, type FileHandle } from "node:fs/promises";
import { reportError, parseFileArgument, parseCommandLine, type Context } from "../command.ts";
import { fileErrorText } from "../documents.ts";
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
        await context.terminal.print(`${rows} rows are in ${file.value}.`);
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
async function writeNewFile<T>(
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
  summary: "restores an export into an empty database, completely or not at all",
  async run(args, context) {
    const line = parseCommandLine(args, DATABASE_OPTION);
    if (!line.ok) return reportError(context, line.error);
    const file = parseFileArgument("admin restore", line.value.positionals);
    if (!file.ok) return reportError(context, file.error);
    const name = file.value === "-" ? "standard input" : file.value;
    let lines: AsyncIterable<string> | Iterable<string>;
    try {
      lines = await linesOf(file.value, context);
    } catch (error) {
      return reportError(context, { exitCode: 2, message: `${name}: ${fileErrorText(error)}.` });
    }
    return withDatabase(
      context,
      line.value.values.database,
      async (database, { restoreDatabase }) => {
        const rows = await restoreDatabase(database, lines);
        if (!rows.ok)
          return reportError(context, { exitCode: 2, message: `${name}: ${rows.error}.` });
        await context.terminal.print(`${rows.value} rows are restored.`);
        return 0;
      },
      ({ openForRestore }, location) => openForRestore(location),
    );
  },
};

/** The lines of a file; opens it at once, so that a missing file is reported first, and reads it lazily. */
async function linesOf(
  file: string,
  { terminal }: Context,
): Promise<AsyncIterable<string> | Iterable<string>> {
  if (file === "-") return (await terminal.readStandardInput()).split("\n");
  const handle = await open(file, "r");
  return (async function* () {
    yield* handle.readLines();
  })();
}

const backup: AdminCommand = {
  name: "backup",
  usage: "FILE",
  summary: "copies an SQLite database, also while the server runs",
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

const isSystemError = (error: unknown): boolean =>
  error instanceof Error && "syscall" in error && typeof error.syscall === "string";
