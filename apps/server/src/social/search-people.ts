import type { Found, Somebody } from "@sofala/protocol";
import { foldName } from "../people/names.ts";
import type { Services } from "../tables/services.ts";

/** How many are found at once. */
const MOST = 10;

/** Accounts whose names begin so, and people somebody played with lately; nobody whom a block keeps apart. */
export async function findPeople(
  services: Services,
  me: string,
  beginning: string | undefined,
): Promise<Found> {
  const { apart } = services;
  const hidden = [me, ...apart.from(me)];
  const [found, lately] = await Promise.all([
    beginning === undefined ? [] : accountsCalled(services, beginning, hidden),
    playedWith(services, me, hidden),
  ]);
  return { found, lately };
}

const accountsCalled = (
  { database: { query } }: Services,
  beginning: string,
  hidden: readonly string[],
): Promise<Somebody[]> => {
  const handle = foldName(beginning);
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
      .limit(MOST)
      .execute()
  );
};

/** The last games count, not the number of games. */
const playedWith = (
  { database: { query } }: Services,
  me: string,
  hidden: readonly string[],
): Promise<Somebody[]> =>
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
    .limit(MOST)
    .execute();
