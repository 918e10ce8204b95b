import { open, rm, type FileHandle } from "node:fs/promises";
import { complain, onlyFile, parseCommandLine, type Context } from "../command.ts";
import { failureOf } from "../documents.ts";
import { DATABASE, withDatabase, type Errand } from "./errand.ts";

/** Characters that are written at once. */
const CHUNK = 1_000_000;

const exporting: Errand = {
  name: "export",
  usage: "FILE|-",
  summary: "writes everything as it is now, one row to a line; keep it safe, it holds secrets",
  async run(args, context) {
    const line = parseCommandLine(args, DATABASE);
    if (!line.ok) return complain(context, line.error);
    const file = onlyFile("admin export", line.value.positionals);
    if (!file.ok) return complain(context, file.error);
    return withDatabase(context, line.value.values.database, async (database, admin, where) => {
      if (file.value === "-") {
        await admin.exportDatabase(database, where, (text) => context.terminal.print(text));
        return 0;
      }
      try {
        const rows = await written(file.value, (write) =>
          admin.exportDatabase(database, where, write),
        );
        await context.terminal.print(`${rows} rows are in ${file.value}.`);
        return 0;
      } catch (error) {
        if (!isOfSystem(error)) throw error;
        return complain(context, { exit: 2, sentence: `${file.value}: ${failureOf(error)}.` });
      }
    });
  },
};

/** Writes lines to a new file that only its owner may read; nothing is left of it where that fails. */
async function written<T>(
  path: string,
  work: (write: (line: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  const file = await open(path, "wx", 0o600);
  try {
    const done = await gathered(file, work);
    await file.sync();
    await file.close();
    return done;
  } catch (error) {
    await file.close();
    await rm(path, { force: true });
    throw error;
  }
}

async function gathered<T>(
  file: FileHandle,
  work: (write: (line: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  let waiting = "";
  const flush = async () => {
    await file.appendFile(waiting);
    waiting = "";
  };
  const done = await work(async (line) => {
    waiting += `${line}\n`;
    if (waiting.length > CHUNK) await flush();
  });
  await flush();
  return done;
}

const restoring: Errand = {
  name: "restore",
  usage: "FILE|-",
  summary: "reads an export into an empty database, all of it or nothing",
  async run(args, context) {
    const line = parseCommandLine(args, DATABASE);
    if (!line.ok) return complain(context, line.error);
    const file = onlyFile("admin restore", line.value.positionals);
    if (!file.ok) return complain(context, file.error);
    const name = file.value === "-" ? "standard input" : file.value;
    let lines: AsyncIterable<string> | Iterable<string>;
    try {
      lines = await linesOf(file.value, context);
    } catch (error) {
      return complain(context, { exit: 2, sentence: `${name}: ${failureOf(error)}.` });
    }
    return withDatabase(
      context,
      line.value.values.database,
      async (database, { restoreDatabase }) => {
        const rows = await restoreDatabase(database, lines);
        if (!rows.ok) return complain(context, { exit: 2, sentence: `${name}: ${rows.error}.` });
        await context.terminal.print(`${rows.value} rows are restored.`);
        return 0;
      },
      ({ openForRestore }, where) => openForRestore(where),
    );
  },
};

/** The lines of a file, which is opened at once and read when they are wanted. */
async function linesOf(
  file: string,
  { terminal }: Context,
): Promise<AsyncIterable<string> | Iterable<string>> {
  if (file === "-") return (await terminal.readAll()).split("\n");
  const handle = await open(file, "r");
  return (async function* () {
    yield* handle.readLines();
  })();
}

const backup: Errand = {
  name: "backup",
  usage: "FILE",
  summary: "copies a database of SQLite while the server runs",
  async run(args, context) {
    const line = parseCommandLine(args, DATABASE);
    if (!line.ok) return complain(context, line.error);
    const [file, second] = line.value.positionals;
    if (file === undefined || file === "-" || second !== undefined) {
      const sentence = '"sofala admin backup" takes one FILE.';
      return complain(context, { exit: 2, sentence });
    }
    return withDatabase(context, line.value.values.database, async (database) => {
      try {
        await database.backup(file);
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        return complain(context, { exit: 2, sentence: `${why}.` });
      }
      await context.terminal.print(`The copy is in ${file}.`);
      return 0;
    });
  },
};

export const keepingErrands: readonly Errand[] = [exporting, restoring, backup];

const isOfSystem = (error: unknown): boolean =>
  error instanceof Error && "syscall" in error && typeof error.syscall === "string";
