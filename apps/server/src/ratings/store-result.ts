import { updateRatingsByName, type Rating } from "@sofala/bots";
import type { CompiledQuery, Kysely } from "kysely";
import type { StoredTable } from "../tables/stored-table.ts";
import type { Database } from "../store/database.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import { findServerState, replaceServerStateQuery } from "../store/server-state.ts";
import type { TableResult } from "./table-result.ts";

/** A finished table that has no result yet. */
export interface PendingTable {
  readonly id: string;
  /** The `rated_at` value from before a recalculation; it is kept, so that the order stays the same. */
  readonly previousRatedAt?: number;
}

type PoolKey = Pick<DatabaseSchema["ratings"], "game" | "pace">;

/** A number in the server state that grows with every result, so that concurrent writers conflict. */
const RESULT_SEQUENCE_STATE = "rating-turn";

/** Stores a table's result and the new ratings; throws `CommitConflict` if another result was stored in the meantime. */
export async function storeResult(
  database: Database,
  { sequenceQuery, ...pending }: PendingTable & { readonly sequenceQuery: CompiledQuery },
  { id, game, settings, endedAt = 0 }: StoredTable,
  result: TableResult,
  now: number,
): Promise<void> {
  const { query } = database;
  const pool = { game, pace: settings.pace.kind };
  const { after, statements } = await updatedRatings(query, pool, result, now);
  const seatRows = result.seats.map((seat, index) => ({
    ...pool,
    table_id: id,
    seat: index,
    player: seat.playerId,
    players: result.seats.length,
    place: seat.place,
    tied_count: seat.tiedCount,
    ending: seat.ending,
    moves: seat.moves,
    timeouts: seat.timeouts,
    facts: JSON.stringify(seat.facts),
    mu: after.get(seat.playerId)?.mu ?? null,
    sigma: after.get(seat.playerId)?.sigma ?? null,
    ended_at: endedAt,
  }));
  const insertResults =
    seatRows.length === 0 ? [] : [query.insertInto("results").values(seatRows).compile()];
  const { delay } = settings;
  // The spectators' delay is over: the list of tables may show when this one ended.
  const listUpdate = query.updateTable("tables").set({ public_updated_at: endedAt + delay * 1000 });
  await database.commit({
    mustChange: [
      sequenceQuery,
      await markRatedQuery(query, pending, now),
      ...insertResults,
      ...statements,
    ],
    mayChange: delay > 0 ? [listUpdate.where("id", "=", id).compile()] : [],
  });
}

/** The statement that increments the sequence; it changes nothing if another writer did so first. */
export async function nextSequenceQuery(query: Kysely<DatabaseSchema>): Promise<CompiledQuery> {
  const last = await findServerState({ query }, RESULT_SEQUENCE_STATE);
  const next = `${Number(last ?? 0) + 1}`;
  return replaceServerStateQuery({ query }, RESULT_SEQUENCE_STATE, last, next);
}

/** The statement that marks a table as rated, unless it is already; the time is unique, so that it gives an order. */
async function markRatedQuery(
  query: Kysely<DatabaseSchema>,
  { id, previousRatedAt }: PendingTable,
  now: number,
): Promise<CompiledQuery> {
  const row = query.updateTable("tables").where("id", "=", id);
  if (previousRatedAt !== undefined) {
    return row
      .set({ rated_at: previousRatedAt })
      .where("rated_at", "=", -previousRatedAt)
      .compile();
  }
  const last = await query
    .selectFrom("tables")
    .select((all) => all.fn.max("rated_at").as("ratedAt"))
    .executeTakeFirst();
  const ratedAt = Math.max(now, (last?.ratedAt ?? 0) + 1);
  return row.set({ rated_at: ratedAt }).where("rated_at", "is", null).compile();
}

/** The ratings after a game, and the statements that store them unless they changed in the meantime. */
async function updatedRatings(
  query: Kysely<DatabaseSchema>,
  pool: PoolKey,
  { seats, ranking }: TableResult,
  now: number,
): Promise<{
  readonly after: ReadonlyMap<string, Rating>;
  readonly statements: readonly CompiledQuery[];
}> {
  if (ranking === undefined) return { after: new Map(), statements: [] };
  const playerIds = seats.map(({ playerId }) => playerId);
  const rows = await query
    .selectFrom("ratings")
    .select(["player", "mu", "sigma", "games"])
    .where("player", "in", playerIds)
    .where("game", "=", pool.game)
    .where("pace", "=", pool.pace)
    .execute();
  const before = new Map(rows.map((row) => [row.player, row]));
  const after = updateRatingsByName(before, { seats: playerIds, ranking });
  const statements = [...after].map(([playerId, { mu, sigma }]) => {
    const { games = 0 } = before.get(playerId) ?? {};
    const row = { ...pool, player: playerId, mu, sigma, games: games + 1, updated_at: now };
    if (games === 0) return query.insertInto("ratings").values(row).compile();
    return query
      .updateTable("ratings")
      .set(row)
      .where("player", "=", playerId)
      .where("game", "=", pool.game)
      .where("pace", "=", pool.pace)
      .where("games", "=", games)
      .compile();
  });
  return { after, statements };
}
