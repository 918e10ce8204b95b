import { Backoff } from "../backoff.ts";
import { nextTimeAtHour } from "../clocks/days.ts";
import type { LiveTable } from "../tables/live-table.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import { loadChannels, type Channel } from "./channels.ts";
import { tableNotifications, type TableNotification } from "./table-notifications.ts";
import { storeItems, RETENTION_MS, type NewOutboxItem } from "./outbox.ts";

/** So many rows at a time. */
const PAGE_SIZE = 200;

/**
 * Looks for tables that changed and messages that were said, and writes down what their people are to be told. Each
 * row says whether it was looked at, so that none is skipped, whatever the clocks say and whenever a server stops. It
 * asks the database and not the tables, so that nothing slows a table.
 */
export class ChangeScanner {
  readonly #tables: LiveTables;
  /** Tables that could not be read: they are tried again, since nobody was told what happened there. */
  readonly #unreadable = new Backoff();

  constructor(rooms: LiveTables) {
    this.#tables = rooms;
  }

  async scan(): Promise<void> {
    await Promise.all([this.#scanTables(), this.#scanChat()]);
  }

  async #scanTables(): Promise<void> {
    const { database, now } = this.#tables.services;
    const { query } = database;
    const waiting = this.#unreadable.waiting(now());
    for (let last: string | undefined = ""; last !== undefined;) {
      const rows = await query
        .selectFrom("games")
        .select(["id", "revision", "status"])
        .whereRef("notified", "<>", "revision")
        .where("id", ">", last)
        .orderBy("id")
        .limit(PAGE_SIZE)
        .execute();
      const ready = rows.filter(({ id }) => !waiting.has(id));
      const begun = ready.filter(({ status }) => status !== "open");
      const channels = await this.#loadChannelsByTable(begun.map(({ id }) => id));
      const done: typeof rows = [];
      for (const row of ready) {
        if (await this.#tryProcessTable(row.id, channels.get(row.id) ?? [])) done.push(row);
      }
      // What changed since the rows were read is looked at next time.
      const marks = done.map(({ id, revision }) =>
        query.updateTable("games").set({ notified: revision }).where("id", "=", id).execute(),
      );
      await Promise.all(marks);
      last = rows.length < PAGE_SIZE ? undefined : rows.at(-1)?.id;
    }
  }

  /** Writes down what is to be told; one table that cannot be read must not keep the others from being looked at. */
  async #tryProcessTable(id: string, channels: readonly Channel[]): Promise<boolean> {
    try {
      if (channels.length > 0) await this.#processTable(id, channels);
      this.#unreadable.succeeded(id);
      return true;
    } catch (error) {
      const { logger, now } = this.#tables.services;
      logger.error({ err: error, table: id }, "nobody at a table could be told");
      this.#unreadable.failed(id, now());
      return false;
    }
  }

  /** Writes down what is to be told of a table. */
  async #processTable(id: string, channels: readonly Channel[]): Promise<void> {
    const { services } = this.#tables;
    const room = await this.#tables.find(id);
    if (room === undefined) return;
    await room.enqueue(() => room.refresh());
    const now = services.now();
    const items = channels.flatMap((channel) =>
      tableNotifications(room, channel.person, now)
        .filter((occasion) => isWanted(channel, occasion) && occasion.at > now - RETENTION_MS)
        .map((occasion) => toOutboxItem(channel, room, occasion, now)),
    );
    await storeItems(services.database, items, now);
  }

  /** What was said is told to those who wish it, each at their tables. */
  async #scanChat(): Promise<void> {
    const { database, blocks, now } = this.#tables.services;
    for (let isMore = true; isMore;) {
      const rows = await database.query
        .selectFrom("chat")
        .select(["game", "number", "person", "at"])
        .where("notified", "is", null)
        .orderBy("at")
        .limit(PAGE_SIZE)
        .execute();
      const messages = Map.groupBy(rows, ({ game }) => game);
      const channels = await this.#loadChannelsByTable([...messages.keys()]);
      const time = now();
      const items = rows.flatMap(({ game, number, person, at }) =>
        (channels.get(game) ?? [])
          .filter((channel) => channel.person !== person)
          .filter((channel) => !blocks.hasBlocked(channel.person, person))
          .filter((channel) => isWanted(channel, { kind: "chat", at }))
          .map(({ id }) => ({
            channel: id,
            tableId: game,
            kind: "chat" as const,
            dedupeKey: `chat ${number}`,
            dueAt: time,
          })),
      );
      await storeItems(database, items, time);
      for (const [game, said] of messages) {
        const numbers = said.map(({ number }) => number);
        await database.query
          .updateTable("chat")
          .set({ notified: time })
          .where("game", "=", game)
          .where("number", "in", numbers)
          .execute();
      }
      isMore = rows.length === PAGE_SIZE;
    }
  }

  /** The channels of those who sit at these tables. */
  async #loadChannelsByTable(
    games: readonly string[],
  ): Promise<ReadonlyMap<string, readonly Channel[]>> {
    if (games.length === 0) return new Map();
    const { services } = this.#tables;
    const seats = await services.database.query
      .selectFrom("seats")
      .innerJoin("channels", "channels.person", "seats.person")
      .select(["seats.game", "seats.person"])
      .distinct()
      .where("seats.game", "in", games)
      .execute();
    const people = [...new Set(seats.flatMap(({ person }) => person ?? []))];
    const channels = await loadChannels(services, people);
    return new Map(
      games.map((game) => {
        const there = seats.filter((seat) => seat.game === game).map(({ person }) => person);
        return [game, channels.filter(({ person }) => there.includes(person))];
      }),
    );
  }
}

const isWanted = (
  { preferences, createdAt }: Channel,
  { kind, at }: Pick<TableNotification, "kind" | "at">,
): boolean => preferences.isOn && preferences.occasions.includes(kind) && at >= createdAt;

function toOutboxItem(
  { id, preferences, timeZone }: Channel,
  { id: tableId, table }: LiveTable,
  { kind, dedupeKey, dueAt }: TableNotification,
  now: number,
): NewOutboxItem {
  const isDigested = table.settings.pace.kind === "correspondence" && kind !== "time";
  const isHeld = preferences.digest !== null && isDigested;
  return {
    channel: id,
    tableId,
    kind,
    dedupeKey,
    dueAt: isHeld ? nextTimeAtHour(timeZone, preferences.digest ?? 0, now) : dueAt,
  };
}
