import type { NotificationKind } from "@sofala/protocol";
import type { Selectable } from "kysely";
import { newId } from "../tokens.ts";
import { CommitConflict, type Database } from "../store/database.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import type { Channel } from "./channels.ts";
import { inBatches } from "../store/batches.ts";

export type OutboxItem = Selectable<DatabaseSchema["outbox"]>;

/** What a notification is about: an event at a table, or for operators the backups. These strings are stored. */
export type OutboxKind = NotificationKind | "backup";

/** A notification that is not stored yet. */
export interface NewOutboxItem {
  readonly channel: string;
  /** Empty if it is not about a table. */
  readonly tableId: string;
  readonly kind: OutboxKind;
  /** A channel gets only one item per table and key. It is stored, so its format must not change. */
  readonly deduplicationKey: string;
  readonly dueAt: number;
}

/** A claimed item is due again after this time, in case its sender crashed. */
const CLAIM_TIMEOUT_MS = 60_000;
/** Settled items are deleted after this time. Older events are not notified, because they may have been already. */
export const RETENTION_MS = 60 * 86_400_000;
/** The maximum number of items in one message. */
const PAGE_SIZE = 500;

/** Stores items; an item that exists already, sent or not, stays as it is. */
export async function storeItems(
  { query }: Database,
  items: readonly NewOutboxItem[],
  now: number,
): Promise<void> {
  for (const batch of inBatches(items)) {
    await query
      .insertInto("outbox")
      .values(
        batch.map(({ channel, tableId, kind, deduplicationKey, dueAt }) => ({
          id: newId(),
          channel,
          table_id: tableId,
          deduplication_key: deduplicationKey,
          due_at: dueAt,
          details: JSON.stringify({ kind }),
          created_at: now,
          attempts: 0,
          sent_at: null,
          message_id: null,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(["channel", "table_id", "deduplication_key"]).doNothing(),
      )
      .execute();
  }
}

export const outboxKindOf = ({ details }: OutboxItem): OutboxKind =>
  (JSON.parse(details) as { readonly kind: OutboxKind }).kind;

/** The due items of a channel, oldest first. */
export async function loadDueItems(
  { query }: Database,
  channel: string,
  now: number,
): Promise<readonly OutboxItem[]> {
  return query
    .selectFrom("outbox")
    .selectAll()
    .where("channel", "=", channel)
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .orderBy("id")
    .limit(PAGE_SIZE)
    .execute();
}

/** Reschedules items, or with null drops them unsent; items that changed in the meantime are left alone. */
export async function rescheduleItems(
  { query }: Database,
  items: readonly OutboxItem[],
  due: number | null,
): Promise<void> {
  for (const { id, due_at: known } of items) {
    await query
      .updateTable("outbox")
      .set({ due_at: due })
      .where("id", "=", id)
      .where("due_at", "=", known)
      .execute();
  }
}

/** Claims all items for one message; false if another node was faster. */
export async function claimItems(
  database: Database,
  { id: channel, lastSentAt }: Channel,
  items: readonly OutboxItem[],
  messageId: string,
  now: number,
): Promise<boolean> {
  const { query } = database;
  const itemUpdates = items.map(({ id, due_at: due, attempts }) =>
    query
      .updateTable("outbox")
      .set({ due_at: now + CLAIM_TIMEOUT_MS, attempts: attempts + 1, message_id: messageId })
      .where("id", "=", id)
      .where("due_at", "=", due)
      .compile(),
  );
  const channelUpdate = query
    .updateTable("channels")
    .set({ last_sent_at: now })
    .where("id", "=", channel)
    .where("last_sent_at", lastSentAt === null ? "is" : "=", lastSentAt)
    .compile();
  try {
    await database.commit({ mustChange: [channelUpdate, ...itemUpdates] });
    return true;
  } catch (error) {
    if (error instanceof CommitConflict) return false;
    throw error;
  }
}

/** Settles items that were sent, and resets the channel's failures. */
export async function markSent(
  database: Database,
  channel: string,
  items: readonly OutboxItem[],
  now: number,
): Promise<void> {
  const { query } = database;
  const ids = items.map(({ id }) => id);
  await database.commit({
    mustChange: [],
    mayChange: [
      query
        .updateTable("outbox")
        .set({ due_at: null, sent_at: now })
        .where("id", "in", ids)
        .compile(),
      query
        .updateTable("channels")
        .set({ consecutive_failures: 0 })
        .where("id", "=", channel)
        .compile(),
    ],
  });
}

/** Reschedules items after a failure, or with null gives them up. */
export async function markFailed(
  { query }: Database,
  items: readonly OutboxItem[],
  due: number | null,
): Promise<void> {
  const ids = items.map(({ id }) => id);
  await query.updateTable("outbox").set({ due_at: due }).where("id", "in", ids).execute();
}

/** Makes claimed items due at once when a server starts on SQLite: there is no other node that could be sending them. */
export async function releaseAbandonedClaims(
  { query, kind }: Database,
  now: number,
): Promise<void> {
  if (kind !== "sqlite") return;
  await query
    .updateTable("outbox")
    .set({ due_at: now })
    .where("due_at", ">", now)
    .where("message_id", "is not", null)
    .execute();
}

/** Deletes items that were settled long ago. */
export async function deleteOldItems({ query }: Database, now: number): Promise<void> {
  await query
    .deleteFrom("outbox")
    .where("due_at", "is", null)
    .where("created_at", "<", now - RETENTION_MS)
    .execute();
}
