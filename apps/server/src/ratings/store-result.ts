import { ratedByName, type Rating } from "@sofala/bots";
import type { CompiledQuery, Kysely } from "kysely";
import type { StoredTable } from "../tables/stored-table.ts";
import type { Database } from "../store/database.ts";
import type { Schema } from "../store/schema.ts";
import type { Tally } from "./table-result.ts";

/** A game that waits to be counted. */
export interface Waiting {
  readonly id: string;
  /** When it was counted before: it is counted as then. */
  readonly before?: number;
}

type Pool = Pick<Schema["ratings"], "game" | "pace">;

/** The setting that says how often something was counted. */
const TURN = "counted";

/** Keeps what a game was for those who played; throws `Conflict` where somebody counted meanwhile. */
export async function keepTally(
  database: Database,
  { turn, ...waiting }: Waiting & { readonly turn: CompiledQuery },
  { id, game, terms, ended = 0 }: StoredTable,
  tally: Tally,
  now: number,
): Promise<void> {
  const { query } = database;
  const pool = { game, pace: terms.pace.kind };
  const { after, statements } = await rating(query, pool, tally, now);
  const rows = tally.seats.map((seat, index) => ({
    ...seat,
    ...pool,
    table_id: id,
    seat: index,
    players: tally.seats.length,
    facts: JSON.stringify(seat.facts),
    mu: after.get(seat.holder)?.mu ?? null,
    sigma: after.get(seat.holder)?.sigma ?? null,
    ended,
  }));
  const results = rows.length === 0 ? [] : [query.insertInto("results").values(rows).compile()];
  const { delay } = terms;
  // Everybody may know now when it ended.
  const shown = query.updateTable("games").set({ listed_at: ended + delay * 1000 });
  await database.commit({
    must: [turn, await marking(query, waiting, now), ...results, ...statements],
    also: delay > 0 ? [shown.where("id", "=", id).compile()] : [],
  });
}

/** Whoever counts takes the next number: of two who do so at the same time, one has read in vain. */
export async function takingTurn(query: Kysely<Schema>): Promise<CompiledQuery> {
  const last = await query
    .selectFrom("settings")
    .select("value")
    .where("name", "=", TURN)
    .executeTakeFirst();
  if (last === undefined) {
    return query.insertInto("settings").values({ name: TURN, value: "1" }).compile();
  }
  return query
    .updateTable("settings")
    .set({ value: `${Number(last.value) + 1}` })
    .where("name", "=", TURN)
    .where("value", "=", last.value)
    .compile();
}

/** Says that a game is counted, if nobody has said so; the time is another than that of all others. */
async function marking(
  query: Kysely<Schema>,
  { id, before }: Waiting,
  now: number,
): Promise<CompiledQuery> {
  const row = query.updateTable("games").where("id", "=", id);
  if (before !== undefined) {
    return row.set({ rated: before }).where("rated", "=", -before).compile();
  }
  const last = await query
    .selectFrom("games")
    .select((all) => all.fn.max("rated").as("rated"))
    .executeTakeFirst();
  const rated = Math.max(now, (last?.rated ?? 0) + 1);
  return row.set({ rated }).where("rated", "is", null).compile();
}

/** The ratings after a game, and the statements that keep them if they are still those that were read. */
async function rating(
  query: Kysely<Schema>,
  pool: Pool,
  { seats, ranking }: Tally,
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
