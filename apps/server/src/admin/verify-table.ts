import { fail, ok, type Result } from "@sofala/engine";
import { seedCommitment } from "../tables/create-table.ts";
import { hasTooFewPlayers } from "../tables/decision.ts";
import { initialTimeline } from "../tables/table-state.ts";
import type { Services } from "../tables/services.ts";
import { loadTable, type LoadedTable } from "../tables/stored-table.ts";
import type { Database } from "../store/database.ts";
import { replayLog, outcomeMismatch, type EarlyEnd } from "./check-log.ts";

type GameLookup = Pick<Services, "findGameVersion">;

/** How often a table is read again because it is being played meanwhile. */
const MAX_ATTEMPTS = 10;

/** Ids of all tables, the oldest first. */
export async function tableIds({ query }: Database): Promise<readonly string[]> {
  const rows = await query
    .selectFrom("games")
    .select("id")
    .orderBy("created")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Plays a table's whole log anew: the number of its entries, or a sentence on the first thing that does not hold;
 * undefined where there is no such table.
 */
export async function verifyTable(
  database: Database,
  rules: GameLookup,
  id: string,
): Promise<Result<number, string> | undefined> {
  for (let tries = 0; ; tries++) {
    const before = await loadHead(database, id);
    if (before === undefined) return undefined;
    const numbers = await loadSequence(database, id);
    const outcome = await checkTable(database, rules, id, before.entries, numbers);
    const after = await loadHead(database, id);
    if (after?.revision === before.revision || tries === MAX_ATTEMPTS) return outcome;
  }
}

const loadHead = ({ query }: Database, id: string) =>
  query.selectFrom("games").select(["revision", "entries"]).where("id", "=", id).executeTakeFirst();

async function loadSequence({ query }: Database, id: string): Promise<readonly number[]> {
  const rows = await query
    .selectFrom("entries")
    .select("seq")
    .where("game", "=", id)
    .orderBy("seq")
    .execute();
  return rows.map(({ seq }) => seq);
}

async function checkTable(
  database: Database,
  rules: GameLookup,
  id: string,
  entries: number,
  numbers: readonly number[],
): Promise<Result<number, string>> {
  const gap = numbers.findIndex((seq, index) => seq !== index);
  if (gap !== -1) return fail(`entry ${gap} is missing`);
  if (numbers.length !== entries) {
    return fail(`the log has ${numbers.length} entries, and should have ${entries}`);
  }
  try {
    const loaded = await loadTable(database.query, id);
    if (loaded === undefined) return fail("it is gone");
    const trouble = findFault(rules, loaded);
    return trouble === undefined ? ok(entries) : fail(trouble);
  } catch (error) {
    // JSON that is none, a game nobody knows, a position that cannot be.
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** The first thing that does not hold of a table. */
export function findFault(rules: GameLookup, { table, entries }: LoadedTable): string | undefined {
  const { commitment, seed, salt, status, seats, outcome } = table;
  if (commitment !== undefined && commitment !== seedCommitment(seed, salt)) {
    return "the seed is not the one that was promised";
  }
  const played = replayLog(
    initialTimeline(rules, table),
    entries.map(({ entry }) => entry),
  );
  if (!played.ok) return played.error;
  const foreign = entries.findIndex(
    ({ entry, actor }) => entry.kind === "move" && String(entry.actor) !== actor,
  );
  if (foreign !== -1) return `entry ${foreign} is not by the one who moves in it`;
  if ((status === "over") !== (outcome !== undefined)) {
    return `the table is ${status}, and has ${outcome === undefined ? "no" : "an"} outcome`;
  }
  // A table that gathers players may begin with the moves of a record.
  if (status === "open") return undefined;
  return outcomeMismatch(played.value, seats.length, earlyEndOf({ table, entries }), outcome);
}

/** Too few were left, or somebody's time was up at a table that ends then. */
function earlyEndOf({
  table: { seats },
  entries,
}: Pick<LoadedTable, "table" | "entries">): EarlyEnd {
  const resigned = entries.flatMap(({ entry, actor }) =>
    entry.kind === "resign" ? [{ seat: entry.seat, actor }] : [],
  );
  if (resigned.some(({ actor }) => actor === "clock")) return "time";
  const gone = resigned.map(({ seat }) => seat);
  return gone.length > 0 && hasTooFewPlayers(seats, gone) ? "resigned" : undefined;
}
