import type { Services } from "../tables/services.ts";
import { CommitConflict, type Database } from "../store/database.ts";
import { nextSequenceQuery } from "./store-result.ts";
import { RatingWorker } from "./rating-worker.ts";

/** What came of it: how many games were counted, and which could not be read. */
interface RecalculationReport {
  readonly games: number;
  readonly unreadableTables: readonly string[];
}

/**
 * Forgets all results and ratings and makes them anew from the logs, in the order in which they were made. Where it is
 * broken off, a server goes on with it; where one runs, both do it together.
 */
export async function recalculateRatings(
  database: Database,
  around: Pick<Services, "findGameVersion" | "now">,
): Promise<RecalculationReport> {
  await markAllForRecalculation(database);
  const keeper = new RatingWorker({ ...around, database, logger: { error: () => {} } });
  await keeper.processPending();
  const { games } = await database.query
    .selectFrom("games")
    .select((all) => all.fn.countAll<number>().as("games"))
    .where("rated", ">", 0)
    .executeTakeFirstOrThrow();
  return { games, unreadableTables: keeper.unreadableTables };
}

/** Everything is to be counted again; where a server counts at the same moment, one of them tries again. */
async function markAllForRecalculation(database: Database): Promise<void> {
  const { query } = database;
  const batch = {
    mustChange: [await nextSequenceQuery(query)],
    mayChange: [
      query
        .updateTable("games")
        .set((all) => ({ rated: all.neg("rated") }))
        .where("rated", ">", 0)
        .compile(),
      query.deleteFrom("results").compile(),
      query.deleteFrom("ratings").compile(),
    ],
  };
  try {
    await database.commit(batch);
  } catch (error) {
    if (!(error instanceof CommitConflict)) throw error;
    await markAllForRecalculation(database);
  }
}
