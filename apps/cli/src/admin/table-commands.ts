import { rm } from "node:fs/promises";
import { ok, type Result } from "@sofala/engine";
import type { Database, FoundPerson, TableDetails, TableListing } from "@sofala/server/admin";
import {
  badInput,
  reportError,
  parseCommandLine,
  parseFileArgument,
  parseInteger,
  type Context,
  type ExitCode,
  type CommandError,
} from "../command.ts";
import { fileErrorText, gameVersions, readDocument } from "../documents.ts";
import { sanitizeLine } from "../paint.ts";
import { isSystemError, writeNewFile } from "./backup-commands.ts";
import { DATABASE_OPTION, withDatabase, type Admin, type AdminCommand } from "./admin-command.ts";

const STATUSES = ["open", "running", "over"] as const;
const MINUTE_MS = 60_000;
/** A year. */
const MAX_MINUTES = 525_600;

type SeatHolder = TableListing["seats"][number];

const listCommand: AdminCommand = {
  name: "tables list",
  usage: "[--status open|running|over] [--json]",
  summary: "lists all tables, or only those with one status; --json prints each on one line",
  async run(args, context) {
    const line = parseCommandLine(args, {
      ...DATABASE_OPTION,
      status: { type: "string" },
      json: { type: "boolean", default: false },
    });
    if (!line.ok) return reportError(context, line.error);
    const { values, positionals } = line.value;
    if (positionals.length > 0) return reportError(context, takesNoArguments("tables list"));
    const status = STATUSES.find((name) => name === values.status);
    if (values.status !== undefined && status === undefined) {
      const message = `--status must be one of ${STATUSES.join(", ")}, not "${values.status}".`;
      return reportError(context, { exitCode: 2, message });
    }
    return withDatabase(context, values.database, async (database, { listTables }) => {
      const tables = await listTables(database, status);
      if (!values.json) await context.terminal.print(formatList(tables));
      else for (const table of tables) await context.terminal.print(JSON.stringify(table));
      return 0;
    });
  },
};

const showCommand: AdminCommand = {
  name: "tables show",
  usage: "ID [--json]",
  summary: "shows the seats, clocks and settings of a table; never its deal or its invitation",
  async run(args, context) {
    const line = parseCommandLine(args, {
      ...DATABASE_OPTION,
      json: { type: "boolean", default: false },
    });
    if (!line.ok) return reportError(context, line.error);
    const { values, positionals } = line.value;
    const id = onlyId("tables show", positionals);
    if (!id.ok) return reportError(context, id.error);
    return withDatabase(context, values.database, async (database, { serviceTime, showTable }) => {
      const table = await showTable(database, id.value, await serviceTime(database));
      if (table === undefined) return reportError(context, noTable(id.value));
      await context.terminal.print(values.json ? JSON.stringify(table) : formatDetails(table));
      return 0;
    });
  },
};

const verifyCommand: AdminCommand = {
  name: "tables verify",
  usage: "ID… | --all",
  summary: "replays whole logs: checks every entry, the outcome and the commitment to the deal",
  async run(args, context) {
    const line = parseCommandLine(args, {
      ...DATABASE_OPTION,
      all: { type: "boolean", default: false },
    });
    if (!line.ok) return reportError(context, line.error);
    const { values, positionals } = line.value;
    if (values.all === positionals.length > 0) {
      const message = '"sofala admin tables verify" takes IDs of tables, or --all.';
      return reportError(context, { exitCode: 2, message });
    }
    return withDatabase(context, values.database, async (database, admin) => {
      const ids = values.all ? await admin.tableIds(database) : positionals;
      return verifyAll(context, database, admin, ids);
    });
  },
};

/** Prints a line for each invalid table, and totals. */
async function verifyAll(
  context: Context,
  database: Database,
  { verifyTable }: Admin,
  ids: readonly string[],
): Promise<ExitCode> {
  let invalid = 0;
  let entries = 0;
  for (const id of ids) {
    const result = await verifyTable(database, gameVersions(context), id);
    if (result?.ok === true) entries += result.value;
    else {
      invalid += 1;
      const reason = result === undefined ? "there is no such table" : result.error;
      await context.terminal.print(sanitizeLine(`${id}: ${reason}`));
    }
  }
  const totals = `${ids.length - invalid} of ${ids.length} valid, with ${entries} entries`;
  await context.terminal.print(totals);
  return invalid === 0 ? 0 : 1;
}

const clockCommand: AdminCommand = {
  name: "tables clock",
  usage: "ID --minutes M [--seat N]",
  summary:
    "sets the time that a seat has left, including its time bank, or the time left for a shared part",
  async run(args, context) {
    const line = parseCommandLine(args, {
      ...DATABASE_OPTION,
      seat: { type: "string" },
      minutes: { type: "string" },
    });
    if (!line.ok) return reportError(context, line.error);
    const { values, positionals } = line.value;
    const id = onlyId("tables clock", positionals);
    if (!id.ok) return reportError(context, id.error);
    const minutes = parseInteger(values.minutes ?? "", "--minutes", 0, MAX_MINUTES);
    if (!minutes.ok) return reportError(context, minutes.error);
    const seat = values.seat === undefined ? ok(undefined) : parseInteger(values.seat, "--seat", 0);
    if (!seat.ok) return reportError(context, seat.error);
    const change = {
      leftMs: minutes.value * MINUTE_MS,
      ...(seat.value === undefined ? {} : { seat: seat.value }),
    };
    return withDatabase(context, values.database, async (database, { serviceTime, setClock }) => {
      const rules = gameVersions(context);
      const now = await serviceTime(database);
      const result = await setClock(database, rules, id.value, { ...change, now });
      return report(context, id.value, result, `${minutes.value} minutes are left`);
    });
  },
};

const endCommand: AdminCommand = {
  name: "tables end",
  usage: "ID [--reason TEXT]",
  summary: "aborts a game; the reason is shown at the table",
  async run(args, context) {
    const line = parseCommandLine(args, { ...DATABASE_OPTION, reason: { type: "string" } });
    if (!line.ok) return reportError(context, line.error);
    const { values, positionals } = line.value;
    const id = onlyId("tables end", positionals);
    if (!id.ok) return reportError(context, id.error);
    const { reason: note } = values;
    return withDatabase(context, values.database, async (database, { abortTable, serviceTime }) => {
      const now = await serviceTime(database);
      const options = note === undefined ? { now } : { note, now };
      const result = await abortTable(database, gameVersions(context), id.value, options);
      return report(context, id.value, result, "the game is aborted");
    });
  },
};

const exportCommand: AdminCommand = {
  name: "tables export",
  usage: "ID FILE [--moved-to URL]",
  summary:
    "writes an unfinished table with its log; --moved-to closes it here, with a note that names the other server",
  async run(args, context) {
    const line = parseCommandLine(args, { ...DATABASE_OPTION, "moved-to": { type: "string" } });
    if (!line.ok) return reportError(context, line.error);
    const { values, positionals } = line.value;
    const [id, file, extra] = positionals;
    if (id === undefined || file === undefined || extra !== undefined) {
      const message = '"sofala admin tables export" takes the ID of one table, and a FILE.';
      return reportError(context, { exitCode: 2, message });
    }
    const movedTo = values["moved-to"];
    const origin = movedTo === undefined ? undefined : URL.parse(movedTo)?.origin;
    if (movedTo !== undefined && (origin === undefined || origin === "null")) {
      const message = `--moved-to must be an address such as https://play.example.org, not "${movedTo}".`;
      return reportError(context, { exitCode: 2, message });
    }
    return withDatabase(context, values.database, async (database, admin) => {
      const now = await admin.serviceTime(database);
      const failed = (message: string) =>
        reportError(context, { exitCode: 1, message: `${id}: ${message}.` });
      const exported = await admin.exportTable(database, id, now);
      if (!exported.ok) return failed(exported.error);
      const { json, revision } = exported.value;
      try {
        await writeNewFile(file, (write) => write(json));
      } catch (error) {
        if (!isSystemError(error)) throw error;
        return reportError(context, { exitCode: 2, message: `${file}: ${fileErrorText(error)}.` });
      }
      // Only now, because the file must be on the disk before the game ends here.
      if (origin !== undefined) {
        const rules = gameVersions(context);
        const options = { movedTo: origin, now, revision };
        const closed = await admin.closeMovedTable(database, rules, id, options);
        if (!closed.ok) {
          await rm(file, { force: true });
          return failed(closed.error);
        }
      }
      await context.terminal.print(
        `${id}: written to ${file}, with the deal and hidden cards. Give it only to the operator of the other server, and delete it afterwards.`,
      );
      await context.terminal.print(
        origin === undefined
          ? "The table is still open here. To move it, export it again with --moved-to."
          : "The table is closed here.",
      );
      return 0;
    });
  },
};

const importCommand: AdminCommand = {
  name: "tables import",
  usage: "FILE --seat N=NAME …",
  summary:
    "opens a table of another server; NAME, a person here, sits at seat N and the first one owns it, the others need the invitation",
  async run(args, context) {
    const line = parseCommandLine(args, {
      ...DATABASE_OPTION,
      seat: { type: "string", multiple: true },
    });
    if (!line.ok) return reportError(context, line.error);
    const { values, positionals } = line.value;
    const file = parseFileArgument("admin tables import", positionals);
    if (!file.ok) return reportError(context, file.error);
    const document = await readDocument(file.value, context);
    if (!document.ok) return reportError(context, document.error);
    const { name, content } = document.value;
    return withDatabase(context, values.database, async (database, admin) => {
      const people = await peopleBySeat(database, admin, values.seat ?? []);
      if (!people.ok) return reportError(context, people.error);
      const imported = await admin.importTable(
        database,
        gameVersions(context),
        content,
        people.value,
      );
      if (!imported.ok) {
        return reportError(context, { exitCode: 1, message: `${name}: ${imported.error}.` });
      }
      const { id, invite, key, reserved } = imported.value;
      const path = reserved.length === 0 ? `/table/${id}` : `/table/${id}?invite=${invite}`;
      await context.terminal.print(`${id}: imported. The file was signed with the key ${key}.`);
      await context.terminal.print(
        reserved.length === 0
          ? `All seats are taken: start the game at ${path}`
          : `Seats ${reserved.join(", ")} wait for people with this link: ${path}`,
      );
      return 0;
    });
  },
};

/** The people that `--seat N=NAME` names, by seat. */
async function peopleBySeat(
  database: Database,
  { findPerson }: Admin,
  options: readonly string[],
): Promise<Result<ReadonlyMap<number, FoundPerson>, CommandError>> {
  const people = new Map<number, FoundPerson>();
  for (const option of options) {
    const [, seat, name] = /^(?<seat>[0-7])=(?<name>.+)$/u.exec(option) ?? [];
    if (seat === undefined || name === undefined) {
      return badInput(`--seat must be a seat and a name, such as 0=Ann, not "${option}".`);
    }
    if (people.has(Number(seat))) return badInput(`--seat names seat ${seat} twice.`);
    const person = await findPerson(database, name);
    if (!person.ok) return badInput(`${name}: ${person.error}.`);
    people.set(Number(seat), person.value);
  }
  return ok(people);
}

/** `games` is the former name of `tables`. */
export const tableCommands: readonly AdminCommand[] = [
  listCommand,
  showCommand,
  verifyCommand,
  clockCommand,
  endCommand,
  exportCommand,
  importCommand,
].map((command) => ({ ...command, aliases: [command.name.replace(/^tables /u, "games ")] }));

async function report(
  context: Context,
  id: string,
  result: Result<undefined, string>,
  message: string,
): Promise<ExitCode> {
  if (!result.ok) return reportError(context, { exitCode: 1, message: `${id}: ${result.error}.` });
  await context.terminal.print(`${id}: ${message}.`);
  return 0;
}

function onlyId(command: string, positionals: readonly string[]): Result<string, CommandError> {
  const [id, second] = positionals;
  if (id !== undefined && second === undefined) return ok(id);
  return badInput(`"sofala admin ${command}" takes the ID of one table.`);
}

const noTable = (id: string): CommandError => ({
  exitCode: 1,
  message: `${id}: there is no such table.`,
});

const takesNoArguments = (command: string): CommandError => ({
  exitCode: 2,
  message: `"sofala admin ${command}" takes no arguments.`,
});

function formatList(tables: readonly TableListing[]): string {
  const rows = tables.map(({ id, game, status, entryCount, updatedAt, seats }) => [
    id,
    game,
    status,
    `${entryCount}`,
    formatTime(updatedAt),
    seats.map(formatHolder).join(", "),
  ]);
  const lines = [["ID", "GAME", "STATUS", "ENTRIES", "CHANGED (UTC)", "SEATS"], ...rows];
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((row) => (row[column] ?? "").length)),
  );
  return lines
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function formatDetails(table: TableDetails): string {
  const { id, game, rulesVersion, status, visibility, owner, createdAt, startedAt, endedAt } =
    table;
  const { entryCount, revision, settings, clock, deadline, commitment, outcome, seats } = table;
  const fields: readonly (readonly [string, string | undefined])[] = [
    ["table", id],
    ["game", `${game}, rules ${rulesVersion}`],
    ["status", `${status}, ${visibility}`],
    ["title", settings.title === undefined ? undefined : sanitizeLine(settings.title)],
    ["owner", owner],
    ["pace", `${JSON.stringify(settings.pace)}, when time is up: ${settings.onTimeout}`],
    ["created", formatTime(createdAt)],
    ["started", startedAt === undefined ? undefined : formatTime(startedAt)],
    ["ended", endedAt === undefined ? undefined : formatTime(endedAt)],
    ["entries", `${entryCount} (revision ${revision})`],
    ["deadline", deadline === undefined ? undefined : formatTime(deadline)],
    ["promise", commitment],
    ["outcome", outcome === undefined ? undefined : sanitizeLine(JSON.stringify(outcome))],
    ...seats.map((holder, seat) => [`seat ${seat}`, formatSeat(holder, seat, clock)] as const),
    ["part", clock?.part && `${clock.part.name}, ${formatMinutes(clock.part.left)} left`],
  ];
  return fields
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name.padEnd(9)} ${value}`]))
    .join("\n");
}

function formatSeat(holder: SeatHolder, seat: number, clock: TableDetails["clock"]): string {
  if (clock?.running.includes(seat) !== true) return formatHolder(holder);
  const leftMs = (clock.allotted[seat] ?? 0) + (clock.bank[seat] ?? 0);
  return `${formatHolder(holder)}, ${formatMinutes(leftMs)} left`;
}

function formatHolder({ kind, name, ...rest }: SeatHolder): string {
  if ("level" in rest) return `${rest.level} (bot)`;
  return kind === "person" ? sanitizeLine(name) : `(${kind})`;
}

const formatTime = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, 16).replace("T", " ");

const formatMinutes = (milliseconds: number): string =>
  `${(milliseconds / MINUTE_MS).toFixed(1)} minutes`;
