import { Backoff } from "../backoff.ts";
import { nextTimeAtHour } from "../clocks/days.ts";
import type { Logger } from "../logger.ts";
import type { Database } from "../store/database.ts";
import { preparedQuery } from "../store/prepared-query.ts";
import type { BlockLookup } from "../tables/block-lookup.ts";
import type { LiveTable } from "../tables/live-table.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import { loadChannels, type Channel } from "./channels.ts";
import { tableNotifications, type TableNotification } from "./table-notifications.ts";
import { storeItems, RETENTION_MS, type NewOutboxItem } from "./outbox.ts";

/** Rows per query. */
const PAGE_SIZE = 200;

export interface ChangeScannerDeps {
  readonly database: Database;
  readonly tables: Pick<LiveTables, "find">;
  readonly blocks: Pick<BlockLookup, "hasBlocked">;
  readonly now: () => number;
  readonly logger: Pick<Logger, "error">;
}

/**
 * Finds changed tables and new chat messages in the database, and writes notifications for them into the outbox. Each
 * row is marked after it was processed, so that none is skipped, even if clocks differ or a server stops. The scanner
 * polls the database, so that no command waits for notifications.
 */
export class ChangeScanner {
  readonly #deps: ChangeScannerDeps;
  /** Tables that could not be read; they are retried. */
  readonly #unreadable = new Backoff();

  constructor(deps: ChangeScannerDeps) {
    this.#deps = deps;
  }

  async scan(): Promise<void> {
    await Promise.all([this.#scanTables(), this.#scanChat()]);
  }

  async #scanTables(): Promise<void> {
    const { database, now } = this.#deps;
    const { query } = database;
    const waiting = this.#unreadable.waiting(now());
    for (let last: string | undefined = ""; last !== undefined;) {
      const rows = await query
        .selectFrom("tables")
        .select(["id", "revision", "status"])
        .whereRef("notified_revision", "<>", "revision")
        .where("id", ">", last)
        .orderBy("id")
        .limit(PAGE_SIZE)
        .execute();
      const ready = rows.filter(({ id }) => !waiting.has(id));
      const started = ready.filter(({ status }) => status !== "open");
      const channels = await this.#loadChannelsByTable(started.map(({ id }) => id));
      const processed: typeof rows = [];
      for (const row of ready) {
        if (await this.#tryProcessTable(row.id, channels.get(row.id) ?? [])) processed.push(row);
      }
      // Mark the revision that was read: the next scan finds later changes.
      const marks = processed.map(({ id, revision }) =>
        query.executeQuery(
          preparedQuery(query, "notified", [revision, id], () =>
            query.updateTable("tables").set({ notified_revision: revision }).where("id", "=", id),
          ),
        ),
      );
      await Promise.all(marks);
      last = rows.length < PAGE_SIZE ? undefined : rows.at(-1)?.id;
    }
  }

  /** False if the table cannot be read; it must not stop the scan. */
  async #tryProcessTable(id: string, channels: readonly Channel[]): Promise<boolean> {
    try {
      if (channels.length > 0) await this.#processTable(id, channels);
      this.#unreadable.succeeded(id);
      return true;
    } catch (error) {
      const { logger, now } = this.#deps;
      logger.error({ err: error, table: id }, "a table's notifications could not be written");
      this.#unreadable.failed(id, now());
      return false;
    }
  }

  /** Writes the notifications of a table for these channels. */
  async #processTable(id: string, channels: readonly Channel[]): Promise<void> {
    const { database, tables } = this.#deps;
    const liveTable = await tables.find(id);
    if (liveTable === undefined) return;
    await liveTable.enqueue(() => liveTable.replica.ensureCurrentNow());
    const now = this.#deps.now();
    const items = channels.flatMap((channel) =>
      tableNotifications(liveTable, channel.person, now)
        .filter((each) => isWanted(channel, each) && each.at > now - RETENTION_MS)
        .map((each) => toOutboxItem(channel, liveTable, each, now)),
    );
    await storeItems(database, items, now);
  }

  /** Writes notifications of new chat messages for the other people at the table. */
  async #scanChat(): Promise<void> {
    const { database, blocks, now } = this.#deps;
    for (let hasMore = true; hasMore;) {
      const rows = await database.query
        .selectFrom("chat")
        .select(["table_id", "number", "person", "at"])
        .where("notified_at", "is", null)
        .orderBy("at")
        .limit(PAGE_SIZE)
        .execute();
      const messagesByTable = Map.groupBy(rows, (row) => row.table_id);
      const channels = await this.#loadChannelsByTable([...messagesByTable.keys()]);
      const time = now();
      const items = rows.flatMap(({ table_id: tableId, number, person, at }) =>
        (channels.get(tableId) ?? [])
          .filter((channel) => channel.person !== person)
          .filter((channel) => !blocks.hasBlocked(channel.person, person))
          .filter((channel) => isWanted(channel, { kind: "chat", at }))
          .map(({ id }) => ({
            channel: id,
            tableId,
            kind: "chat" as const,
            deduplicationKey: `chat ${number}`,
            dueAt: time,
          })),
      );
      await storeItems(database, items, time);
      for (const [tableId, messages] of messagesByTable) {
        const numbers = messages.map(({ number }) => number);
        await database.query
          .updateTable("chat")
          .set({ notified_at: time })
          .where("table_id", "=", tableId)
          .where("number", "in", numbers)
          .execute();
      }
      hasMore = rows.length === PAGE_SIZE;
    }
  }

  /** The channels of the people who have a seat, by table. */
  async #loadChannelsByTable(
    tableIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly Channel[]>> {
    if (tableIds.length === 0) return new Map();
    const seats = await this.#deps.database.query
      .selectFrom("seats")
      .innerJoin("channels", "channels.person", "seats.person")
      .select(["seats.table_id", "seats.person"])
      .distinct()
      .where("seats.table_id", "in", tableIds)
      .execute();
    const people = [...new Set(seats.flatMap(({ person }) => person ?? []))];
    const channels = await loadChannels(this.#deps, people);
    return new Map(
      tableIds.map((tableId) => {
        const seated = seats
          .filter((seat) => seat.table_id === tableId)
          .map(({ person }) => person);
        return [tableId, channels.filter(({ person }) => seated.includes(person))];
      }),
    );
  }
}

const isWanted = (
  { preferences, createdAt }: Channel,
  { kind, at }: Pick<TableNotification, "kind" | "at">,
): boolean => preferences.isEnabled && preferences.kinds.includes(kind) && at >= createdAt;

function toOutboxItem(
  { id, preferences, timeZone }: Channel,
  { id: tableId, state: { table } }: LiveTable,
  { kind, deduplicationKey, dueAt }: TableNotification,
  now: number,
): NewOutboxItem {
  const canWait = table.settings.pace.kind === "correspondence" && kind !== "time";
  const isDigested = preferences.digestHour !== null && canWait;
  return {
    channel: id,
    tableId,
    kind,
    deduplicationKey,
    dueAt: isDigested ? nextTimeAtHour(timeZone, preferences.digestHour ?? 0, now) : dueAt,
  };
}
