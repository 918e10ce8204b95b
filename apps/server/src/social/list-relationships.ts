import type { Relationships, Friend, PersonReference, TableSettings } from "@sofala/protocol";
import { isEndHidden } from "../tables/table-queries.ts";
import type { Services } from "../tables/services.ts";

/** Friends and their tables, who asks and is asked, and who is blocked, by name. */
export async function listRelationships(
  services: Services,
  me: string,
  isHere: (person: string) => boolean,
): Promise<Relationships> {
  const { blocks } = services;
  const [mine, asking] = await Promise.all([
    ownRelationships(services, me),
    incomingFriendRequests(services, me),
  ]);
  const of = (wanted: string) => mine.filter(({ kind }) => kind === wanted);
  const friends = of("friend");
  const elsewhere = await services.presence.remotePeople(friends.map(({ id }) => id));
  const tables = await visibleTablesOf(
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
    asking: asking.filter(({ id }) => !blocks.isBlocked(me, id)),
    asked: of("asked").map(toPersonReference),
    blocked: of("blocked").map(toPersonReference),
  };
}

const toPersonReference = ({ id, name }: PersonReference): PersonReference => ({ id, name });

const ownRelationships = ({ database: { query } }: Services, me: string) =>
  query
    .selectFrom("ties")
    .innerJoin("people", "people.id", "ties.other")
    .select(["people.id", "people.name", "ties.kind", "ties.since"])
    .where("ties.person", "=", me)
    .where("people.kind", "<>", "gone")
    .orderBy("people.name")
    .execute();

const incomingFriendRequests = ({ database: { query } }: Services, me: string) =>
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
async function visibleTablesOf(
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
      is.or([is("games.status", "<>", "over"), isEndHidden(is, { kind, person: me, now: now() })]),
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
        const { title } = JSON.parse(terms) as TableSettings;
        // What is over and stands here is not known to be.
        const shown = status === "over" ? "running" : status;
        return { id, game, status: shown, ...(title === undefined ? {} : { title }) };
      }),
    ]),
  );
}
