import { ok, type Result } from "@sofala/engine";
import type { Database } from "@sofala/server/admin";
import {
  badInput,
  complain,
  parseCommandLine,
  wholeNumber,
  type Context,
  type ExitCode,
  type Trouble,
} from "../command.ts";
import { rulesOf } from "../documents.ts";
import { oneLine } from "../paint.ts";
import { DATABASE, withDatabase, type Admin, type Errand } from "./errand.ts";
import { account, listing } from "./games-shown.ts";

const STATUSES = ["open", "running", "over"] as const;
const MINUTE = 60_000;
/** A year. */
const MOST_MINUTES = 525_600;

const list: Errand = {
  name: "games list",
  usage: "[--status open|running|over] [--json]",
  summary: "all tables, or those of one status; with --json a line for each",
  async run(args, context) {
    const line = parseCommandLine(args, {
      ...DATABASE,
      status: { type: "string" },
      json: { type: "boolean", default: false },
    });
    if (!line.ok) return complain(context, line.error);
    const { values, positionals } = line.value;
    if (positionals.length > 0) return complain(context, unwanted("games list"));
    const status = STATUSES.find((each) => each === values.status);
    if (values.status !== undefined && status === undefined) {
      const sentence = `--status is one of ${STATUSES.join(", ")}, not "${values.status}".`;
      return complain(context, { exit: 2, sentence });
    }
    return withDatabase(context, values.database, async (database, { listTables }) => {
      const games = await listTables(database, status);
      if (!values.json) await context.terminal.print(listing(games));
      else for (const each of games) await context.terminal.print(JSON.stringify(each));
      return 0;
    });
  },
};

const show: Errand = {
  name: "games show",
  usage: "ID [--json]",
  summary: "a table: its seats, clocks and terms; never its deal or its invitation",
  async run(args, context) {
    const line = parseCommandLine(args, { ...DATABASE, json: { type: "boolean", default: false } });
    if (!line.ok) return complain(context, line.error);
    const { values, positionals } = line.value;
    const id = onlyId("games show", positionals);
    if (!id.ok) return complain(context, id.error);
    return withDatabase(context, values.database, async (database, { serviceTime, showTable }) => {
      const shown = await showTable(database, id.value, await serviceTime(database));
      if (shown === undefined) return complain(context, noTable(id.value));
      await context.terminal.print(values.json ? JSON.stringify(shown) : account(shown));
      return 0;
    });
  },
};

const verify: Errand = {
  name: "games verify",
  usage: "ID… | --all",
  summary: "plays whole logs anew: every entry, the outcome, the promise of the deal",
  async run(args, context) {
    const line = parseCommandLine(args, { ...DATABASE, all: { type: "boolean", default: false } });
    if (!line.ok) return complain(context, line.error);
    const { values, positionals } = line.value;
    if (values.all === positionals.length > 0) {
      const sentence = '"sofala admin games verify" takes IDs of tables, or --all.';
      return complain(context, { exit: 2, sentence });
    }
    return withDatabase(context, values.database, async (database, admin) => {
      const ids = values.all ? await admin.tableIds(database) : positionals;
      return verifyAll(context, database, admin, ids);
    });
  },
};

/** A line for each that does not hold, and how many there were. */
async function verifyAll(
  context: Context,
  database: Database,
  { verifyTable }: Admin,
  ids: readonly string[],
): Promise<ExitCode> {
  let bad = 0;
  let entries = 0;
  for (const id of ids) {
    const verdict = await verifyTable(database, rulesOf(context), id);
    if (verdict?.ok === true) entries += verdict.value;
    else {
      bad += 1;
      const why = verdict === undefined ? "there is no such table" : verdict.error;
      await context.terminal.print(oneLine(`${id}: ${why}`));
    }
  }
  const sound = `${ids.length - bad} of ${ids.length} sound, with ${entries} entries`;
  await context.terminal.print(sound);
  return bad === 0 ? 0 : 1;
}

const clock: Errand = {
  name: "games clock",
  usage: "ID --minutes M [--seat N]",
  summary: "sets what is left to a seat, its bank included, or to a part timed for all",
  async run(args, context) {
    const line = parseCommandLine(args, {
      ...DATABASE,
      seat: { type: "string" },
      minutes: { type: "string" },
    });
    if (!line.ok) return complain(context, line.error);
    const { values, positionals } = line.value;
    const id = onlyId("games clock", positionals);
    if (!id.ok) return complain(context, id.error);
    const minutes = wholeNumber(values.minutes ?? "", "--minutes", 0, MOST_MINUTES);
    if (!minutes.ok) return complain(context, minutes.error);
    const seat = values.seat === undefined ? ok(undefined) : wholeNumber(values.seat, "--seat", 0);
    if (!seat.ok) return complain(context, seat.error);
    const wish = {
      left: minutes.value * MINUTE,
      ...(seat.value === undefined ? {} : { seat: seat.value }),
    };
    return withDatabase(context, values.database, async (database, { serviceTime, setClock }) => {
      const rules = rulesOf(context);
      const now = await serviceTime(database);
      const done = await setClock(database, rules, id.value, { ...wish, now });
      return told(context, id.value, done, `${minutes.value} minutes are left`);
    });
  },
};

const end: Errand = {
  name: "games end",
  usage: "ID [--reason TEXT]",
  summary: "calls a game off; the reason is shown at the table",
  async run(args, context) {
    const line = parseCommandLine(args, { ...DATABASE, reason: { type: "string" } });
    if (!line.ok) return complain(context, line.error);
    const { values, positionals } = line.value;
    const id = onlyId("games end", positionals);
    if (!id.ok) return complain(context, id.error);
    const { reason: note } = values;
    return withDatabase(context, values.database, async (database, { abortTable, serviceTime }) => {
      const now = await serviceTime(database);
      const wish = note === undefined ? { now } : { note, now };
      const done = await abortTable(database, rulesOf(context), id.value, wish);
      return told(context, id.value, done, "the game is called off");
    });
  },
};

export const gameErrands: readonly Errand[] = [list, show, verify, clock, end];

async function told(
  context: Context,
  id: string,
  done: Result<undefined, string>,
  words: string,
): Promise<ExitCode> {
  if (!done.ok) return complain(context, { exit: 1, sentence: `${id}: ${done.error}.` });
  await context.terminal.print(`${id}: ${words}.`);
  return 0;
}

function onlyId(errand: string, positionals: readonly string[]): Result<string, Trouble> {
  const [id, second] = positionals;
  if (id !== undefined && second === undefined) return ok(id);
  return badInput(`"sofala admin ${errand}" takes the ID of one table.`);
}

const noTable = (id: string): Trouble => ({ exit: 1, sentence: `${id}: there is no such table.` });

const unwanted = (errand: string): Trouble => ({
  exit: 2,
  sentence: `"sofala admin ${errand}" takes no arguments.`,
});
