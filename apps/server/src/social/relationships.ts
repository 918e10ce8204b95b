import { ok, type Result } from "@sofala/engine";
import {
  refuse,
  type Problem,
  type RelationshipAction,
  type RelationshipState,
} from "@sofala/protocol";
import type { CompiledQuery } from "kysely";
import type { Bus } from "../bus/bus.ts";
import { PEOPLE_TOPIC } from "../connections.ts";
import { CommitConflict, type Database } from "../store/database.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import type { Blocks } from "./blocks.ts";

/** The maximum number of friends, of open friend requests and of blocked people that one person may have. */
const MAX_PER_KIND = 500;

type RelationshipKind = DatabaseSchema["relationships"]["kind"];

interface RelationshipDeps {
  readonly database: Database;
  readonly now: () => number;
  readonly blocks: Pick<Blocks, "isBlocked" | "block" | "unblock">;
  readonly bus: Pick<Bus, "publish">;
}

/** Applies an action to the relationship of two people; repeating it changes nothing. */
export async function changeRelationship(
  deps: RelationshipDeps,
  me: string,
  other: string,
  action: RelationshipAction,
): Promise<Result<{ readonly relationship: RelationshipState }, Problem>> {
  if (other === me || !(await isKnownPerson(deps, other))) return refuse("person/not-found");
  const changed = await RELATIONSHIP_CHANGES[action](deps, me, other);
  return changed.ok ? ok({ relationship: changed.value }) : changed;
}

type RelationshipChange = (
  deps: RelationshipDeps,
  me: string,
  other: string,
) => Promise<Result<RelationshipState, Problem>>;

const RELATIONSHIP_CHANGES: {
  readonly [Action in RelationshipAction]: RelationshipChange;
} = {
  request: requestFriend,
  accept: acceptRequest,
  decline: (deps, me, other) =>
    deleteRelationships(deps, [deleteRelationshipQuery(deps, other, me, "requested")]),
  withdraw: (deps, me, other) =>
    deleteRelationships(deps, [deleteRelationshipQuery(deps, me, other, "requested")]),
  unfriend: (deps, me, other) =>
    deleteRelationships(deps, deleteFriendshipQueries(deps, me, other)),
  block,
  unblock,
};

/** Sends a friend request; accepts the other's if there is one. */
async function requestFriend(
  deps: RelationshipDeps,
  me: string,
  other: string,
): Promise<Result<RelationshipState, Problem>> {
  // A block must not be visible: answer as if the person did not exist.
  if (deps.blocks.isBlocked(me, other)) return refuse("person/not-found");
  if (await hasRelationship(deps, me, other, "friend")) return ok("friend");
  if (!(await hasRelationship(deps, me, other, "requested"))) {
    if (await isLimitReached(deps, me, "requested")) return refuse("relationship/too-many");
    await deps.database.commit({
      mustChange: [],
      mayChange: [insertRelationshipQuery(deps, me, other, "requested")],
    });
  }
  // Checked after the insert: if both send a request at once, at least one sees the other's.
  const accepted = await acceptRequest(deps, me, other);
  return accepted.ok || accepted.error.code !== "relationship/not-requested"
    ? accepted
    : ok("requested");
}

async function acceptRequest(
  deps: RelationshipDeps,
  me: string,
  other: string,
): Promise<Result<RelationshipState, Problem>> {
  if (deps.blocks.isBlocked(me, other)) return refuse("person/not-found");
  if (await isLimitReached(deps, me, "friend")) return refuse("relationship/too-many");
  try {
    await deps.database.commit({
      // The request must still exist: it may have been withdrawn or removed by a block.
      mustChange: [deleteRelationshipQuery(deps, other, me, "requested")],
      mayChange: [
        deleteRelationshipQuery(deps, me, other, "requested"),
        insertRelationshipQuery(deps, me, other, "friend"),
        insertRelationshipQuery(deps, other, me, "friend"),
      ],
    });
    return ok("friend");
  } catch (error) {
    if (!(error instanceof CommitConflict)) throw error;
    const isFriend = await hasRelationship(deps, me, other, "friend");
    return isFriend ? ok("friend") : refuse("relationship/not-requested");
  }
}

/** Blocks a person; ends friendship and requests. The other is not notified. */
async function block(
  deps: RelationshipDeps,
  me: string,
  other: string,
): Promise<Result<RelationshipState, Problem>> {
  if (await isLimitReached(deps, me, "blocked")) return refuse("relationship/too-many");
  await deps.database.commit({
    mustChange: [],
    mayChange: [
      insertRelationshipQuery(deps, me, other, "blocked"),
      deleteRelationshipQuery(deps, me, other, "requested"),
      deleteRelationshipQuery(deps, other, me, "requested"),
      ...deleteFriendshipQueries(deps, me, other),
    ],
  });
  deps.blocks.block(me, other);
  deps.bus.publish(PEOPLE_TOPIC, "blocks");
  return ok("blocked");
}

async function unblock(
  deps: RelationshipDeps,
  me: string,
  other: string,
): Promise<Result<RelationshipState, Problem>> {
  await deleteRelationships(deps, [deleteRelationshipQuery(deps, me, other, "blocked")]);
  deps.blocks.unblock(me, other);
  deps.bus.publish(PEOPLE_TOPIC, "blocks");
  return ok("none");
}

async function deleteRelationships(
  { database }: RelationshipDeps,
  queries: readonly CompiledQuery[],
): Promise<Result<RelationshipState, Problem>> {
  await database.commit({ mustChange: [], mayChange: queries });
  return ok("none");
}

const deleteFriendshipQueries = (
  deps: RelationshipDeps,
  me: string,
  other: string,
): readonly CompiledQuery[] => [
  deleteRelationshipQuery(deps, me, other, "friend"),
  deleteRelationshipQuery(deps, other, me, "friend"),
];

const deleteRelationshipQuery = (
  { database: { query } }: RelationshipDeps,
  person: string,
  other: string,
  kind: RelationshipKind,
): CompiledQuery =>
  query
    .deleteFrom("relationships")
    .where("person", "=", person)
    .where("other", "=", other)
    .where("kind", "=", kind)
    .compile();

const insertRelationshipQuery = (
  { database: { query }, now }: RelationshipDeps,
  person: string,
  other: string,
  kind: RelationshipKind,
): CompiledQuery =>
  query
    .insertInto("relationships")
    .values({ person, other, kind, created_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .compile();

async function hasRelationship(
  { database: { query } }: RelationshipDeps,
  person: string,
  other: string,
  kind: RelationshipKind,
): Promise<boolean> {
  const found = await query
    .selectFrom("relationships")
    .select("created_at")
    .where("person", "=", person)
    .where("other", "=", other)
    .where("kind", "=", kind)
    .executeTakeFirst();
  return found !== undefined;
}

async function isLimitReached(
  { database: { query } }: RelationshipDeps,
  person: string,
  kind: RelationshipKind,
): Promise<boolean> {
  const { count } = await query
    .selectFrom("relationships")
    .select((all) => all.fn.countAll<number>().as("count"))
    .where("person", "=", person)
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  return count >= MAX_PER_KIND;
}

async function isKnownPerson(
  { database: { query } }: RelationshipDeps,
  id: string,
): Promise<boolean> {
  const found = await query
    .selectFrom("people")
    .select("kind")
    .where("id", "=", id)
    .executeTakeFirst();
  return found !== undefined && found.kind !== "deleted";
}
