import { fail, ok, type Result, type Seat } from "@sofala/engine";
import { advanceClock, type TableClock } from "../clocks/table-clock.ts";
import {
  appendEntries,
  updateFields,
  nextEntryTime,
  type Decision,
  type TableContext,
} from "../tables/decision.ts";
import type { Services } from "../tables/services.ts";
import { initialTimeline } from "../tables/table-state.ts";
import { loadTable } from "../tables/stored-table.ts";
import { changeTableQueries } from "../tables/table-writes.ts";
import { CommitConflict, type Database } from "../store/database.ts";
import { outagesUntil } from "./outages.ts";

/** How often a change is tried because the table is being played meanwhile. */
const MAX_ATTEMPTS = 20;

/** Sets what is left to a seat, its bank included, or to the timed part that runs for all; in milliseconds. */
export const setClock = (
  database: Database,
  rules: Pick<Services, "findGameVersion">,
  id: string,
  { seat, left, now }: { readonly seat?: Seat; readonly left: number; readonly now: number },
): Promise<Result<undefined, string>> =>
  changeTable(database, rules, id, now, (scene) => {
    const { status, clock: kept } = scene.table;
    if (status !== "running" || kept === undefined) return fail("no game is being played there");
    const clock = withTimeLeft(advanceClock(kept, now, scene.outages), seat, left);
    return clock.ok ? withErrorCode(updateFields(scene, { clock: clock.value })) : clock;
  });

function withTimeLeft(
  clock: TableClock,
  seat: Seat | undefined,
  left: number,
): Result<TableClock, string> {
  const { part, running, allotted, bank } = clock;
  if (part !== undefined) {
    if (seat !== undefined) return fail(`"${part.name}" is timed for all at once: name no seat`);
    return ok({ ...clock, part: { ...part, left } });
  }
  if (running.length === 0) return fail("nobody's time runs there");
  if (seat === undefined) return fail(`name a seat: time runs for ${running.join(", ")}`);
  if (!running.includes(seat)) {
    return fail(`the time of seat ${seat} does not run, only that of ${running.join(", ")}`);
  }
  const banked = Math.min(bank[seat] ?? 0, left);
  return ok({
    ...clock,
    bank: bank.with(seat, banked),
    allotted: allotted.with(seat, left - banked),
  });
}

/** Calls a game off, or closes a table at which none has begun. */
export const abortTable = (
  database: Database,
  rules: Pick<Services, "findGameVersion">,
  id: string,
  { note, now }: { readonly note?: string; readonly now: number },
): Promise<Result<undefined, string>> =>
  changeTable(database, rules, id, now, (scene) => {
    if (scene.table.status === "over") return fail("the game is over already");
    const judged = scene.timeline.tryEntry({ kind: "abort" });
    if (!judged.ok) return fail(judged.error.code);
    const decision = withErrorCode(appendEntries(scene, { actor: "operator" }, [judged.value]));
    if (!decision.ok || note === undefined) return decision;
    const { change: made } = decision.value;
    const table = { ...made.table, outcome: { reason: "aborted", note } as const };
    return ok({ ...decision.value, change: { ...made, table } });
  });

const withErrorCode = (decision: ReturnType<typeof updateFields>): Result<Decision, string> =>
  decision.ok ? decision : fail(decision.error.code);

/**
 * Changes a table under the rule of revisions, as a server does. Its deadline is now, so that a server that runs
 * looks after the table within a second, sees that it was changed, and tells everybody.
 */
async function changeTable(
  database: Database,
  rules: Pick<Services, "findGameVersion">,
  id: string,
  now: number,
  judge: (scene: TableContext) => Result<Decision, string>,
): Promise<Result<undefined, string>> {
  const { query } = database;
  for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
    const loaded = await loadTable(query, id);
    if (loaded === undefined) return fail("there is no such table");
    const { table, entries: storedEntries } = loaded;
    const timeline = initialTimeline(rules, table);
    for (const { entry } of storedEntries) timeline.replay(entry);
    const time = nextEntryTime(storedEntries, now);
    const decision = judge({
      table,
      timeline,
      storedEntries,
      now: time,
      outages: await outagesUntil(query, now),
    });
    if (!decision.ok) return decision;
    const made = decision.value.change;
    const due = { ...made, table: { ...made.table, deadline: now } };
    try {
      await database.commit(changeTableQueries(query, table, storedEntries.length, due));
      return ok(undefined);
    } catch (error) {
      if (!(error instanceof CommitConflict)) throw error;
    }
  }
  return fail("too much happens there; try again");
}
