import { Backoff } from "../backoff.ts";
import { nextHour } from "../clocks/days.ts";
import type { Room } from "../tables/live-table.ts";
import type { Rooms } from "../tables/live-tables.ts";
import { channelsOf, type Channel } from "./channels.ts";
import { occasionsAt, type Occasion } from "./table-notifications.ts";
import { keepItems, MEMORY, type NewItem } from "./outbox.ts";

/** So many rows at a time. */
const PAGE = 200;

/**
 * Looks for tables that changed and messages that were said, and writes down what their people are to be told. Each
 * row says whether it was looked at, so that none is skipped, whatever the clocks say and whenever a server stops. It
 * asks the database and not the tables, so that nothing slows a table.
 */
export class Watch {
  readonly #rooms: Rooms;
  /** Tables that could not be read: they are tried again, since nobody was told what happened there. */
  readonly #unreadable = new Backoff();

  constructor(rooms: Rooms) {
    this.#rooms = rooms;
  }

  async look(): Promise<void> {
    await Promise.all([this.#lookAtTables(), this.#lookAtChat()]);
  }

  async #lookAtTables(): Promise<void> {
    const { database, now } = this.#rooms.services;
    const { query } = database;
    const waiting = this.#unreadable.waiting(now());
    for (let last: string | undefined = ""; last !== undefined;) {
      const rows = await query
        .selectFrom("games")
        .select(["id", "revision", "status"])
        .whereRef("notified", "<>", "revision")
        .where("id", ">", last)
        .orderBy("id")
        .limit(PAGE)
        .execute();
      const ready = rows.filter(({ id }) => !waiting.has(id));
      const begun = ready.filter(({ status }) => status !== "open");
      const channels = await this.#channelsAt(begun.map(({ id }) => id));
      const done: typeof rows = [];
      for (const row of ready) {
        if (await this.#isDone(row.id, channels.get(row.id) ?? [])) done.push(row);
      }
      // What changed since the rows were read is looked at next time.
      const marks = done.map(({ id, revision }) =>
        query.updateTable("games").set({ notified: revision }).where("id", "=", id).execute(),
      );
      await Promise.all(marks);
      last = rows.length < PAGE ? undefined : rows.at(-1)?.id;
    }
  }

  /** Writes down what is to be told; one table that cannot be read must not keep the others from being looked at. */
  async #isDone(id: string, channels: readonly Channel[]): Promise<boolean> {
    try {
      if (channels.length > 0) await this.#write(id, channels);
      this.#unreadable.succeeded(id);
      return true;
    } catch (error) {
      const { log, now } = this.#rooms.services;
      log.error({ err: error, table: id }, "nobody at a table could be told");
      this.#unreadable.failed(id, now());
      return false;
    }
  }

  /** Writes down what is to be told of a table. */
  async #write(id: string, channels: readonly Channel[]): Promise<void> {
    const { services } = this.#rooms;
    const room = await this.#rooms.find(id);
    if (room === undefined) return;
    await room.inTurn(() => room.refresh());
    const now = services.now();
    const items = channels.flatMap((channel) =>
      occasionsAt(room, channel.person, now)
        .filter((occasion) => isWished(channel, occasion) && occasion.at > now - MEMORY)
        .map((occasion) => itemFor(channel, room, occasion, now)),
    );
    await keepItems(services.database, items, now);
  }

  /** What was said is told to those who wish it, each at their tables. */
  async #lookAtChat(): Promise<void> {
    const { database, apart, now } = this.#rooms.services;
    for (let isMore = true; isMore;) {
      const rows = await database.query
        .selectFrom("chat")
        .select(["game", "number", "person", "at"])
        .where("notified", "is", null)
        .orderBy("at")
        .limit(PAGE)
        .execute();
      const messages = Map.groupBy(rows, ({ game }) => game);
      const channels = await this.#channelsAt([...messages.keys()]);
      const time = now();
      const items = rows.flatMap(({ game, number, person, at }) =>
        (channels.get(game) ?? [])
          .filter((channel) => channel.person !== person)
          .filter((channel) => !apart.hasBlocked(channel.person, person))
          .filter((channel) => isWished(channel, { kind: "chat", at }))
          .map(({ id }) => ({
            channel: id,
            game,
            kind: "chat" as const,
            occasion: `chat ${number}`,
            due: time,
          })),
      );
      await keepItems(database, items, time);
      for (const [game, said] of messages) {
        const numbers = said.map(({ number }) => number);
        await database.query
          .updateTable("chat")
          .set({ notified: time })
          .where("game", "=", game)
          .where("number", "in", numbers)
          .execute();
      }
      isMore = rows.length === PAGE;
    }
  }

  /** The channels of those who sit at these tables. */
  async #channelsAt(games: readonly string[]): Promise<ReadonlyMap<string, readonly Channel[]>> {
    if (games.length === 0) return new Map();
    const { services } = this.#rooms;
    const seats = await services.database.query
      .selectFrom("seats")
      .innerJoin("channels", "channels.person", "seats.person")
      .select(["seats.game", "seats.person"])
      .distinct()
      .where("seats.game", "in", games)
      .execute();
    const people = [...new Set(seats.flatMap(({ person }) => person ?? []))];
    const channels = await channelsOf(services, people);
    return new Map(
      games.map((game) => {
        const there = seats.filter((seat) => seat.game === game).map(({ person }) => person);
        return [game, channels.filter(({ person }) => there.includes(person))];
      }),
    );
  }
}

const isWished = (
  { wishes, created }: Channel,
  { kind, at }: Pick<Occasion, "kind" | "at">,
): boolean => wishes.isOn && wishes.occasions.includes(kind) && at >= created;

function itemFor(
  { id, wishes, zone }: Channel,
  { id: game, table }: Room,
  { kind, key, due }: Occasion,
  now: number,
): NewItem {
  const isDigested = table.terms.pace.kind === "correspondence" && kind !== "time";
  const isHeld = wishes.digest !== null && isDigested;
  return {
    channel: id,
    game,
    kind,
    occasion: key,
    due: isHeld ? nextHour(zone, wishes.digest ?? 0, now) : due,
  };
}
