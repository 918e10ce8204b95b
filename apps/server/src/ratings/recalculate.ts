import type { Services } from "../tables/services.ts";
import { Conflict, type Database } from "../store/database.ts";
import { takingTurn } from "./store-result.ts";
import { Keeper } from "./rating-worker.ts";

/** What came of it: how many games were counted, and which could not be read. */
interface Recounted {
  readonly games: number;
  readonly unreadable: readonly string[];
}

/**
 * Forgets all results and ratings and makes them anew from the logs, in the order in which they were made. Where it is
 * broken off, a server goes on with it; where one runs, both do it together.
 */
export async function recount(
  database: Database,
  around: Pick<Services, "gameAt" | "now">,
): Promise<Recounted> {
  await forget(database);
  const keeper = new Keeper({ ...around, database, log: { error: () => {} } });
  await keeper.count();
  const { games } = await database.query
    .selectFrom("games")
    .select((all) => all.fn.countAll<number>().as("games"))
    .where("rated", ">", 0)
    .executeTakeFirstOrThrow();
  return { games, unreadable: keeper.unreadable };
}

/** Everything is to be counted again; where a server counts at the same moment, one of them tries again. */
async function forget(database: Database): Promise<void> {
  const { query } = database;
  const unit = {
    must: [await takingTurn(query)],
    also: [
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
    await database.commit(unit);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    await forget(database);
  }
}
