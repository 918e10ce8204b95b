import type { Bus } from "../bus/bus.ts";
import type { Database } from "../store/database.ts";
import { inBatches } from "../store/batches.ts";

/** Milliseconds for which changes are gathered: who comes and goes in a moment was not away. */
const WRITE_DELAY_MS = 100;
/** Milliseconds until it is tried again where it could not be kept. */
const RETRY_DELAY_MS = 1000;
/** A node that was silent for so long has nobody there. */
const NODE_TIMEOUT_MS = 10_000;

interface PresenceEntry {
  /** The table where they sit; none for somebody who is connected at all. */
  readonly table: string;
  readonly person: string;
}

interface PresenceDeps {
  readonly database: Database;
  readonly bus: Bus;
  readonly node: string;
  readonly now: () => number;
  readonly log: { error(what: object, words: string): void };
}

/** Tells the other nodes who is connected here and where, and knows who is there. */
export class Presence {
  readonly #deps: PresenceDeps;
  /** Who is here, as far as the others know. */
  readonly #stored = new Set<string>();
  /** Visits whose last write failed, so that the row may be there or not. */
  readonly #uncertain = new Set<string>();
  /** What they do not know yet. */
  #pending = new Map<string, PresenceEntry & { readonly isHere: boolean }>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #isShuttingDown = false;

  constructor(needs: PresenceDeps) {
    this.#deps = needs;
  }

  /** Somebody is connected to this node at a place, or not any more. */
  setPresent(table: string, person: string, isHere: boolean): void {
    if (!this.#deps.bus.isShared || this.#isShuttingDown) return;
    const key = `${table} ${person}`;
    this.#pending.delete(key);
    if (this.#stored.has(key) === isHere && !this.#uncertain.has(key)) return;
    this.#pending.set(key, { table, person, isHere });
    this.#scheduleWrite(WRITE_DELAY_MS);
  }

  /** Who is connected to other nodes, by place. */
  async remotePeopleByTable(
    places: readonly string[],
  ): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const rows = await this.#loadRemote("place", places);
    const byPlace = Map.groupBy(rows, ({ table }) => table);
    return new Map(
      [...byPlace].map(([place, there]) => [place, new Set(there.map(({ person }) => person))]),
    );
  }

  /** Who of these people is connected to another node. */
  async remotePeople(people: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await this.#loadRemote("person", people)).map(({ person }) => person));
  }

  /** Whoever is sent away now comes back to another node in a moment, and was not away. */
  beginShutdown(): void {
    this.#isShuttingDown = true;
    clearTimeout(this.#timer);
  }

  /** Nobody is here any more. */
  async close(): Promise<void> {
    this.beginShutdown();
    const { database, bus, node } = this.#deps;
    if (!bus.isShared) return;
    await this.#writing;
    await database.query.deleteFrom("visits").where("node", "=", node).execute();
  }

  async #loadRemote(
    column: "place" | "person",
    asked: readonly string[],
  ): Promise<readonly PresenceEntry[]> {
    const { bus, database, node, now } = this.#deps;
    const found: PresenceEntry[] = [];
    if (!bus.isShared) return found;
    for (const some of inBatches(asked)) {
      const rows = await database.query
        .selectFrom("visits")
        .innerJoin("heartbeats", "heartbeats.node", "visits.node")
        .select(["visits.place as table", "visits.person"])
        .where(column, "in", some)
        .where("visits.node", "<>", node)
        .where("heartbeats.at", ">", now() - NODE_TIMEOUT_MS)
        .execute();
      found.push(...rows);
    }
    return found;
  }

  #scheduleWrite(milliseconds: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#writing = this.#write().catch((error: unknown) => {
        this.#deps.log.error({ err: error }, "it could not be kept who is here");
        this.#scheduleWrite(RETRY_DELAY_MS);
      });
    }, milliseconds);
    this.#timer.unref();
  }

  async #write(): Promise<void> {
    await this.#writing;
    const { database, bus, node } = this.#deps;
    const { query } = database;
    const changes = this.#pending;
    const all = [...changes.values()];
    const come = all.filter(({ isHere }) => isHere);
    const rows = come.map(({ table, person }) => ({ place: table, person, node }));
    const arrivals = inBatches(rows).map((some) =>
      query
        .insertInto("visits")
        .values(some)
        .onConflict((there) => there.doNothing())
        .compile(),
    );
    const departures = all.flatMap(({ table, person, isHere }) =>
      isHere
        ? []
        : query
            .deleteFrom("visits")
            .where("place", "=", table)
            .where("person", "=", person)
            .where("node", "=", node)
            .compile(),
    );
    this.#pending = new Map();
    this.#markStored(changes);
    const mayChange = [...arrivals, ...departures];
    try {
      if (mayChange.length > 0) await database.commit({ mustChange: [], mayChange });
    } catch (error) {
      for (const key of changes.keys()) this.#uncertain.add(key);
      // What is newer by now stands.
      this.#pending = new Map([...changes, ...this.#pending]);
      throw error;
    }
    for (const key of changes.keys()) this.#uncertain.delete(key);
    for (const place of new Set(all.map((each) => each.table))) {
      if (place !== "") bus.publish(`table.${place}`, "visits");
    }
  }

  #markStored(changes: ReadonlyMap<string, { readonly isHere: boolean }>): void {
    for (const [key, { isHere }] of changes) {
      if (isHere) this.#stored.add(key);
      else this.#stored.delete(key);
    }
  }
}
