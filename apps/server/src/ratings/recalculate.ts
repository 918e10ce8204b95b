import { CommitConflict, type Database } from "../store/database.ts";
import { nextSequenceQuery } from "./store-result.ts";
import { RatingWorker, type RatingWorkerDeps } from "./rating-worker.ts";

interface RecalculationReport {
  /** How many tables have a result now. */
  readonly games: number;
  readonly unreadableTables: readonly string[];
}

/**
 * Deletes all results and ratings and computes them again from the logs, in their old order. If it is interrupted, the
 * next server to start continues; a running server shares the work.
 */
export async function recalculateRatings(
  database: Database,
  deps: Pick<RatingWorkerDeps, "findGameVersion" | "now">,
): Promise<RecalculationReport> {
  await markAllForRecalculation(database);
  const worker = new RatingWorker({ ...deps, database, logger: { error: () => {} } });
  await worker.processPending();
  const { games } = await database.query
    .selectFrom("tables")
    .select((all) => all.fn.countAll<number>().as("games"))
    .where("rated_at", ">", 0)
    .executeTakeFirstOrThrow();
  return { games, unreadableTables: worker.unreadableTables };
}

/** Marks all rated tables as pending; retries if a server rates a table at the same moment. */
async function markAllForRecalculation(database: Database): Promise<void> {
  const { query } = database;
  const batch = {
    mustChange: [await nextSequenceQuery(query)],
    mayChange: [
      query
        .updateTable("tables")
        .set((all) => ({ rated_at: all.neg("rated_at") }))
        .where("rated_at", ">", 0)
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
