import type { PeopleSearchResult, PersonReference } from "@sofala/protocol";
import { normalizeName } from "../people/names.ts";
import type { Database } from "../store/database.ts";
import type { BlockLookup } from "../tables/block-lookup.ts";

const MAX_RESULTS = 10;

interface SearchDeps {
  readonly database: Database;
  readonly blocks: Pick<BlockLookup, "blockedEitherWay">;
}

/** Accounts by the beginning of their name, and recent opponents; leaves out blocked people. */
export async function searchPeople(
  { database, blocks }: SearchDeps,
  me: string,
  namePrefix: string | undefined,
): Promise<PeopleSearchResult> {
  const hidden = [me, ...blocks.blockedEitherWay(me)];
  const [accounts, opponents] = await Promise.all([
    namePrefix === undefined ? [] : accountsByPrefix(database, namePrefix, hidden),
    recentOpponents(database, me, hidden),
  ]);
  return { accounts, recentOpponents: opponents };
}

const accountsByPrefix = (
  { query }: Database,
  namePrefix: string,
  hidden: readonly string[],
): Promise<PersonReference[]> => {
  const prefix = normalizeName(namePrefix);
  const length = [...prefix].length;
  return (
    query
      .selectFrom("people")
      .select(["id", "name"])
      .where("kind", "=", "account")
      // Neither LIKE nor a range: SQLite and PostgreSQL differ in wildcards and collation.
      .where((is) =>
        is(is.fn("substr", ["normalized_name", is.lit(1), is.lit(length)]), "=", prefix),
      )
      .where("id", "not in", hidden)
      .orderBy("normalized_name")
      .limit(MAX_RESULTS)
      .execute()
  );
};

/** People who played with `me`, most recent first. */
const recentOpponents = (
  { query }: Database,
  me: string,
  hidden: readonly string[],
): Promise<PersonReference[]> =>
  query
    .selectFrom("seats as mine")
    .innerJoin("tables", "tables.id", "mine.table_id")
    .innerJoin("seats as theirs", "theirs.table_id", "mine.table_id")
    .innerJoin("people", "people.id", "theirs.person")
    .select(["people.id", "people.name"])
    .where("mine.person", "=", me)
    .where("tables.status", "<>", "open")
    .where("people.kind", "<>", "deleted")
    .where("people.id", "not in", hidden)
    .groupBy(["people.id", "people.name"])
    .orderBy((all) => all.fn.max("tables.updated_at"), "desc")
    .limit(MAX_RESULTS)
    .execute();
