import type { NotificationKind } from "@sofala/protocol";
import type { Selectable } from "kysely";
import { newId } from "../tokens.ts";
import { CommitConflict, type Database } from "../store/database.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import type { Channel } from "./channels.ts";
import { inBatches } from "../store/batches.ts";

export type OutboxItem = Selectable<DatabaseSchema["outbox"]>;

/** Something that is to be told, before it is kept. */
export interface NewOutboxItem {
  readonly channel: string;
  readonly tableId: string;
  readonly kind: NotificationKind;
  /** What makes it the same thing. */
  readonly dedupeKey: string;
  readonly dueAt: number;
}

/** Nobody else sends for so long what somebody began to send. */
const CLAIM_TIMEOUT_MS = 60_000;
/** What was settled is forgotten after so long: what came about earlier may have been told. */
export const RETENTION_MS = 60 * 86_400_000;
/** So many at a time. */
const PAGE_SIZE = 500;

/** Keeps what is to be told; what was kept before, told or not, stays as it is. */
export async function storeItems(
  { query }: Database,
  items: readonly NewOutboxItem[],
  now: number,
): Promise<void> {
  for (const some of inBatches(items)) {
    await query
      .insertInto("outbox")
      .values(
        some.map(({ channel, tableId, kind, dedupeKey, dueAt }) => ({
          id: newId(),
          channel,
          game: tableId,
          occasion: dedupeKey,
          due: dueAt,
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

export const notificationKindOf = ({ about }: OutboxItem): NotificationKind =>
  (JSON.parse(about) as { readonly kind: NotificationKind }).kind;

/** What is due through a channel. */
export async function loadDueItems(
  { query }: Database,
  channel: string,
  now: number,
): Promise<readonly OutboxItem[]> {
  return query
    .selectFrom("outbox")
    .selectAll()
    .where("channel", "=", channel)
    .where("due", "<=", now)
    .orderBy("due")
    .orderBy("id")
    .limit(PAGE_SIZE)
    .execute();
}

/** Puts items off, or settles them untold; whatever somebody else did to one meanwhile stands. */
export async function rescheduleItems(
  { query }: Database,
  items: readonly OutboxItem[],
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
export async function claimItems(
  database: Database,
  { id: channel, lastUsedAt }: Channel,
  items: readonly OutboxItem[],
  letter: string,
  now: number,
): Promise<boolean> {
  const { query } = database;
  const rows = items.map(({ id, due, tries }) =>
    query
      .updateTable("outbox")
      .set({ due: now + CLAIM_TIMEOUT_MS, tries: tries + 1, letter })
      .where("id", "=", id)
      .where("due", "=", due)
      .compile(),
  );
  const turn = query
    .updateTable("channels")
    .set({ told: now })
    .where("id", "=", channel)
    .where("told", lastUsedAt === null ? "is" : "=", lastUsedAt)
    .compile();
  try {
    await database.commit({ mustChange: [turn, ...rows] });
    return true;
  } catch (error) {
    if (error instanceof CommitConflict) return false;
    throw error;
  }
}

/** They were sent. */
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
      query.updateTable("outbox").set({ due: null, sent: now }).where("id", "in", ids).compile(),
      query.updateTable("channels").set({ failures: 0 }).where("id", "=", channel).compile(),
    ],
  });
}

/** They were not sent: again at another time, or never. */
export async function markFailed(
  { query }: Database,
  items: readonly OutboxItem[],
  due: number | null,
): Promise<void> {
  const ids = items.map(({ id }) => id);
  await query.updateTable("outbox").set({ due }).where("id", "in", ids).execute();
}

/** A server that was killed sends nothing any more: where there is only one, what it had begun is due. */
export async function releaseAbandonedClaims(
  { query, kind }: Database,
  now: number,
): Promise<void> {
  if (kind !== "sqlite") return;
  await query
    .updateTable("outbox")
    .set({ due: now })
    .where("due", ">", now)
    .where("letter", "is not", null)
    .execute();
}

/** Forgets what was settled long ago. */
export async function deleteOldItems({ query }: Database, now: number): Promise<void> {
  await query
    .deleteFrom("outbox")
    .where("due", "is", null)
    .where("created", "<", now - RETENTION_MS)
    .execute();
}
