import { findGameVersion } from "@sofala/catalog";
import { expect, test } from "vitest";
import { RatingWorker } from "../src/ratings/rating-worker.ts";
import { recalculateRatings } from "../src/ratings/recalculate.ts";
import { insertTableQueries } from "../src/tables/table-writes.ts";
import type { Database } from "../src/store/database.ts";
import { openDatabase } from "../src/store/open-database.ts";
import { describeProfile } from "./describe-profile.ts";
import { describePostgres } from "./store/with-postgres.ts";
import { storedGame } from "./support/stored-game.ts";

const GAMES = 8;

await describePostgres("ratings on PostgreSQL", (fresh) => {
  describeProfile(200, async () => openDatabase(await fresh()));
});

await describePostgres("two servers on one database", (fresh) => {
  test("count every game once, and recalculation gives the same", async () => {
    const where = await fresh();
    const [here, there] = await Promise.all([openDatabase(where), openDatabase(where)]);
    for (let n = 0; n < GAMES; n++) await storeGame(here, n);
    const deps = { findGameVersion, now: Date.now, logger: { error: () => {} } };
    await Promise.all(
      [here, there].map((database) => new RatingWorker({ ...deps, database }).processPending()),
    );
    const before = await figures(there);
    expect(before.results).toHaveLength(2 * GAMES);
    expect(before.ratings).toMatchObject([{ games: GAMES }, { games: GAMES }]);
    const again = [here, there, here].map((database) => recalculateRatings(database, deps));
    expect((await Promise.all(again)).map(({ unreadableTables }) => unreadableTables)).toEqual([
      [],
      [],
      [],
    ]);
    expect(await figures(here)).toEqual(before);
    await Promise.all([here.close(), there.close()]);
  });
});

async function storeGame(database: Database, n: number): Promise<void> {
  const { table, entries } = storedGame(`game ${n}`);
  const unit = insertTableQueries(database.query, { ...table, endedAt: n }, entries);
  await database.commit({ mustChange: unit });
}

async function figures({ query }: Database) {
  const [results, ratings] = await Promise.all([
    query.selectFrom("results").selectAll().orderBy("table_id").orderBy("seat").execute(),
    query.selectFrom("ratings").selectAll().orderBy("player").execute(),
  ]);
  return { results, ratings: ratings.map((row) => ({ ...row, updated_at: 0 })) };
}
