import { Backoff } from "../backoff.ts";
import type { Bus } from "../bus/bus.ts";
import { WaitingAddresses } from "../fairness/time-slicer.ts";
import type { Logger } from "../logger.ts";
import { DatabaseDamaged } from "../store/database.ts";
import { lastMessageNumber } from "./chat.ts";
import { onTableMessage, Reconciler, type ReconcilerDeps, type TableHandle } from "./reconcile.ts";
import { LiveTable, type LiveTableDeps } from "./live-table.ts";
import type { SubscribersDeps } from "./subscribers.ts";
import { loadTimeline } from "./table-state.ts";
import { TableScheduler, type TableSchedulerDeps } from "./table-scheduler.ts";
import { loadTable } from "./stored-table.ts";
import { TurnFeed, type TurnFeedDeps } from "./turn-feed.ts";

/** A table without subscribers is unloaded after this time. */
const IDLE_MS = 5 * 60_000;
/** The same for a finished game. */
const IDLE_WHEN_OVER_MS = 30_000;
/** A table that nobody has used for this time takes less memory, even if somebody is connected. */
const COMPACT_AFTER_MS = 60_000;
/** A table that is overdue by more than this is run by any node, even without the lease. */
const TAKEOVER_AFTER_MS = 1000;
export interface LiveTablesDeps
  extends
    Omit<LiveTableDeps, "bus" | "presence" | "logger">,
    Omit<TableSchedulerDeps, "logger">,
    Omit<TurnFeedDeps, "bus" | "logger">,
    ReconcilerDeps {
  readonly bus: Bus;
  readonly logger: Logger;
  readonly presence: SubscribersDeps["presence"] & ReconcilerDeps["presence"];
  /** Called when a game has ended, so that its result is counted. */
  readonly onTableOver: () => void;
}

/** The tables that are in memory; loads the others when they are needed. */
export class LiveTables {
  readonly turnFeed: TurnFeed;
  readonly #tables = new Map<string, Promise<TableHandle | undefined>>();
  /** Who waits for the tables that are being loaded. */
  readonly #waiting = new Map<string, WaitingAddresses>();
  readonly #deps: LiveTablesDeps;
  readonly #reconciler: Reconciler;
  /** Due tables that could not be read, with the time of the next attempt. */
  readonly #unreadable = new Backoff();
  /** The number of outages that were broadcast. */
  #outagesSent = 0;
  #isShuttingDown = false;
  #isClosed = false;

  constructor(deps: LiveTablesDeps) {
    this.#deps = deps;
    this.turnFeed = new TurnFeed(deps, {
      find: (id) => this.find(id),
      has: (id) => this.#tables.has(id),
    });
    this.#reconciler = new Reconciler(deps, this.turnFeed, () => this.#loadedTables());
  }

  get size(): number {
    return this.#tables.size;
  }

  /** True once shutdown has begun: no more clients are accepted. */
  get isShuttingDown(): boolean {
    return this.#isShuttingDown;
  }

  beginShutdown(): void {
    this.#isShuttingDown = true;
  }

  /** A table by its id. If it has to be loaded, the CPU time is charged to the address. */
  async find(id: string, address = ""): Promise<LiveTable | undefined> {
    const liveTable = (await this.#getOrLoad(id, address))?.liveTable;
    if (liveTable !== undefined) liveTable.lastUsedAt = this.#deps.now();
    return liveTable;
  }

  /** Runs the tables that are due, saves memory, and unloads idle tables. */
  async tick(): Promise<void> {
    const { damage } = this.#deps.database;
    // Log the damage repeatedly, not only in the request that found it, so that operators notice.
    if (damage !== undefined)
      this.#deps.logger.error({ err: new DatabaseDamaged(damage) }, "damage");
    const now = this.#deps.now();
    await this.#reconciler.reconcileIfDue();
    const due = await this.#deps.database.query
      .selectFrom("tables")
      .select(["id", "deadline"])
      .where("deadline", "<=", now)
      .where("id", "not in", ["", ...this.#unreadable.waiting(now)])
      .orderBy("deadline")
      .limit(200)
      .execute();
    for (const { id, deadline } of due) {
      try {
        if (await this.#canRun(id, now - (deadline ?? now))) {
          await (await this.#getOrLoad(id))?.scheduler.runDue();
        }
        this.#unreadable.succeeded(id);
      } catch (error) {
        // Tables that cannot be read must not stop the clocks of the others.
        this.#unreadable.failed(id, now);
        this.#deps.logger.error({ err: error, table: id }, "a table could not be read");
      }
    }
    const { length: outageCount } = this.#deps.heartbeat.outages;
    const hasNewOutage = outageCount !== this.#outagesSent;
    this.#outagesSent = outageCount;
    for (const handle of await this.#loadedTables()) {
      if (hasNewOutage) handle.liveTable.subscribers.broadcastClocks();
      handle.liveTable.subscribers.updateSpectators();
      if (now - handle.liveTable.lastUsedAt > COMPACT_AFTER_MS) handle.liveTable.state.compact();
      if (this.#isIdle(handle, now)) this.#unload(handle);
    }
  }

  /** Loads tables again, here and on other nodes, after their rows were changed without a live table. */
  async reload(tables: Iterable<string>): Promise<void> {
    for (const id of new Set(tables)) {
      this.#deps.bus.publish(`table.${id}`, "changed");
      await (await this.#tables.get(id)?.catch(() => undefined))?.liveTable.replica.sync();
    }
  }

  /** Makes a person leave an open table; does nothing if they are not seated or the game has begun. */
  async leave(id: string, person: string): Promise<void> {
    await (await this.find(id))?.execute("leave", { person }, {}, () => {});
  }

  /** Ends the connections of people who may no longer see a table, after a block. */
  async dropUnauthorized(): Promise<void> {
    for (const { liveTable } of await this.#loadedTables())
      liveTable.subscribers.dropUnauthorized();
  }

  /** Disconnects all subscribers, because this node cannot serve: they reconnect, perhaps to another node. */
  async disconnectAll(): Promise<void> {
    for (const { liveTable } of await this.#loadedTables()) liveTable.subscribers.endAll();
    this.turnFeed.endAll();
  }

  /** Disconnects everybody and waits for the running commands. */
  async close(): Promise<void> {
    this.#isShuttingDown = true;
    this.#isClosed = true;
    const handles = await this.#loadedTables();
    for (const { scheduler } of handles) scheduler.stop();
    await Promise.all(
      handles.map(async ({ liveTable, subscription }) => {
        await liveTable.enqueue(async () => {});
        liveTable.subscribers.endAll();
        subscription.stop();
      }),
    );
    this.turnFeed.endAll();
    this.#tables.clear();
  }

  async #loadedTables(): Promise<readonly TableHandle[]> {
    const loading = [...this.#tables.values()].map((each) => each.catch(() => undefined));
    return (await Promise.all(loading)).filter((handle) => handle !== undefined);
  }

  /** True if this node should run a due table: it is in memory here, long overdue, or its lease is ours. */
  async #canRun(id: string, overdueMs: number): Promise<boolean> {
    return (
      this.#tables.has(id) || overdueMs > TAKEOVER_AFTER_MS || (await this.#deps.leases.acquire(id))
    );
  }

  #isIdle({ liveTable, scheduler }: TableHandle, now: number): boolean {
    const idleMs = liveTable.state.table.status === "over" ? IDLE_WHEN_OVER_MS : IDLE_MS;
    return (
      liveTable.subscribers.isEmpty && !scheduler.isBusy && now - liveTable.lastUsedAt > idleMs
    );
  }

  #unload({ liveTable, scheduler, subscription }: TableHandle): void {
    scheduler.stop();
    subscription.stop();
    this.#tables.delete(liveTable.id);
  }

  #getOrLoad(id: string, address = ""): Promise<TableHandle | undefined> {
    const known = this.#tables.get(id);
    this.#waiting.get(id)?.add(address);
    if (known !== undefined) return known;
    if (this.#isClosed) return Promise.resolve(undefined);
    const waiting = new WaitingAddresses(address);
    this.#waiting.set(id, waiting);
    const loading = this.#load(id, waiting)
      .catch((error: unknown) => {
        this.#tables.delete(id);
        throw error;
      })
      .finally(() => {
        if (this.#waiting.get(id) === waiting) this.#waiting.delete(id);
      });
    this.#tables.set(id, loading);
    return loading;
  }

  async #load(id: string, waiting: WaitingAddresses): Promise<TableHandle | undefined> {
    const { database, bus, presence } = this.#deps;
    const [loaded, lastChatNumber] = await Promise.all([
      loadTable(database.query, id),
      lastMessageNumber(database.query, id),
    ]);
    if (loaded === undefined) {
      this.#tables.delete(id);
      return undefined;
    }
    const timeline = await loadTimeline(this.#deps, loaded, waiting);
    const liveTable = new LiveTable(this.#deps, { ...loaded, timeline });
    liveTable.onChange(({ isOurs, message, tellsTurn }) => {
      const { revision, status } = liveTable.state.table;
      if (isOurs) bus.publish(`table.${id}`, `changed ${revision} ${message}`);
      this.turnFeed.publish(liveTable, isOurs, tellsTurn);
      if (status === "over") this.#deps.onTableOver();
    });
    const scheduler = new TableScheduler(liveTable, this.#deps);
    const subscription = bus.subscribe(`table.${id}`, onTableMessage(this.#deps, liveTable));
    liveTable.subscribers.lastChatNumber = lastChatNumber;
    if (bus.isShared) {
      // Catch up with what changed before the subscription was active.
      await subscription.ready;
      await liveTable.replica.ensureCurrent();
      liveTable.subscribers.setConnectedElsewhere(
        (await presence.remotePeopleByTable([id])).get(id),
      );
    }
    scheduler.reschedule();
    return { liveTable, scheduler, subscription };
  }
}
