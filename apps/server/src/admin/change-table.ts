import { fail, ok, type Result, type Seat } from "@sofala/engine";
import { advanceClock, type TableClock } from "../clocks/table-clock.ts";
import {
  appendEntries,
  updateFields,
  nextEntryTime,
  type Decision,
  type TableContext,
} from "../tables/decision.ts";
import type { GameVersions } from "../tables/table-state.ts";
import { initialTimeline } from "../tables/table-state.ts";
import { loadTable } from "../tables/stored-table.ts";
import { changeTableQueries } from "../tables/table-writes.ts";
import { loadOutages } from "../nodes/heartbeat.ts";
import { CommitConflict, type Database } from "../store/database.ts";

/** How often to try to commit a change, if somebody else changes the table at the same time. */
const MAX_ATTEMPTS = 20;

/** Sets the time left of a seat, including its bank, or of the timed part that runs for all seats. */
export const setClock = (
  database: Database,
  rules: GameVersions,
  id: string,
  { seat, leftMs, now }: { readonly seat?: Seat; readonly leftMs: number; readonly now: number },
): Promise<Result<undefined, string>> =>
  changeTable(database, rules, id, now, (context) => {
    const { status, clock: storedClock } = context.table;
    if (status !== "running" || storedClock === undefined) {
      return fail("no game is being played there");
    }
    const clock = withTimeLeft(advanceClock(storedClock, now, context.outages), seat, leftMs);
    return clock.ok ? withErrorCode(updateFields(context, { clock: clock.value })) : clock;
  });

function withTimeLeft(
  clock: TableClock,
  seat: Seat | undefined,
  leftMs: number,
): Result<TableClock, string> {
  const { part, running, allotted, bank } = clock;
  if (part !== undefined) {
    if (seat !== undefined) return fail(`"${part.name}" is timed for all at once: name no seat`);
    return ok({ ...clock, part: { ...part, left: leftMs } });
  }
  if (running.length === 0) return fail("no clock is running there");
  if (seat === undefined)
    return fail(`name a seat: the clock is running for ${running.join(", ")}`);
  if (!running.includes(seat)) {
    return fail(`the clock of seat ${seat} is not running, only that of ${running.join(", ")}`);
  }
  const banked = Math.min(bank[seat] ?? 0, leftMs);
  return ok({
    ...clock,
    bank: bank.with(seat, banked),
    allotted: allotted.with(seat, leftMs - banked),
  });
}

/** Aborts a game, or closes a table that has not started. */
export const abortTable = (
  database: Database,
  rules: GameVersions,
  id: string,
  { note, now }: { readonly note?: string; readonly now: number },
): Promise<Result<undefined, string>> =>
  changeTable(database, rules, id, now, (context) => {
    if (context.table.status === "over") return fail("the game is over already");
    const applied = context.timeline.tryEntry({ kind: "abort" });
    if (!applied.ok) return fail(applied.error.code);
    const decision = withErrorCode(appendEntries(context, { actor: "operator" }, [applied.value]));
    if (!decision.ok || note === undefined) return decision;
    const { change } = decision.value;
    const table = { ...change.table, outcome: { reason: "aborted", note } as const };
    return ok({ ...decision.value, change: { ...change, table } });
  });

const withErrorCode = (decision: ReturnType<typeof updateFields>): Result<Decision, string> =>
  decision.ok ? decision : fail(decision.error.code);

/**
 * Changes a table with a revision-checked commit, as a server does. It also sets the deadline to now, so that a running
 * server loads the table within a second and broadcasts the change.
 */
async function changeTable(
  database: Database,
  rules: GameVersions,
  id: string,
  now: number,
  decide: (context: TableContext) => Result<Decision, string>,
): Promise<Result<undefined, string>> {
  const { query } = database;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const loaded = await loadTable(query, id);
    if (loaded === undefined) return fail("there is no such table");
    const { table, entries: storedEntries } = loaded;
    const timeline = initialTimeline(rules, table);
    for (const { entry } of storedEntries) timeline.replay(entry);
    const time = nextEntryTime(storedEntries, now);
    const decision = decide({
      table,
      timeline,
      storedEntries,
      now: time,
      outages: await loadOutages(query, now),
    });
    if (!decision.ok) return decision;
    const { change } = decision.value;
    const dueNow = { ...change, table: { ...change.table, deadline: now } };
    try {
      await database.commit(changeTableQueries(query, table, storedEntries.length, dueNow));
      return ok(undefined);
    } catch (error) {
      if (!(error instanceof CommitConflict)) throw error;
    }
  }
  return fail("the table changes too often; try again");
}
