import { fail, ok, type Result } from "@sofala/engine";
import { commitmentTo } from "../tables/create-table.ts";
import { areTooFew } from "../tables/decision.ts";
import { beginningOf } from "../tables/table-state.ts";
import type { Services } from "../tables/services.ts";
import { loadTable, type LoadedTable } from "../tables/stored-table.ts";
import type { Database } from "../store/database.ts";
import { followLog, outcomeTrouble, type CutShort } from "./check-log.ts";

type Rules = Pick<Services, "gameAt">;

/** How often a table is read again because it is being played meanwhile. */
const TRIES = 10;

/** Ids of all tables, the oldest first. */
export async function gameIds({ query }: Database): Promise<readonly string[]> {
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
export async function verifyGame(
  database: Database,
  rules: Rules,
  id: string,
): Promise<Result<number, string> | undefined> {
  for (let tries = 0; ; tries++) {
    const before = await headOf(database, id);
    if (before === undefined) return undefined;
    const numbers = await numbersOf(database, id);
    const outcome = await judged(database, rules, id, before.entries, numbers);
    const after = await headOf(database, id);
    if (after?.revision === before.revision || tries === TRIES) return outcome;
  }
}

const headOf = ({ query }: Database, id: string) =>
  query.selectFrom("games").select(["revision", "entries"]).where("id", "=", id).executeTakeFirst();

async function numbersOf({ query }: Database, id: string): Promise<readonly number[]> {
  const rows = await query
    .selectFrom("entries")
    .select("seq")
    .where("game", "=", id)
    .orderBy("seq")
    .execute();
  return rows.map(({ seq }) => seq);
}

async function judged(
  database: Database,
  rules: Rules,
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
    const trouble = troubleWith(rules, loaded);
    return trouble === undefined ? ok(entries) : fail(trouble);
  } catch (error) {
    // JSON that is none, a game nobody knows, a position that cannot be.
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** The first thing that does not hold of a table. */
export function troubleWith(rules: Rules, { table, entries }: LoadedTable): string | undefined {
  const { commitment, seed, salt, status, seats, outcome } = table;
  if (commitment !== undefined && commitment !== commitmentTo(seed, salt)) {
    return "the seed is not the one that was promised";
  }
  const played = followLog(
    beginningOf(rules, table),
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
  return outcomeTrouble(played.value, seats.length, cutOf({ table, entries }), outcome);
}

/** Too few were left, or somebody's time was up at a table that ends then. */
function cutOf({ table: { seats }, entries }: Pick<LoadedTable, "table" | "entries">): CutShort {
  const resigned = entries.flatMap(({ entry, actor }) =>
    entry.kind === "resign" ? [{ seat: entry.seat, actor }] : [],
  );
  if (resigned.some(({ actor }) => actor === "clock")) return "time";
  const gone = resigned.map(({ seat }) => seat);
  return gone.length > 0 && areTooFew(seats, gone) ? "resigned" : undefined;
}
