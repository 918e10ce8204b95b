import type { Occasion as Kind } from "@sofala/protocol";
import type { Selectable } from "kysely";
import { newId } from "../tokens.ts";
import { Conflict, type Database } from "../store/database.ts";
import type { Schema } from "../store/schema.ts";
import type { Channel } from "./channels.ts";
import { inBatches } from "../store/batches.ts";

export type Item = Selectable<Schema["outbox"]>;

/** Something that is to be told, before it is kept. */
export interface NewItem {
  readonly channel: string;
  readonly game: string;
  readonly kind: Kind;
  /** What makes it the same thing. */
  readonly occasion: string;
  readonly due: number;
}

/** Nobody else sends for so long what somebody began to send. */
const LEASE = 60_000;
/** What was settled is forgotten after so long: what came about earlier may have been told. */
export const MEMORY = 60 * 86_400_000;
/** So many at a time. */
const PAGE = 500;

/** Keeps what is to be told; what was kept before, told or not, stays as it is. */
export async function keepItems(
  { query }: Database,
  items: readonly NewItem[],
  now: number,
): Promise<void> {
  for (const some of inBatches(items)) {
    await query
      .insertInto("outbox")
      .values(
        some.map(({ kind, ...item }) => ({
          id: newId(),
          ...item,
          about: JSON.stringify({ kind }),
          created: now,
          tries: 0,
          sent: null,
          letter: null,
        })),
      )
      .onConflict((known) => known.columns(["channel", "game", "occasion"]).doNothing())
      .execute();
  }
}

export const kindOf = ({ about }: Item): Kind =>
  (JSON.parse(about) as { readonly kind: Kind }).kind;

/** What is due through a channel. */
export async function dueItems(
  { query }: Database,
  channel: string,
  now: number,
): Promise<readonly Item[]> {
  return query
    .selectFrom("outbox")
    .selectAll()
    .where("channel", "=", channel)
    .where("due", "<=", now)
    .orderBy("due")
    .orderBy("id")
    .limit(PAGE)
    .execute();
}

/** Puts items off, or settles them untold; whatever somebody else did to one meanwhile stands. */
export async function putOff(
  { query }: Database,
  items: readonly Item[],
  due: number | null,
): Promise<void> {
  for (const { id, due: known } of items) {
    await query
      .updateTable("outbox")
      .set({ due })
      .where("id", "=", id)
      .where("due", "=", known)
      .execute();
  }
}

/** Takes all of them to send as one letter; false where somebody else was quicker. */
export async function claim(
  database: Database,
  { id: channel, told }: Channel,
  items: readonly Item[],
  letter: string,
  now: number,
): Promise<boolean> {
  const { query } = database;
  const rows = items.map(({ id, due, tries }) =>
    query
      .updateTable("outbox")
      .set({ due: now + LEASE, tries: tries + 1, letter })
      .where("id", "=", id)
      .where("due", "=", due)
      .compile(),
  );
  const turn = query
    .updateTable("channels")
    .set({ told: now })
    .where("id", "=", channel)
    .where("told", told === null ? "is" : "=", told)
    .compile();
  try {
    await database.commit({ must: [turn, ...rows] });
    return true;
  } catch (error) {
    if (error instanceof Conflict) return false;
    throw error;
  }
}

/** They were sent. */
export async function markSent(
  database: Database,
  channel: string,
  items: readonly Item[],
  now: number,
): Promise<void> {
  const { query } = database;
  const ids = items.map(({ id }) => id);
  await database.commit({
    must: [],
    also: [
      query.updateTable("outbox").set({ due: null, sent: now }).where("id", "in", ids).compile(),
      query.updateTable("channels").set({ failures: 0 }).where("id", "=", channel).compile(),
    ],
  });
}

/** They were not sent: again at another time, or never. */
export async function markUnsent(
  { query }: Database,
  items: readonly Item[],
  due: number | null,
): Promise<void> {
  const ids = items.map(({ id }) => id);
  await query.updateTable("outbox").set({ due }).where("id", "in", ids).execute();
}

/** A server that was killed sends nothing any more: where there is only one, what it had begun is due. */
export async function releaseClaims({ query, kind }: Database, now: number): Promise<void> {
  if (kind !== "sqlite") return;
  await query
    .updateTable("outbox")
    .set({ due: now })
    .where("due", ">", now)
    .where("letter", "is not", null)
    .execute();
}

/** Forgets what was settled long ago. */
export async function forgetOld({ query }: Database, now: number): Promise<void> {
  await query
    .deleteFrom("outbox")
    .where("due", "is", null)
    .where("created", "<", now - MEMORY)
    .execute();
}
