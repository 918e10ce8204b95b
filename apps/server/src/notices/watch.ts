import { nextHour } from "../play/days.ts";
import type { Room } from "../rooms/room.ts";
import type { Rooms } from "../rooms/rooms.ts";
import { channelsOf, type Channel } from "./channels.ts";
import { occasionsAt, type Occasion } from "./occasions.ts";
import { keepItems, MEMORY, type NewItem } from "./outbox.ts";
import { readSetting, writeSetting } from "./settings.ts";

/** What is kept by several nodes comes to light in another order than its times say; none is so late. */
const OVERLAP = 60_000;
const TALK_OVERLAP = 5000;
/** Where the server looked last is kept so often. */
const NOTE = 10_000;
/** So many tables at a time. */
const PAGE = 200;
/** So often a table that cannot be read is looked at. */
const TRIES = 5;
const SEEN = "notices-seen";

/**
 * Looks for tables that changed and writes down what their people are to be told. It asks the database and not the
 * tables, so that nothing slows a table and a change before a crash is found after it.
 */
export class Watch {
  readonly #rooms: Rooms;
  /** Everything before was looked at. */
  #seen: number | undefined;
  #noted = 0;
  /** Tables that were looked at as they are, by revision; and the last words said at each. */
  #known = new Map<string, { readonly changed: number; readonly revision: number }>();
  #heard = new Map<string, number>();
  /** How often tables could not be read. */
  readonly #failed = new Map<string, number>();

  constructor(rooms: Rooms) {
    this.#rooms = rooms;
  }

  async look(): Promise<void> {
    const { database, now } = this.#rooms.services;
    const time = now();
    this.#seen ??= Number((await readSetting(database, SEEN)) ?? time);
    const since = this.#seen - OVERLAP;
    await this.#lookAtTables(since);
    await this.#listen(this.#seen - TALK_OVERLAP);
    this.#forget(since);
    if (time - this.#noted < NOTE) return;
    this.#noted = time;
    await writeSetting(database, SEEN, String(this.#seen));
  }

  async #lookAtTables(since: number): Promise<void> {
    const rows = await this.#rooms.services.database.query
      .selectFrom("games")
      .select(["id", "changed", "revision"])
      .where("changed", ">=", since)
      .where("status", "<>", "open")
      .orderBy("changed")
      .execute();
    const news = rows
      .filter(({ id, revision }) => this.#known.get(id)?.revision !== revision)
      .slice(0, PAGE);
    const told = await this.#channelsAt(news.map(({ id }) => id));
    for (const { id, changed, revision } of news) {
      if (await this.#isDone(id, told.get(id) ?? [])) this.#known.set(id, { changed, revision });
      this.#seen = Math.max(this.#seen ?? 0, changed);
    }
  }

  /** Writes down what is to be told; one table that cannot be read must not keep the others from being looked at. */
  async #isDone(id: string, channels: readonly Channel[]): Promise<boolean> {
    try {
      if (channels.length > 0) await this.#write(id, channels);
      this.#failed.delete(id);
      return true;
    } catch (error) {
      this.#rooms.services.log.error({ err: error, table: id }, "nobody at a table could be told");
      const failures = (this.#failed.get(id) ?? 0) + 1;
      this.#failed.set(id, failures % TRIES);
      return failures === TRIES;
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
  async #listen(since: number): Promise<void> {
    const { services } = this.#rooms;
    const { query } = services.database;
    const rows = await query
      .selectFrom("chat")
      .select(["game", "number", "person", "at"])
      .where("at", ">=", since)
      .orderBy("at")
      .execute();
    const news = rows.filter(({ game, number }) => (this.#heard.get(game) ?? 0) < number);
    const told = await this.#channelsAt([...new Set(news.map(({ game }) => game))]);
    const now = services.now();
    const items = news.flatMap(({ game, number, person, at }) =>
      (told.get(game) ?? [])
        .filter((channel) => channel.person !== person)
        .filter((channel) => !services.apart.hasBlocked(channel.person, person))
        .filter((channel) => isWished(channel, { kind: "chat", at }))
        .map(({ id }) => ({
          channel: id,
          game,
          kind: "chat" as const,
          occasion: `chat ${number}`,
          due: now,
        })),
    );
    await keepItems(services.database, items, now);
    for (const { game, number, at } of news) {
      this.#heard.set(game, number);
      this.#seen = Math.max(this.#seen ?? 0, at);
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

  /** What is too old to be looked at again needs not be known. */
  #forget(since: number): void {
    for (const [id, { changed }] of this.#known) if (changed < since) this.#known.delete(id);
    if (this.#heard.size > 10 * PAGE) this.#heard.clear();
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
