import { fail, isSameJson, ok, type Result } from "@sofala/engine";
import { appendEntries, type Decision, type TableContext } from "../tables/decision.ts";
import { loadTable, type StoredEntry, type TableFields } from "../tables/stored-table.ts";
import type { GameVersions } from "../tables/table-state.ts";
import type { Database } from "../store/database.ts";
import { changeTable } from "./change-table.ts";
import { parseLogEntry } from "./check-log.ts";

/** The log of a table with authors and times, in a form that no version of Sofala changes. */
export interface TableLog {
  readonly table: string;
  readonly entries: readonly LoggedEntry[];
}

interface LoggedEntry {
  readonly entry: unknown;
  readonly at: number;
  readonly actor: string;
  readonly key?: string;
}

/** The stored log of a table; undefined if there is no such table. */
export async function readTableLog({ query }: Database, id: string): Promise<TableLog | undefined> {
  const loaded = await loadTable(query, id);
  return loaded && { table: id, entries: loaded.entries };
}

/**
 * Appends the entries of a log that the stored log of the same table lacks, all or none of them. Returns their number, or
 * a sentence on why they cannot be appended.
 */
export async function appendTableLog(
  database: Database,
  rules: GameVersions,
  { table: id, entries }: TableLog,
): Promise<Result<number, string>> {
  const loaded = await loadTable(database.query, id);
  if (loaded === undefined) return fail("there was no such table yet");
  const known = loaded.entries.length;
  const differs = loaded.entries.some(({ entry }, seq) => !isSameJson(entry, entries[seq]?.entry));
  if (differs) return fail("its log is another one");
  if (entries.length === known) return ok(0);
  if (loaded.table.status !== "running") {
    return fail(loaded.table.status === "open" ? "it had not started yet" : "it was over already");
  }
  const added = entries.slice(known);
  const now = added.at(-1)?.at ?? 0;
  const changed = await changeTable(database, rules, { id, now }, (context) =>
    appendAll(context, added),
  );
  return changed.ok ? ok(added.length) : changed;
}

/** One change with all these entries, each with its own author and time. */
function appendAll(context: TableContext, added: readonly LoggedEntry[]): Result<Decision, string> {
  const { timeline } = context;
  let fields: Partial<TableFields> = {};
  const storedEntries: StoredEntry[] = [];
  for (const { entry: input, at, actor, key } of added) {
    const seq = timeline.log.length;
    const entry = parseLogEntry(timeline.game, input);
    if (!entry.ok) return fail(`entry ${seq} is unknown: ${entry.error.reason}`);
    const applied = timeline.tryEntry(entry.value);
    if (!applied.ok) return fail(`entry ${seq} is refused: ${applied.error.code}`);
    const author = { actor, ...(key === undefined ? {} : { key }) };
    const reason = actor === "clock" ? "time" : "resigned";
    const moment = { ...context, table: { ...context.table, ...fields }, now: at };
    const decision = appendEntries(moment, author, [applied.value], reason);
    if (!decision.ok) return fail(decision.error.code);
    timeline.append(applied.value);
    fields = { ...fields, ...decision.value.change.table };
    storedEntries.push(...decision.value.change.entries);
  }
  return ok({ change: { now: context.now, entries: storedEntries, table: fields }, applied: [] });
}
