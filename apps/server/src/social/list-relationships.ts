import type { Friend, PersonReference, Relationships, TableSettings } from "@sofala/protocol";
import type { Connections } from "../connections.ts";
import type { Database } from "../store/database.ts";
import type { BlockLookup } from "../tables/block-lookup.ts";
import { isEndHidden, isRematchVisible } from "../tables/table-queries.ts";

interface RelationshipsDeps {
  readonly database: Database;
  readonly now: () => number;
  readonly blocks: Pick<BlockLookup, "isBlocked">;
  readonly connections: Pick<Connections, "onlineAmong">;
}

/** The friends of a person with their tables, friend requests in both directions, and blocked people. */
export async function listRelationships(
  { database, now, blocks, connections }: RelationshipsDeps,
  me: string,
): Promise<Relationships> {
  const [relationships, incoming] = await Promise.all([
    ownRelationships(database, me),
    incomingFriendRequests(database, me),
  ]);
  const ofKind = (wanted: string) => relationships.filter(({ kind }) => kind === wanted);
  const friends = ofKind("friend");
  const friendIds = friends.map(({ id }) => id);
  const [online, tables] = await Promise.all([
    connections.onlineAmong(friendIds),
    visibleTablesOf(database, friendIds, me, now()),
  ]);
  return {
    friends: friends.map(({ id, name, friendsSince }) => ({
      person: { id, name },
      friendsSince,
      isOnline: online.has(id),
      tables: tables.get(id) ?? [],
    })),
    incomingRequests: incoming.filter(({ id }) => !blocks.isBlocked(me, id)),
    outgoingRequests: ofKind("requested").map(toPersonReference),
    blocked: ofKind("blocked").map(toPersonReference),
  };
}

const toPersonReference = ({ id, name }: PersonReference): PersonReference => ({ id, name });

const ownRelationships = ({ query }: Database, me: string) =>
  query
    .selectFrom("relationships")
    .innerJoin("people", "people.id", "relationships.other")
    .select([
      "people.id",
      "people.name",
      "relationships.kind",
      "relationships.created_at as friendsSince",
    ])
    .where("relationships.person", "=", me)
    .where("people.kind", "<>", "deleted")
    .orderBy("people.name")
    .execute();

const incomingFriendRequests = ({ query }: Database, me: string) =>
  query
    .selectFrom("relationships")
    .innerJoin("people", "people.id", "relationships.person")
    .select(["people.id", "people.name"])
    .where("relationships.other", "=", me)
    .where("relationships.kind", "=", "requested")
    .where("people.kind", "<>", "deleted")
    .orderBy("relationships.created_at")
    .execute();

/** Unfinished tables of these people that `me` may see, by person: public tables, and those that `me` is at. */
async function visibleTablesOf(
  { query, kind }: Database,
  people: readonly string[],
  me: string,
  now: number,
): Promise<ReadonlyMap<string, Friend["tables"]>> {
  if (people.length === 0) return new Map();
  const rows = await query
    .selectFrom("seats")
    .innerJoin("tables", "tables.id", "seats.table_id")
    .select([
      "seats.person",
      "tables.id",
      "tables.game",
      "tables.status",
      "tables.settings as settings",
    ])
    .where("seats.person", "in", people)
    .where((is) =>
      is.or([is("tables.status", "<>", "over"), isEndHidden(is, { kind, person: me, now })]),
    )
    .where((is) =>
      is.or([
        is.and([is("tables.visibility", "=", "public"), isRematchVisible(is, { kind, now })]),
        is("tables.owner", "=", me),
        is("tables.id", "in", is.selectFrom("seats").select("table_id").where("person", "=", me)),
      ]),
    )
    .orderBy("tables.public_updated_at", "desc")
    .execute();
  const byPerson = Map.groupBy(rows, ({ person }) => person ?? "");
  return new Map(
    [...byPerson].map(([person, own]) => [
      person,
      own.map(({ id, game, status, settings }) => {
        const { title } = JSON.parse(settings) as TableSettings;
        // A finished table is among the rows only if its end is still hidden.
        const visibleStatus = status === "over" ? "running" : status;
        return { id, game, status: visibleStatus, ...(title === undefined ? {} : { title }) };
      }),
    ]),
  );
}
