import { fail, ok, type Result, type Timeline } from "@sofala/engine";
import { seedCommitment } from "../tables/create-table.ts";
import { hasTooFewPlayers } from "../tables/decision.ts";
import { initialTimeline } from "../tables/table-state.ts";
import type { GameVersions } from "../tables/table-state.ts";
import { loadTable, type LoadedTable } from "../tables/stored-table.ts";
import type { Database } from "../store/database.ts";
import { replayLog, outcomeMismatch, type EarlyEnd } from "./check-log.ts";

type GameLookup = GameVersions;

/** How often the check is repeated if the table changes in the meantime. */
const MAX_REPEATS = 10;

/** Ids of all tables, the oldest first. */
export async function tableIds({ query }: Database): Promise<readonly string[]> {
  const rows = await query
    .selectFrom("tables")
    .select("id")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Replays the whole log of a table; returns the number of entries, or a sentence on the first fault. Undefined if there
 * is no such table.
 */
export async function verifyTable(
  database: Database,
  rules: GameLookup,
  id: string,
): Promise<Result<number, string> | undefined> {
  for (let attempt = 0; ; attempt++) {
    const before = await loadRevision(database, id);
    if (before === undefined) return undefined;
    const entryNumbers = await loadEntryNumbers(database, id);
    const result = await checkTable(database, rules, id, before.entry_count, entryNumbers);
    const after = await loadRevision(database, id);
    if (after?.revision === before.revision || attempt === MAX_REPEATS) return result;
  }
}

const loadRevision = ({ query }: Database, id: string) =>
  query
    .selectFrom("tables")
    .select(["revision", "entry_count"])
    .where("id", "=", id)
    .executeTakeFirst();

async function loadEntryNumbers({ query }: Database, id: string): Promise<readonly number[]> {
  const rows = await query
    .selectFrom("entries")
    .select("seq")
    .where("table_id", "=", id)
    .orderBy("seq")
    .execute();
  return rows.map(({ seq }) => seq);
}

async function checkTable(
  database: Database,
  rules: GameLookup,
  id: string,
  entryCount: number,
  entryNumbers: readonly number[],
): Promise<Result<number, string>> {
  const gap = entryNumbers.findIndex((seq, index) => seq !== index);
  if (gap !== -1) return fail(`entry ${gap} is missing`);
  if (entryNumbers.length !== entryCount) {
    return fail(`the log has ${entryNumbers.length} entries, but should have ${entryCount}`);
  }
  try {
    const loaded = await loadTable(database.query, id);
    if (loaded === undefined) return fail("the table was deleted");
    const replayed = replayTable(rules, loaded);
    return replayed.ok ? ok(entryCount) : replayed;
  } catch (error) {
    // Malformed JSON, an unknown game or an impossible position.
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** A sentence on the first fault of a table. */
export function findFault(rules: GameLookup, loaded: LoadedTable): string | undefined {
  const replayed = replayTable(rules, loaded);
  return replayed.ok ? undefined : replayed.error;
}

/** Replays a table; fails with a sentence on its first fault. */
export function replayTable(
  rules: GameLookup,
  { table, entries }: LoadedTable,
): Result<Timeline, string> {
  const { commitment, seed, salt, status, seats, outcome } = table;
  if (commitment !== undefined && commitment !== seedCommitment(seed, salt)) {
    return fail("the seed does not match the commitment");
  }
  const played = replayLog(
    initialTimeline(rules, table),
    entries.map(({ entry }) => entry),
  );
  if (!played.ok) return played;
  const mismatch = entries.findIndex(
    ({ entry, actor }) => entry.kind === "move" && String(entry.actor) !== actor,
  );
  if (mismatch !== -1) return fail(`entry ${mismatch} has a different actor from its move`);
  if ((status === "over") !== (outcome !== undefined)) {
    return fail(`the table is ${status}, but has ${outcome === undefined ? "no" : "an"} outcome`);
  }
  // An open table may start with the moves of a record.
  if (status === "open") return played;
  const earlyEnd = earlyEndOf({ table, entries });
  const contradiction = outcomeMismatch(played.value, seats.length, earlyEnd, outcome);
  return contradiction === undefined ? played : fail(contradiction);
}

/** Early ends: too few players were left, or somebody ran out of time at a table where that ends the game. */
function earlyEndOf({
  table: { seats },
  entries,
}: Pick<LoadedTable, "table" | "entries">): EarlyEnd {
  const resigned = entries.flatMap(({ entry, actor }) =>
    entry.kind === "resign" ? [{ seat: entry.seat, actor }] : [],
  );
  if (resigned.some(({ actor }) => actor === "clock")) return "time";
  const resignedSeats = resigned.map(({ seat }) => seat);
  return resignedSeats.length > 0 && hasTooFewPlayers(seats, resignedSeats)
    ? "resigned"
    : undefined;
}
