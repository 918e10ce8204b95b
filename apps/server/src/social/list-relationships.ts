import type { Company, Friend, Somebody, Terms } from "@sofala/protocol";
import { isSecretlyOver } from "../tables/table-queries.ts";
import type { Services } from "../tables/services.ts";

/** Friends and their tables, who asks and is asked, and who is blocked, by name. */
export async function companyOf(
  services: Services,
  me: string,
  isHere: (person: string) => boolean,
): Promise<Company> {
  const { apart } = services;
  const [mine, asking] = await Promise.all([tiesOf(services, me), askersOf(services, me)]);
  const of = (wanted: string) => mine.filter(({ kind }) => kind === wanted);
  const friends = of("friend");
  const elsewhere = await services.visits.whoIsElsewhere(friends.map(({ id }) => id));
  const tables = await tablesOf(
    services,
    friends.map(({ id }) => id),
    me,
  );
  return {
    friends: friends.map(({ id, name, since }) => ({
      person: { id, name },
      since,
      isHere: isHere(id) || elsewhere.has(id),
      tables: tables.get(id) ?? [],
    })),
    asking: asking.filter(({ id }) => !apart.areApart(me, id)),
    asked: of("asked").map(somebody),
    blocked: of("blocked").map(somebody),
  };
}

const somebody = ({ id, name }: Somebody): Somebody => ({ id, name });

const tiesOf = ({ database: { query } }: Services, me: string) =>
  query
    .selectFrom("ties")
    .innerJoin("people", "people.id", "ties.other")
    .select(["people.id", "people.name", "ties.kind", "ties.since"])
    .where("ties.person", "=", me)
    .where("people.kind", "<>", "gone")
    .orderBy("people.name")
    .execute();

const askersOf = ({ database: { query } }: Services, me: string) =>
  query
    .selectFrom("ties")
    .innerJoin("people", "people.id", "ties.person")
    .select(["people.id", "people.name"])
    .where("ties.other", "=", me)
    .where("ties.kind", "=", "asked")
    .where("people.kind", "<>", "gone")
    .orderBy("ties.since")
    .execute();

/** At which tables that are public, or shared with somebody, people sit and are not done yet, as far as is known. */
async function tablesOf(
  { database: { query, kind }, now }: Services,
  people: readonly string[],
  me: string,
): Promise<ReadonlyMap<string, Friend["tables"]>> {
  if (people.length === 0) return new Map();
  const rows = await query
    .selectFrom("seats")
    .innerJoin("games", "games.id", "seats.game")
    .select(["seats.person", "games.id", "games.game", "games.status", "games.terms"])
    .where("seats.person", "in", people)
    .where((is) =>
      is.or([
        is("games.status", "<>", "over"),
        isSecretlyOver(is, { kind, person: me, now: now() }),
      ]),
    )
    .where((is) =>
      is.or([
        is("games.visibility", "=", "public"),
        is("games.owner", "=", me),
        is("games.id", "in", is.selectFrom("seats").select("game").where("person", "=", me)),
      ]),
    )
    .orderBy("games.listed_at", "desc")
    .execute();
  const byPerson = Map.groupBy(rows, ({ person }) => person ?? "");
  return new Map(
    [...byPerson].map(([person, own]) => [
      person,
      own.map(({ id, game, status, terms }) => {
        const { title } = JSON.parse(terms) as Terms;
        // What is over and stands here is not known to be.
        const shown = status === "over" ? "running" : status;
        return { id, game, status: shown, ...(title === undefined ? {} : { title }) };
      }),
    ]),
  );
}
