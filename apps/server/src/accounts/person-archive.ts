import { findVersion, type Game } from "@sofala/engine";
import type { NoteArchive, PersonArchive } from "@sofala/protocol";
import type { Kysely } from "kysely";
import type { TimeSlicer } from "../fairness/time-slicer.ts";
import type { Logger } from "../logger.ts";
import { displayRating } from "../ratings/display-rating.ts";
import { signArchive } from "../signing/archive-signature.ts";
import { currentKey } from "../signing/signing-keys.ts";
import type { Database } from "../store/database.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import { buildArchive, type Archive } from "../tables/archive.ts";
import { loadTable } from "../tables/stored-table.ts";
import { loadTimeline } from "../tables/table-state.ts";

interface PersonArchiveDeps {
  readonly database: Database;
  readonly now: () => number;
  /** The newest version of each game. */
  readonly games: readonly Game[];
  readonly publicUrl: () => string;
  readonly timeSlicer: TimeSlicer;
  readonly logger: Pick<Logger, "error">;
  readonly cpuLimiter: { runCharged<T>(address: string, run: () => T): T };
}

/**
 * The lines of a person's archive, each signed: the person with ratings, friends and a list of their finished games,
 * then the archive of each game, then their notes. One game is in memory at a time.
 */
export async function* personArchiveLines(
  deps: PersonArchiveDeps,
  personId: string,
  clientAddress: string,
): AsyncGenerator<PersonArchive | Archive | NoteArchive> {
  const { database, now, logger, cpuLimiter } = deps;
  const key = await currentKey(database, now());
  const sign = <Line extends object>(line: Line) =>
    cpuLimiter.runCharged(clientAddress, () => signArchive(line, key));
  const games = await finishedGames(database.query, personId);
  yield sign({ ...(await describePerson(deps, personId)), games });
  for (const { table } of games) {
    try {
      yield sign(await archiveOfTable(deps, table, clientAddress));
    } catch (error) {
      // The other games must not be lost with one that is damaged. The first line names it, so it is missed.
      logger.error({ err: error, table }, "a game could not be exported");
    }
  }
  for (const { table_id: table, text, updated_at: updated } of await notesOf(database, personId)) {
    yield sign({ format: "sofala-note/1", table, text, updated } as const);
  }
}

async function describePerson(
  { database: { query }, now, publicUrl }: PersonArchiveDeps,
  personId: string,
): Promise<Omit<PersonArchive, "games" | "signature">> {
  const person = await query
    .selectFrom("people")
    .select(["id", "name", "created_at as created"])
    .where("id", "=", personId)
    .executeTakeFirstOrThrow();
  const ratings = await query
    .selectFrom("ratings")
    .selectAll()
    .where("player", "=", personId)
    .orderBy("game")
    .orderBy("pace")
    .execute();
  const friends = await query
    .selectFrom("relationships")
    .innerJoin("people", "people.id", "relationships.other")
    .select("people.name")
    .where("relationships.person", "=", personId)
    .where("relationships.kind", "=", "friend")
    .where("people.kind", "<>", "deleted")
    .orderBy("people.name")
    .execute();
  return {
    format: "sofala-person/1",
    server: publicUrl(),
    exported: now(),
    person,
    ratings: ratings.map(({ game, pace, mu, sigma, games }) => ({
      game,
      pace,
      ...displayRating({ mu, sigma }),
      games,
    })),
    friends: friends.map(({ name }) => name),
  };
}

/** The games that the person had a seat in until the end, the oldest first. */
async function finishedGames(
  query: Kysely<DatabaseSchema>,
  personId: string,
): Promise<PersonArchive["games"]> {
  const rows = await query
    .selectFrom("seats")
    .innerJoin("tables", "tables.id", "seats.table_id")
    .select(["tables.id as table", "tables.game", "seats.seat", "tables.ended_at as ended"])
    .where("seats.person", "=", personId)
    .where("tables.status", "=", "over")
    // A table that was closed before its game began has no game.
    .where("tables.started_at", "is not", null)
    .orderBy("tables.ended_at")
    .orderBy("tables.id")
    .execute();
  return rows.map(({ ended, ...row }) => ({ ...row, ended: ended ?? 0 }));
}

async function archiveOfTable(
  { database, games, timeSlicer }: PersonArchiveDeps,
  id: string,
  clientAddress: string,
): Promise<Archive> {
  const loaded = await loadTable(database.query, id);
  if (loaded === undefined) throw new Error("the table was deleted");
  const findGameVersion = (game: string, rulesVersion: number): Game | undefined => {
    const newest = games.find((each) => each.id === game);
    return newest && findVersion(newest, rulesVersion);
  };
  const timeline = await loadTimeline({ findGameVersion, timeSlicer }, loaded, clientAddress);
  return buildArchive({ table: loaded.table, timeline, storedEntries: loaded.entries });
}

const notesOf = ({ query }: Database, personId: string) =>
  query
    .selectFrom("notes")
    .select(["table_id", "text", "updated_at"])
    .where("person", "=", personId)
    .where("text", "<>", "")
    .orderBy("table_id")
    .execute();
