import type { Bus } from "../bus/bus.ts";
import type { Logger } from "../logger.ts";
import type { Database } from "../store/database.ts";
import { inBatches } from "../store/batches.ts";

/** Collects changes for this long, so that a quick reconnect is not stored at all. */
const WRITE_DELAY_MS = 100;
const RETRY_DELAY_MS = 1000;
/** After this time without heartbeats, nobody counts as connected to a node. */
const PRESENCE_TIMEOUT_MS = 10_000;

interface PresenceEntry {
  /** A table's id, or "" for being connected at all. */
  readonly table: string;
  readonly person: string;
}

interface PresenceDeps {
  readonly database: Database;
  readonly bus: Bus;
  readonly node: string;
  readonly now: () => number;
  readonly logger: Pick<Logger, "error">;
}

/** Stores who is connected to this node and at which table, and reads who is connected to other nodes. */
export class Presence {
  readonly #deps: PresenceDeps;
  /** Keys of the rows that this node has stored. */
  readonly #stored = new Set<string>();
  /** Keys whose last write failed, so the row may or may not exist. */
  readonly #uncertain = new Set<string>();
  /** Changes that are not stored yet. */
  #pending = new Map<string, PresenceEntry & { readonly isPresent: boolean }>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #isShuttingDown = false;

  constructor(deps: PresenceDeps) {
    this.#deps = deps;
  }

  /** Records that a person connected to this node at a table, or disconnected. */
  setPresent(table: string, person: string, isPresent: boolean): void {
    if (!this.#deps.bus.isShared || this.#isShuttingDown) return;
    const key = `${table} ${person}`;
    this.#pending.delete(key);
    if (this.#stored.has(key) === isPresent && !this.#uncertain.has(key)) return;
    this.#pending.set(key, { table, person, isPresent });
    this.#scheduleWrite(WRITE_DELAY_MS);
  }

  /** The people who are connected to other nodes, by table. */
  async remotePeopleByTable(
    tables: readonly string[],
  ): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const rows = await this.#loadRemote("table_id", tables);
    const byTable = Map.groupBy(rows, ({ table }) => table);
    return new Map(
      [...byTable].map(([table, entries]) => [table, new Set(entries.map(({ person }) => person))]),
    );
  }

  /** Those of these people who are connected to another node. */
  async remotePeople(people: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await this.#loadRemote("person", people)).map(({ person }) => person));
  }

  /** How many people are connected to any node; undefined if there is only this one, which stores nobody. */
  async countPeople(): Promise<number | undefined> {
    const { bus, database, now } = this.#deps;
    if (!bus.isShared) return undefined;
    const { count } = await database.query
      .selectFrom("presence")
      .innerJoin("heartbeats", "heartbeats.node", "presence.node")
      .select((all) => all.fn.count<number>("presence.person").distinct().as("count"))
      .where("heartbeats.at", ">", now() - PRESENCE_TIMEOUT_MS)
      .executeTakeFirstOrThrow();
    return count;
  }

  /** Ignores disconnects from now on: the clients reconnect to another node in a moment. */
  beginShutdown(): void {
    this.#isShuttingDown = true;
    clearTimeout(this.#timer);
  }

  /** Deletes all rows of this node. */
  async close(): Promise<void> {
    this.beginShutdown();
    const { database, bus, node } = this.#deps;
    if (!bus.isShared) return;
    await this.#writing;
    await database.query.deleteFrom("presence").where("node", "=", node).execute();
  }

  async #loadRemote(
    column: "table_id" | "person",
    values: readonly string[],
  ): Promise<readonly PresenceEntry[]> {
    const { bus, database, node, now } = this.#deps;
    const found: PresenceEntry[] = [];
    if (!bus.isShared) return found;
    for (const batch of inBatches(values)) {
      const rows = await database.query
        .selectFrom("presence")
        .innerJoin("heartbeats", "heartbeats.node", "presence.node")
        .select(["presence.table_id as table", "presence.person"])
        .where(column, "in", batch)
        .where("presence.node", "<>", node)
        .where("heartbeats.at", ">", now() - PRESENCE_TIMEOUT_MS)
        .execute();
      found.push(...rows);
    }
    return found;
  }

  #scheduleWrite(milliseconds: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#writing = this.#write().catch((error: unknown) => {
        this.#deps.logger.error({ err: error }, "presence could not be stored");
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
    const arrived = all.filter(({ isPresent }) => isPresent);
    const rows = arrived.map(({ table, person }) => ({ table_id: table, person, node }));
    const arrivals = inBatches(rows).map((batch) =>
      query
        .insertInto("presence")
        .values(batch)
        .onConflict((conflict) => conflict.doNothing())
        .compile(),
    );
    const departures = all.flatMap(({ table, person, isPresent }) =>
      isPresent
        ? []
        : query
            .deleteFrom("presence")
            .where("table_id", "=", table)
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
      // Newer changes win.
      this.#pending = new Map([...changes, ...this.#pending]);
      throw error;
    }
    for (const key of changes.keys()) this.#uncertain.delete(key);
    for (const table of new Set(all.map((change) => change.table))) {
      if (table !== "") bus.publish(`table.${table}`, "presence");
    }
  }

  #markStored(changes: ReadonlyMap<string, { readonly isPresent: boolean }>): void {
    for (const [key, { isPresent }] of changes) {
      if (isPresent) this.#stored.add(key);
      else this.#stored.delete(key);
    }
  }
}
