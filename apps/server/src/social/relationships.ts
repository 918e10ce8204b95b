import { ok, type Result } from "@sofala/engine";
import type { Problem, RelationshipState, RelationshipAction } from "@sofala/protocol";
import type { CompiledQuery } from "kysely";
import { PEOPLE_TOPIC } from "../connections.ts";
import { refuse } from "../tables/decision.ts";
import type { Services } from "../tables/services.ts";
import { CommitConflict } from "../store/database.ts";
import type { DatabaseSchema } from "../store/schema.ts";

/** How many friends, questions and blocked people somebody may have, each. */
const MAX_PER_KIND = 500;

type RelationshipKind = DatabaseSchema["ties"]["kind"];

/** Changes what somebody is to somebody else; the same wish twice is one. */
export async function changeRelationship(
  services: Services,
  me: string,
  other: string,
  wish: RelationshipAction,
): Promise<Result<{ readonly relationship: RelationshipState }, Problem>> {
  if (other === me || !(await isKnownPerson(services, other))) return refuse("person/none");
  const tie = await RELATIONSHIP_CHANGES[wish](services, me, other);
  return tie.ok ? ok({ relationship: tie.value }) : tie;
}

type RelationshipChange = (
  services: Services,
  me: string,
  other: string,
) => Promise<Result<RelationshipState, Problem>>;

const RELATIONSHIP_CHANGES: { readonly [W in RelationshipAction]: RelationshipChange } = {
  ask: requestFriend,
  accept: acceptRequest,
  decline: (services, me, other) =>
    deleteRelationships(services, [deleteRelationshipQuery(services, other, me, "asked")]),
  withdraw: (services, me, other) =>
    deleteRelationships(services, [deleteRelationshipQuery(services, me, other, "asked")]),
  unfriend: (services, me, other) =>
    deleteRelationships(services, deleteFriendshipQueries(services, me, other)),
  block,
  unblock,
};

/** Asks to be friends; whom the other has asked already accepts. */
async function requestFriend(
  services: Services,
  me: string,
  other: string,
): Promise<Result<RelationshipState, Problem>> {
  // Who is blocked learns nothing of it: to them there is nobody.
  if (services.blocks.isBlocked(me, other)) return refuse("person/none");
  if (await hasRelationship(services, me, other, "friend")) return ok("friend");
  if (!(await hasRelationship(services, me, other, "asked"))) {
    if (await isLimitReached(services, me, "asked")) return refuse("company/too-many");
    await services.database.commit({
      mustChange: [],
      mayChange: [insertRelationshipQuery(services, me, other, "asked")],
    });
  }
  // Looked at afterwards: where both ask at once, at least one of them sees the other's question.
  const accepted = await acceptRequest(services, me, other);
  return accepted.ok || accepted.error.code !== "company/not-asked" ? accepted : ok("asked");
}

async function acceptRequest(
  services: Services,
  me: string,
  other: string,
): Promise<Result<RelationshipState, Problem>> {
  if (services.blocks.isBlocked(me, other)) return refuse("person/none");
  if (await isLimitReached(services, me, "friend")) return refuse("company/too-many");
  try {
    await services.database.commit({
      // What was asked must still be there: it may be withdrawn, or its end by a block be under way.
      mustChange: [deleteRelationshipQuery(services, other, me, "asked")],
      mayChange: [
        deleteRelationshipQuery(services, me, other, "asked"),
        insertRelationshipQuery(services, me, other, "friend"),
        insertRelationshipQuery(services, other, me, "friend"),
      ],
    });
    return ok("friend");
  } catch (error) {
    if (!(error instanceof CommitConflict)) throw error;
    const isFriend = await hasRelationship(services, me, other, "friend");
    return isFriend ? ok("friend") : refuse("company/not-asked");
  }
}

/** Ends what there was between two; the other is not told. */
async function block(
  services: Services,
  me: string,
  other: string,
): Promise<Result<RelationshipState, Problem>> {
  if (await isLimitReached(services, me, "blocked")) return refuse("company/too-many");
  await services.database.commit({
    mustChange: [],
    mayChange: [
      insertRelationshipQuery(services, me, other, "blocked"),
      deleteRelationshipQuery(services, me, other, "asked"),
      deleteRelationshipQuery(services, other, me, "asked"),
      ...deleteFriendshipQueries(services, me, other),
    ],
  });
  services.blocks.block(me, other);
  services.bus.publish(PEOPLE_TOPIC, "apart");
  return ok("blocked");
}

async function unblock(
  services: Services,
  me: string,
  other: string,
): Promise<Result<RelationshipState, Problem>> {
  await deleteRelationships(services, [deleteRelationshipQuery(services, me, other, "blocked")]);
  services.blocks.unblock(me, other);
  services.bus.publish(PEOPLE_TOPIC, "apart");
  return ok("none");
}

async function deleteRelationships(
  { database }: Services,
  rows: readonly CompiledQuery[],
): Promise<Result<RelationshipState, Problem>> {
  await database.commit({ mustChange: [], mayChange: rows });
  return ok("none");
}

const deleteFriendshipQueries = (
  services: Services,
  me: string,
  other: string,
): readonly CompiledQuery[] => [
  deleteRelationshipQuery(services, me, other, "friend"),
  deleteRelationshipQuery(services, other, me, "friend"),
];

const deleteRelationshipQuery = (
  { database: { query } }: Services,
  person: string,
  other: string,
  kind: RelationshipKind,
): CompiledQuery =>
  query
    .deleteFrom("ties")
    .where("person", "=", person)
    .where("other", "=", other)
    .where("kind", "=", kind)
    .compile();

const insertRelationshipQuery = (
  { database: { query }, now }: Services,
  person: string,
  other: string,
  kind: RelationshipKind,
): CompiledQuery =>
  query
    .insertInto("ties")
    .values({ person, other, kind, since: now() })
    .onConflict((known) => known.doNothing())
    .compile();

async function hasRelationship(
  { database: { query } }: Services,
  person: string,
  other: string,
  kind: RelationshipKind,
): Promise<boolean> {
  const found = await query
    .selectFrom("ties")
    .select("since")
    .where("person", "=", person)
    .where("other", "=", other)
    .where("kind", "=", kind)
    .executeTakeFirst();
  return found !== undefined;
}

async function isLimitReached(
  { database: { query } }: Services,
  person: string,
  kind: RelationshipKind,
): Promise<boolean> {
  const { count } = await query
    .selectFrom("ties")
    .select((all) => all.fn.countAll<number>().as("count"))
    .where("person", "=", person)
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  return count >= MAX_PER_KIND;
}

async function isKnownPerson({ database: { query } }: Services, id: string): Promise<boolean> {
  const found = await query
    .selectFrom("people")
    .select("kind")
    .where("id", "=", id)
    .executeTakeFirst();
  return found !== undefined && found.kind !== "gone";
}
