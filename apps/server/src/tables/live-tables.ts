import { ok, type Result } from "@sofala/engine";
import type { NewTable, Problem } from "@sofala/protocol";
import type { CompiledQuery } from "kysely";
import { Backoff } from "../backoff.ts";
import { WaitingAddresses } from "../fairness/time-slicer.ts";
import { CommitConflict, DatabaseDamaged } from "../store/database.ts";
import type { Caller } from "./caller.ts";
import { lastMessageNumber } from "./chat.ts";
import { alreadyDone, refuse, updateFields } from "./decision.ts";
import { createTableInSteps, createRematch, type CreatedTable } from "./create-table.ts";
import { toQuickTable } from "./quick-table.ts";
import { useQuota, type Requester } from "./quotas.ts";
import { onTableMessage, Reconciler, type TableHandle } from "./reconcile.ts";
import { LiveTable } from "./live-table.ts";
import type { TableServices } from "./table-services.ts";
import { loadTimeline } from "./table-state.ts";
import { TableScheduler } from "./table-scheduler.ts";
import { loadTable } from "./stored-table.ts";
import { insertTableQueries } from "./table-writes.ts";
import { TurnFeed } from "./turn-feed.ts";

/** A table without subscribers is unloaded after this time. */
const IDLE_MS = 5 * 60_000;
/** The same for a finished game. */
const IDLE_WHEN_OVER_MS = 30_000;
/** A table that is overdue by more than this is run by any node, even without the lease. */
const TAKEOVER_AFTER_MS = 1000;
/** How many tables one person may have open at the same time. */
export const MAX_OPEN_TABLES = 50;

/** The tables that are in memory; loads the others when they are needed. */
export class LiveTables {
  readonly services: TableServices;
  readonly turnFeed: TurnFeed;
  readonly #tables = new Map<string, Promise<TableHandle | undefined>>();
  /** Who waits for the tables that are being loaded. */
  readonly #waiting = new Map<string, WaitingAddresses>();
  readonly #reconciler: Reconciler;
  /** Due tables that could not be read, with the time of the next attempt. */
  readonly #unreadable = new Backoff();
  /** The number of outages that were broadcast. */
  #outagesSent = 0;
  #isShuttingDown = false;
  #isClosed = false;

  constructor(services: TableServices) {
    this.services = services;
    this.turnFeed = new TurnFeed(services, (id) => this.find(id));
    this.#reconciler = new Reconciler(services, this.turnFeed, () => this.#loadedTables());
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
    if (liveTable !== undefined) liveTable.lastUsedAt = this.services.now();
    return liveTable;
  }

  /** Creates a table; pairing passes a statement that must succeed in the same commit. */
  async create(
    owner: Pick<Caller, "person" | "name" | "source">,
    request: NewTable,
    must?: (table: string) => CompiledQuery,
  ): Promise<Result<string, Problem>> {
    if ((await this.#countOpenTables(owner.person)) >= MAX_OPEN_TABLES)
      return refuse("table/too-many");
    const quota = await this.#useQuotas(owner, request.record);
    if (!quota.ok) return quota;
    const { timeSlicer } = this.services;
    const steps = createTableInSteps(this.services, owner, request);
    const created = await timeSlicer.run(owner.source ?? "", steps);
    if (!created.ok) return created;
    const { table, entries } = created.value;
    if (must === undefined) await this.#store(created.value, quota.value);
    else await this.#store({ table: toQuickTable(table), entries }, quota.value, [must(table.id)]);
    return ok(table.id);
  }

  /** The rematch of a table. The first request creates it; later ones get the same table. */
  async rematch(
    liveTable: LiveTable,
    caller: Pick<Caller, "person" | "source">,
  ): Promise<Result<string, Problem>> {
    await liveTable.replica.ensureCurrent();
    if (liveTable.state.seatOf(caller.person) === undefined) return refuse("seat/not-seated");
    if (liveTable.state.table.status !== "over") return refuse("table/not-over");
    const next = createRematch(this.services, liveTable.state.table, caller);
    if (!next.ok) return next;
    const { id: rematch } = next.value.table;
    if ((await this.find(rematch)) === undefined) {
      const quota = await this.#useQuotas(caller);
      if (!quota.ok) return quota;
      if ((await this.#countOpenTables(caller.person)) >= MAX_OPEN_TABLES)
        return refuse("table/too-many");
      try {
        await this.#store(next.value, quota.value);
      } catch (error) {
        if (!(error instanceof CommitConflict)) throw error;
      }
    }
    if (await this.#isBlockedAt(rematch, caller.person)) return refuse("seat/blocked");
    // Show everybody at the old table the new one.
    await liveTable.decideAndStore((context) =>
      context.table.rematch === undefined
        ? updateFields(context, { rematch })
        : alreadyDone(context),
    );
    return ok(rematch);
  }

  /** Runs the tables that are due, and unloads idle ones. */
  async tick(): Promise<void> {
    const { damage } = this.services.database;
    // Log the damage repeatedly, not only in the request that found it, so that operators notice.
    if (damage !== undefined)
      this.services.logger.error({ err: new DatabaseDamaged(damage) }, "damage");
    const now = this.services.now();
    await this.#reconciler.reconcileIfDue();
    const due = await this.services.database.query
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
        this.services.logger.error({ err: error, table: id }, "a table could not be read");
      }
    }
    const { length: outageCount } = this.services.heartbeat.outages;
    const hasNewOutage = outageCount !== this.#outagesSent;
    this.#outagesSent = outageCount;
    for (const handle of await this.#loadedTables()) {
      if (hasNewOutage) handle.liveTable.subscribers.broadcastClocks();
      handle.liveTable.subscribers.updateSpectators();
      if (this.#isIdle(handle, now)) this.#unload(handle);
    }
  }

  /** Loads tables again, here and on other nodes, after their rows were changed without a live table. */
  async reload(tables: Iterable<string>): Promise<void> {
    for (const id of new Set(tables)) {
      this.services.bus.publish(`table.${id}`, "changed");
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
      this.#tables.has(id) ||
      overdueMs > TAKEOVER_AFTER_MS ||
      (await this.services.leases.acquire(id))
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
    const { database, bus, presence } = this.services;
    const loaded = await loadTable(database.query, id);
    if (loaded === undefined) {
      this.#tables.delete(id);
      return undefined;
    }
    const timeline = await loadTimeline(this.services, loaded, waiting);
    const liveTable = new LiveTable(this.services, { ...loaded, timeline });
    liveTable.onChange(({ isOurs, message }) => {
      const { revision, status } = liveTable.state.table;
      if (isOurs) bus.publish(`table.${id}`, `changed ${revision} ${message}`);
      this.turnFeed.publish(liveTable, isOurs);
      if (status === "over") this.services.onTableOver();
    });
    const scheduler = new TableScheduler(liveTable, this.services);
    const subscription = bus.subscribe(`table.${id}`, onTableMessage(this.services, liveTable));
    liveTable.subscribers.lastChatNumber = await lastMessageNumber(database.query, id);
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

  /** True if somebody at the table has blocked the person, or is blocked by them. */
  async #isBlockedAt(id: string, person: string): Promise<boolean> {
    const liveTable = await this.find(id);
    return (
      liveTable !== undefined &&
      liveTable.state.seatOf(person) === undefined &&
      liveTable.state.table.seats.some(
        (holder) =>
          holder.kind === "person" && this.services.blocks.isBlocked(person, holder.person),
      )
    );
  }

  async #store(
    { table, entries }: CreatedTable,
    quota: readonly CompiledQuery[],
    must: readonly CompiledQuery[] = [],
  ): Promise<void> {
    const { database } = this.services;
    await database.commit({
      mustChange: [...must, ...insertTableQueries(database.query, table, entries)],
      mayChange: quota,
    });
  }

  /** Uses the quotas of a new table, and of the record that it continues. */
  async #useQuotas(
    owner: Requester,
    record?: NewTable["record"],
  ): Promise<Result<readonly CompiledQuery[], Problem>> {
    const tables = await useQuota(this.services, "tables", owner);
    if (!tables.ok || record === undefined) return tables;
    const bytes = Buffer.byteLength(JSON.stringify(record));
    const records = await useQuota(this.services, "records", owner, bytes);
    return records.ok ? ok([...tables.value, ...records.value]) : records;
  }

  async #countOpenTables(owner: string): Promise<number> {
    const row = await this.services.database.query
      .selectFrom("tables")
      .select((all) => all.fn.countAll<number>().as("count"))
      .where("owner", "=", owner)
      .where("status", "=", "open")
      .executeTakeFirstOrThrow();
    return row.count;
  }
}
