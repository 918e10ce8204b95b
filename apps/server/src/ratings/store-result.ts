import { ratedByName, type Rating } from "@sofala/bots";
import type { CompiledQuery, Kysely } from "kysely";
import type { StoredTable } from "../tables/stored-table.ts";
import type { Database } from "../store/database.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import type { TableResult } from "./table-result.ts";

/** A game that waits to be counted. */
export interface PendingTable {
  readonly id: string;
  /** When it was counted before: it is counted as then. */
  readonly previousRatedAt?: number;
}

type PoolKey = Pick<DatabaseSchema["ratings"], "game" | "pace">;

/** The setting that says how often something was counted. */
const SEQUENCE_SETTING = "counted";

/** Keeps what a game was for those who played; throws `CommitConflict` where somebody counted meanwhile. */
export async function storeResult(
  database: Database,
  { sequenceQuery, ...waiting }: PendingTable & { readonly sequenceQuery: CompiledQuery },
  { id, game, settings, endedAt = 0 }: StoredTable,
  tally: TableResult,
  now: number,
): Promise<void> {
  const { query } = database;
  const pool = { game, pace: settings.pace.kind };
  const { after, statements } = await updatedRatings(query, pool, tally, now);
  const rows = tally.seats.map((seat, index) => ({
    ...seat,
    ...pool,
    table_id: id,
    seat: index,
    players: tally.seats.length,
    facts: JSON.stringify(seat.facts),
    mu: after.get(seat.holder)?.mu ?? null,
    sigma: after.get(seat.holder)?.sigma ?? null,
    ended: endedAt,
  }));
  const results = rows.length === 0 ? [] : [query.insertInto("results").values(rows).compile()];
  const { delay } = settings;
  // Everybody may know now when it ended.
  const shown = query.updateTable("games").set({ listed_at: endedAt + delay * 1000 });
  await database.commit({
    mustChange: [
      sequenceQuery,
      await markRatedQuery(query, waiting, now),
      ...results,
      ...statements,
    ],
    mayChange: delay > 0 ? [shown.where("id", "=", id).compile()] : [],
  });
}

/** Whoever counts takes the next number: of two who do so at the same time, one has read in vain. */
export async function nextSequenceQuery(query: Kysely<DatabaseSchema>): Promise<CompiledQuery> {
  const last = await query
    .selectFrom("settings")
    .select("value")
    .where("name", "=", SEQUENCE_SETTING)
    .executeTakeFirst();
  if (last === undefined) {
    return query.insertInto("settings").values({ name: SEQUENCE_SETTING, value: "1" }).compile();
  }
  return query
    .updateTable("settings")
    .set({ value: `${Number(last.value) + 1}` })
    .where("name", "=", SEQUENCE_SETTING)
    .where("value", "=", last.value)
    .compile();
}

/** Says that a game is counted, if nobody has said so; the time is another than that of all others. */
async function markRatedQuery(
  query: Kysely<DatabaseSchema>,
  { id, previousRatedAt }: PendingTable,
  now: number,
): Promise<CompiledQuery> {
  const row = query.updateTable("games").where("id", "=", id);
  if (previousRatedAt !== undefined) {
    return row.set({ rated: previousRatedAt }).where("rated", "=", -previousRatedAt).compile();
  }
  const last = await query
    .selectFrom("games")
    .select((all) => all.fn.max("rated").as("rated"))
    .executeTakeFirst();
  const rated = Math.max(now, (last?.rated ?? 0) + 1);
  return row.set({ rated }).where("rated", "is", null).compile();
}

/** The ratings after a game, and the statements that keep them if they are still those that were read. */
async function updatedRatings(
  query: Kysely<DatabaseSchema>,
  pool: PoolKey,
  { seats, ranking }: TableResult,
  changed: number,
): Promise<{
  readonly after: ReadonlyMap<string, Rating>;
  readonly statements: readonly CompiledQuery[];
}> {
  if (ranking === undefined) return { after: new Map(), statements: [] };
  const holders = seats.map(({ holder }) => holder);
  const rows = await query
    .selectFrom("ratings")
    .select(["holder", "mu", "sigma", "games"])
    .where("holder", "in", holders)
    .where("game", "=", pool.game)
    .where("pace", "=", pool.pace)
    .execute();
  const before = new Map(rows.map((row) => [row.holder, row]));
  const after = ratedByName(before, { seats: holders, ranking });
  const statements = [...after].map(([holder, { mu, sigma }]) => {
    const { games = 0 } = before.get(holder) ?? {};
    const row = { ...pool, holder, mu, sigma, games: games + 1, changed };
    if (games === 0) return query.insertInto("ratings").values(row).compile();
    return query
      .updateTable("ratings")
      .set(row)
      .where("holder", "=", holder)
      .where("game", "=", pool.game)
      .where("pace", "=", pool.pace)
      .where("games", "=", games)
      .compile();
  });
  return { after, statements };
}
