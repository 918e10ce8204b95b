import type { PeopleSearchResult, PersonReference } from "@sofala/protocol";
import { normalizeName } from "../people/names.ts";
import type { Services } from "../tables/services.ts";

/** How many are found at once. */
const MAX_RESULTS = 10;

/** Accounts whose names begin so, and people somebody played with lately; nobody whom a block keeps apart. */
export async function searchPeople(
  services: Services,
  me: string,
  beginning: string | undefined,
): Promise<PeopleSearchResult> {
  const { blocks } = services;
  const hidden = [me, ...blocks.blockedEitherWay(me)];
  const [found, lately] = await Promise.all([
    beginning === undefined ? [] : accountsByPrefix(services, beginning, hidden),
    recentOpponents(services, me, hidden),
  ]);
  return { found, lately };
}

const accountsByPrefix = (
  { database: { query } }: Services,
  beginning: string,
  hidden: readonly string[],
): Promise<PersonReference[]> => {
  const handle = normalizeName(beginning);
  const length = [...handle].length;
  return (
    query
      .selectFrom("people")
      .select(["id", "name"])
      .where("kind", "=", "account")
      // No pattern: what databases take for one differs, and so does their order of letters.
      .where((is) => is(is.fn("substr", ["handle", is.lit(1), is.lit(length)]), "=", handle))
      .where("id", "not in", hidden)
      .orderBy("handle")
      .limit(MAX_RESULTS)
      .execute()
  );
};

/** The last games count, not the number of games. */
const recentOpponents = (
  { database: { query } }: Services,
  me: string,
  hidden: readonly string[],
): Promise<PersonReference[]> =>
  query
    .selectFrom("seats as mine")
    .innerJoin("games", "games.id", "mine.game")
    .innerJoin("seats as theirs", "theirs.game", "mine.game")
    .innerJoin("people", "people.id", "theirs.person")
    .select(["people.id", "people.name"])
    .where("mine.person", "=", me)
    .where("games.status", "<>", "open")
    .where("people.kind", "<>", "gone")
    .where("people.id", "not in", hidden)
    .groupBy(["people.id", "people.name"])
    .orderBy((all) => all.fn.max("games.changed"), "desc")
    .limit(MAX_RESULTS)
    .execute();
