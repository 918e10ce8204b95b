import { ok, type Result } from "@sofala/engine";
import type { NewTable, Problem } from "@sofala/protocol";
import type { CompiledQuery } from "kysely";
import { Backoff } from "../backoff.ts";
import { CommitConflict, DatabaseDamaged } from "../store/database.ts";
import type { Caller } from "./caller.ts";
import { lastMessageNumber } from "./chat.ts";
import { alreadyDone, refuse, updateFields } from "./decision.ts";
import { createTableInSteps, createRematch, type CreatedTable } from "./create-table.ts";
import { toQuickTable } from "./quick-table.ts";
import { useQuota, type Requester } from "./quotas.ts";
import { onTableMessage, Reconciler, type TableHandle } from "./reconcile.ts";
import { LiveTable } from "./live-table.ts";
import type { Services } from "./services.ts";
import { loadTimeline } from "./table-state.ts";
import { TableScheduler } from "./table-scheduler.ts";
import { loadTable } from "./stored-table.ts";
import { insertTableQueries } from "./table-writes.ts";
import { TurnFeed } from "./turn-feed.ts";

/** A table that nobody follows is forgotten after so long; the database keeps it. */
const IDLE_MS = 5 * 60_000;
/** The same where the game is over: whoever comes back to it seldom does so at once. */
const IDLE_WHEN_OVER_MS = 30_000;
/** A table that is so late is looked after by whoever can, whosever it is. */
const TAKEOVER_AFTER_MS = 1000;
/** How many tables somebody may keep open at the same time. */
export const MAX_OPEN_TABLES = 50;

/** The tables of this server: those that somebody is at are in memory. */
export class LiveTables {
  readonly services: Services;
  readonly turnFeed: TurnFeed;
  readonly #tables = new Map<string, Promise<TableHandle | undefined>>();
  readonly #reconciler: Reconciler;
  /** Due tables that could not be read. */
  readonly #unreadable = new Backoff();
  /** How many outages those who follow a table have heard of. */
  #outagesSent = 0;
  #isShuttingDown = false;
  #isClosed = false;

  constructor(services: Services) {
    this.services = services;
    this.turnFeed = new TurnFeed(services, (id) => this.find(id));
    this.#reconciler = new Reconciler(services, this.turnFeed, () => this.#loadedTables());
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#tables.size;
  }

  /** Is the server taking leave? Then nobody is let in any more. */
  get isShuttingDown(): boolean {
    return this.#isShuttingDown;
  }

  beginShutdown(): void {
    this.#isShuttingDown = true;
  }

  /** The table of this name; where it has to be read, that is work for an address. */
  async find(id: string, address = ""): Promise<LiveTable | undefined> {
    const room = (await this.#getOrLoad(id, address))?.liveTable;
    if (room !== undefined) room.lastUsedAt = this.services.now();
    return room;
  }

  /** Opens a table; one where strangers are paired together with a statement that must hold. */
  async create(
    owner: Pick<Caller, "person" | "name" | "source">,
    wish: NewTable,
    must?: (table: string) => CompiledQuery,
  ): Promise<Result<string, Problem>> {
    if ((await this.#countOpenTables(owner.person)) >= MAX_OPEN_TABLES)
      return refuse("table/too-many");
    const quota = await this.#useQuotas(owner, wish.record);
    if (!quota.ok) return quota;
    const { timeSlicer } = this.services;
    const work = createTableInSteps(this.services, owner, wish);
    const opened = await timeSlicer.run(owner.source ?? "", work);
    if (!opened.ok) return opened;
    const { table, entries } = opened.value;
    if (must === undefined) await this.#store(opened.value, quota.value);
    else await this.#store({ table: toQuickTable(table), entries }, quota.value, [must(table.id)]);
    return ok(table.id);
  }

  /** The table at which the same people play again; whoever asks second finds it there. */
  async rematch(
    room: LiveTable,
    caller: Pick<Caller, "person" | "source">,
  ): Promise<Result<string, Problem>> {
    await room.ensureCurrent();
    if (room.seatOf(caller.person) === undefined) return refuse("seat/none");
    if (room.table.status !== "over") return refuse("table/not-over");
    const next = createRematch(this.services, room.table, caller);
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
    // Everybody at the table is told where it goes on.
    await room.decideAndStore((scene) =>
      scene.table.rematch === undefined ? updateFields(scene, { rematch }) : alreadyDone(scene),
    );
    return ok(rematch);
  }

  /** Looks after tables whose time has come, and forgets those that nobody is at. */
  async tick(): Promise<void> {
    const { damage } = this.services.database;
    // Whoever met it: the operator is told.
    if (damage !== undefined)
      this.services.logger.error({ err: new DatabaseDamaged(damage) }, "damage");
    const now = this.services.now();
    await this.#reconciler.reconcileIfDue();
    const due = await this.services.database.query
      .selectFrom("games")
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
        // Tables that cannot be read must not stop the clocks of the others, however many they are.
        this.#unreadable.failed(id, now);
        this.services.logger.error({ err: error, table: id }, "a table could not be read");
      }
    }
    const { length: pauses } = this.services.heartbeat.outages;
    const isPauseNew = pauses !== this.#outagesSent;
    this.#outagesSent = pauses;
    for (const tended of await this.#loadedTables()) {
      if (isPauseNew) tended.liveTable.broadcastClocks();
      tended.liveTable.updateSpectators();
      if (this.#isIdle(tended, now)) this.#unload(tended);
    }
  }

  /** Somebody changed these tables beside the rooms: they are read anew, here and elsewhere, and everybody is told. */
  async reload(tables: Iterable<string>): Promise<void> {
    for (const id of new Set(tables)) {
      this.services.bus.publish(`table.${id}`, "changed");
      await (await this.#tables.get(id)?.catch(() => undefined))?.liveTable.sync();
    }
  }

  /** People were blocked: whoever may not see a table any more is sent away from it. */
  async dropUnauthorized(): Promise<void> {
    for (const { liveTable } of await this.#loadedTables()) liveTable.dropUnauthorized();
  }

  /** Nothing can be done here for now: whoever follows a table comes again, perhaps to another node. */
  async disconnectAll(): Promise<void> {
    for (const { liveTable } of await this.#loadedTables()) liveTable.subscribers.endAll();
    this.turnFeed.endAll();
  }

  /** Tells everybody that the server is leaving, and waits for what is being decided. */
  async close(): Promise<void> {
    this.#isShuttingDown = true;
    this.#isClosed = true;
    const tended = await this.#loadedTables();
    for (const { scheduler } of tended) scheduler.stop();
    await Promise.all(
      tended.map(async ({ liveTable, subscription }) => {
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
    return (await Promise.all(loading)).filter((tended) => tended !== undefined);
  }

  /** Is a table whose time has come ours to look after? Whoever has it in memory does so in any case. */
  async #canRun(id: string, late: number): Promise<boolean> {
    return (
      this.#tables.has(id) || late > TAKEOVER_AFTER_MS || (await this.services.leases.acquire(id))
    );
  }

  #isIdle({ liveTable, scheduler }: TableHandle, now: number): boolean {
    const patience = liveTable.table.status === "over" ? IDLE_WHEN_OVER_MS : IDLE_MS;
    return (
      liveTable.subscribers.isEmpty && !scheduler.isBusy && now - liveTable.lastUsedAt > patience
    );
  }

  #unload({ liveTable, scheduler, subscription }: TableHandle): void {
    scheduler.stop();
    subscription.stop();
    this.#tables.delete(liveTable.id);
  }

  #getOrLoad(id: string, address = ""): Promise<TableHandle | undefined> {
    const known = this.#tables.get(id);
    if (known !== undefined) return known;
    if (this.#isClosed) return Promise.resolve(undefined);
    const loading = this.#load(id, address).catch((error: unknown) => {
      this.#tables.delete(id);
      throw error;
    });
    this.#tables.set(id, loading);
    return loading;
  }

  async #load(id: string, address: string): Promise<TableHandle | undefined> {
    const { database, bus, presence } = this.services;
    const loaded = await loadTable(database.query, id);
    if (loaded === undefined) {
      this.#tables.delete(id);
      return undefined;
    }
    const timeline = await loadTimeline(this.services, loaded, address);
    const liveTable: LiveTable = new LiveTable(
      this.services,
      { ...loaded, timeline },
      (isOurs, tiding = "") => {
        if (isOurs) bus.publish(`table.${id}`, `changed ${liveTable.table.revision} ${tiding}`);
        this.turnFeed.publish(liveTable, isOurs);
        scheduler.reschedule();
        if (liveTable.table.status === "over") this.services.ratingWorker.trigger();
      },
    );
    const scheduler: TableScheduler = new TableScheduler(liveTable, this.services);
    const subscription = bus.subscribe(`table.${id}`, onTableMessage(this.services, liveTable));
    liveTable.lastChatNumber = await lastMessageNumber(database.query, id);
    if (bus.isShared) {
      // What happened before anybody could hear of it here.
      await subscription.ready;
      await liveTable.ensureCurrent();
      liveTable.setConnectedElsewhere((await presence.remotePeopleByTable([id])).get(id));
    }
    scheduler.reschedule();
    return { liveTable, scheduler, subscription };
  }

  /** Does somebody sit at a table already with whom a person does not? */
  async #isBlockedAt(id: string, person: string): Promise<boolean> {
    const room = await this.find(id);
    return (
      room !== undefined &&
      room.seatOf(person) === undefined &&
      room.table.seats.some(
        (sitter) =>
          sitter.kind === "person" && this.services.blocks.isBlocked(person, sitter.person),
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

  /** Counts a new table, and the record from which it goes on. */
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
      .selectFrom("games")
      .select((all) => all.fn.countAll<number>().as("count"))
      .where("owner", "=", owner)
      .where("status", "=", "open")
      .executeTakeFirstOrThrow();
    return row.count;
  }
}
