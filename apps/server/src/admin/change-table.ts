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
import { recordActionQuery, type OperatorAction } from "../people/operator-actions.ts";
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
  changeTable(database, rules, { id, now, action: setClockAction(leftMs) }, (context) => {
    const { status, clock: storedClock } = context.table;
    if (status !== "running" || storedClock === undefined) {
      return fail("no game is being played there");
    }
    const clock = withTimeLeft(advanceClock(storedClock, now, context.outages), seat, leftMs);
    return clock.ok ? withErrorCode(updateFields(context, { clock: clock.value })) : clock;
  });

const setClockAction = (leftMs: number): TableAction => ({
  action: "set-clock",
  details: { leftMs },
});

function withTimeLeft(
  clock: TableClock,
  seat: Seat | undefined,
  leftMs: number,
): Result<TableClock, string> {
  const { part, running, allotted, bank } = clock;
  if (part !== undefined) {
    if (seat !== undefined) {
      return fail(`"${part.name}" is timed for everybody at once: leave out the seat`);
    }
    return ok({ ...clock, part: { ...part, left: leftMs } });
  }
  if (running.length === 0) return fail("no clock is running there");
  if (seat === undefined)
    return fail(`name a seat: the clock is running for ${running.join(", ")}`);
  if (!running.includes(seat)) {
    return fail(`the clock is not running for seat ${seat}, only for ${running.join(", ")}`);
  }
  const banked = Math.min(bank[seat] ?? 0, leftMs);
  return ok({
    ...clock,
    bank: bank.with(seat, banked),
    allotted: allotted.with(seat, leftMs - banked),
  });
}

interface AbortOptions {
  readonly note?: string;
  readonly now: number;
  /** Refuse if the table has changed since this revision. */
  readonly revision?: number;
}

/** Aborts a game, or closes a table that has not started. */
export const abortTable = (
  database: Database,
  rules: GameVersions,
  id: string,
  { note, now, revision }: AbortOptions,
): Promise<Result<undefined, string>> =>
  changeTable(database, rules, { id, now, action: abortAction(note) }, (context) => {
    if (context.table.status === "over") return fail("the game is already over");
    if (revision !== undefined && context.table.revision !== revision) {
      return fail("something happened there in the meantime; try again");
    }
    const applied = context.timeline.tryEntry({ kind: "abort" });
    if (!applied.ok) return fail(applied.error.code);
    const decision = withErrorCode(appendEntries(context, { actor: "operator" }, [applied.value]));
    if (!decision.ok || note === undefined) return decision;
    const { change } = decision.value;
    const table = { ...change.table, outcome: { reason: "aborted", note } as const };
    return ok({ ...decision.value, change: { ...change, table } });
  });

const abortAction = (explanation: string | undefined): TableAction => ({
  action: "abort-table",
  ...(explanation === undefined ? {} : { details: { explanation } }),
});

const withErrorCode = (decision: ReturnType<typeof updateFields>): Result<Decision, string> =>
  decision.ok ? decision : fail(decision.error.code);

type TableAction = Pick<OperatorAction, "action" | "details">;

interface TableChange {
  readonly id: string;
  readonly now: number;
  /** What an operator did, to be recorded with the change. */
  readonly action?: TableAction;
}

/**
 * Changes a table with a revision-checked commit, as a server does. It also sets the deadline to now, so that a running
 * server loads the table within a second and broadcasts the change.
 */
export async function changeTable(
  database: Database,
  rules: GameVersions,
  { id, now, action }: TableChange,
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
      const batch = changeTableQueries(query, table, storedEntries.length, dueNow);
      const record =
        action === undefined
          ? []
          : [recordActionQuery(database, { at: now, tableId: id, ...action })];
      await database.commit({ ...batch, mustChange: [...batch.mustChange, ...record] });
      return ok(undefined);
    } catch (error) {
      if (!(error instanceof CommitConflict)) throw error;
    }
  }
  return fail("the table changes too often; try again");
}
