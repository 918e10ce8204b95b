import type { Kysely } from "kysely";
import type { Database } from "../store/database.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import type { LiveTable } from "../tables/live-table.ts";
import type { LiveTables } from "../tables/live-tables.ts";

export interface EnforceBlocksDeps {
  readonly database: Database;
  readonly tables: Pick<LiveTables, "find" | "leave" | "dropUnauthorized">;
}

/**
 * Separates blocked pairs who wait at the same open table; running games go on. If one of them owns the table, the
 * other leaves; otherwise `leaver` or, by default, the person who blocked. Returns the tables that the leavers left.
 */
export async function enforceBlocks(
  { database, tables }: EnforceBlocksDeps,
  leaver?: string,
): Promise<readonly string[]> {
  const pairs = openTablesWithBlockedPairs(database.query);
  const affected =
    leaver === undefined
      ? pairs
      : pairs.where((is) =>
          is.or([is("relationships.person", "=", leaver), is("relationships.other", "=", leaver)]),
        );
  const leftTables: string[] = [];
  for (const { table, person, other } of await affected.execute()) {
    const liveTable = await tables.find(table);
    const [leaving, staying] = leaver === other ? [other, person] : [person, other];
    if (
      liveTable === undefined ||
      !isSeatedOrOwner(liveTable, leaving) ||
      !isSeatedOrOwner(liveTable, staying)
    )
      continue;
    const isOwner = liveTable.state.table.owner === leaving;
    await tables.leave(table, isOwner ? staying : leaving);
    if (!isOwner) leftTables.push(table);
  }
  await tables.dropUnauthorized();
  return leftTables;
}

const isSeatedOrOwner = ({ state }: LiveTable, person: string): boolean =>
  state.table.owner === person || state.seatOf(person) !== undefined;

/** Open tables with two participants (seated or owner) of whom one has blocked the other. */
const openTablesWithBlockedPairs = (query: Kysely<DatabaseSchema>) =>
  query
    .with("participants", (all) =>
      all
        .selectFrom("seats")
        .innerJoin("tables", "tables.id", "seats.table_id")
        .select(["tables.id as table", "seats.person"])
        .where("tables.status", "=", "open")
        .where("seats.person", "is not", null)
        .union(
          all
            .selectFrom("tables")
            .select(["tables.id as table", "tables.owner as person"])
            .where("tables.status", "=", "open"),
        ),
    )
    .selectFrom("participants as one")
    .innerJoin("relationships", "relationships.person", "one.person")
    .innerJoin("participants as two", (join) =>
      join.onRef("two.table", "=", "one.table").onRef("two.person", "=", "relationships.other"),
    )
    .select(["one.table", "relationships.person", "relationships.other"])
    .where("relationships.kind", "=", "blocked");
