import { ok, type Result } from "@sofala/engine";
import type { NewTable, Problem } from "@sofala/protocol";
import type { CompiledQuery } from "kysely";
import { Backoff } from "../backoff.ts";
import { Conflict, Damaged } from "../store/database.ts";
import type { Caller } from "./caller.ts";
import { lastSaid } from "./chat.ts";
import { already, no, quietly } from "./decision.ts";
import { openTableWork, rematchOf, type Opened } from "./create-table.ts";
import { asQuick } from "./quick-table.ts";
import { useQuota, type Storer } from "./quotas.ts";
import { hearTable, Rereading, type Tended } from "./reconcile.ts";
import { Room } from "./live-table.ts";
import type { Services } from "./services.ts";
import { replayed } from "./table-state.ts";
import { Steward } from "./table-scheduler.ts";
import { loadTable } from "./stored-table.ts";
import { newTableUnit } from "./table-writes.ts";
import { Turns } from "./turn-feed.ts";

/** A table that nobody follows is forgotten after so long; the database keeps it. */
const IDLE = 5 * 60_000;
/** The same where the game is over: whoever comes back to it seldom does so at once. */
const IDLE_WHEN_OVER = 30_000;
/** A table that is so late is looked after by whoever can, whosever it is. */
const LATE = 1000;
/** How many tables somebody may keep open at the same time. */
export const MOST_OPEN = 50;

/** The tables of this server: those that somebody is at are in memory. */
export class Rooms {
  readonly services: Services;
  readonly turns: Turns;
  readonly #rooms = new Map<string, Promise<Tended | undefined>>();
  readonly #rereading: Rereading;
  /** Due tables that could not be read. */
  readonly #unreadable = new Backoff();
  /** How many outages those who follow a table have heard of. */
  #pausesTold = 0;
  #isLeaving = false;
  #isClosed = false;

  constructor(services: Services) {
    this.services = services;
    this.turns = new Turns(services, (id) => this.find(id));
    this.#rereading = new Rereading(services, this.turns, () => this.#loaded());
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#rooms.size;
  }

  /** Is the server taking leave? Then nobody is let in any more. */
  get isLeaving(): boolean {
    return this.#isLeaving;
  }

  takeLeave(): void {
    this.#isLeaving = true;
  }

  /** The table of this name; where it has to be read, that is work for an address. */
  async find(id: string, address = ""): Promise<Room | undefined> {
    const room = (await this.#tended(id, address))?.room;
    if (room !== undefined) room.touched = this.services.now();
    return room;
  }

  /** Opens a table; one where strangers are paired together with a statement that must hold. */
  async open(
    owner: Pick<Caller, "person" | "name" | "source">,
    wish: NewTable,
    must?: (table: string) => CompiledQuery,
  ): Promise<Result<string, Problem>> {
    if ((await this.#countOpen(owner.person)) >= MOST_OPEN) return no("table/too-many");
    const quota = await this.#useQuotas(owner, wish.record);
    if (!quota.ok) return quota;
    const { slices } = this.services;
    const work = openTableWork(this.services, owner, wish);
    const opened = await slices.run(owner.source ?? "", work);
    if (!opened.ok) return opened;
    const { table, entries } = opened.value;
    if (must === undefined) await this.#keep(opened.value, quota.value);
    else await this.#keep({ table: asQuick(table), entries }, quota.value, [must(table.id)]);
    return ok(table.id);
  }

  /** The table at which the same people play again; whoever asks second finds it there. */
  async rematch(
    room: Room,
    caller: Pick<Caller, "person" | "source">,
  ): Promise<Result<string, Problem>> {
    await room.catchUp();
    if (room.seatOf(caller.person) === undefined) return no("seat/none");
    if (room.table.status !== "over") return no("table/not-over");
    const next = rematchOf(this.services, room.table, caller);
    if (!next.ok) return next;
    const { id: rematch } = next.value.table;
    if ((await this.find(rematch)) === undefined) {
      const quota = await this.#useQuotas(caller);
      if (!quota.ok) return quota;
      if ((await this.#countOpen(caller.person)) >= MOST_OPEN) return no("table/too-many");
      try {
        await this.#keep(next.value, quota.value);
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
      }
    }
    if (await this.#leavesOut(rematch, caller.person)) return no("seat/blocked");
    // Everybody at the table is told where it goes on.
    await room.decide((scene) =>
      scene.table.rematch === undefined ? quietly(scene, { rematch }) : already(scene),
    );
    return ok(rematch);
  }

  /** Looks after tables whose time has come, and forgets those that nobody is at. */
  async round(): Promise<void> {
    const { damage } = this.services.database;
    // Whoever met it: the operator is told.
    if (damage !== undefined) this.services.log.error({ err: new Damaged(damage) }, "damage");
    const now = this.services.now();
    await this.#rereading.round();
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
        if (await this.#isOurs(id, now - (deadline ?? now))) {
          await (await this.#tended(id))?.steward.wake();
        }
        this.#unreadable.succeeded(id);
      } catch (error) {
        // Tables that cannot be read must not stop the clocks of the others, however many they are.
        this.#unreadable.failed(id, now);
        this.services.log.error({ err: error, table: id }, "a table could not be read");
      }
    }
    const { length: pauses } = this.services.vigil.pauses;
    const isPauseNew = pauses !== this.#pausesTold;
    this.#pausesTold = pauses;
    for (const tended of await this.#loaded()) {
      if (isPauseNew) tended.room.tellClocks();
      tended.room.showSpectators();
      if (this.#isIdle(tended, now)) this.#forget(tended);
    }
  }

  /** Somebody changed these tables beside the rooms: they are read anew, here and elsewhere, and everybody is told. */
  async reread(tables: Iterable<string>): Promise<void> {
    for (const id of new Set(tables)) {
      this.services.bus.publish(`table.${id}`, "changed");
      await (await this.#rooms.get(id)?.catch(() => undefined))?.room.look();
    }
  }

  /** People were blocked: whoever may not see a table any more is sent away from it. */
  async checkAdmission(): Promise<void> {
    for (const { room } of await this.#loaded()) room.checkAdmission();
  }

  /** Nothing can be done here for now: whoever follows a table comes again, perhaps to another node. */
  async sendAway(): Promise<void> {
    for (const { room } of await this.#loaded()) room.audience.end();
    this.turns.end();
  }

  /** Tells everybody that the server is leaving, and waits for what is being decided. */
  async close(): Promise<void> {
    this.#isLeaving = true;
    this.#isClosed = true;
    const tended = await this.#loaded();
    for (const { steward } of tended) steward.stop();
    await Promise.all(
      tended.map(async ({ room, subscription }) => {
        await room.inTurn(async () => {});
        room.audience.end();
        subscription.stop();
      }),
    );
    this.turns.end();
    this.#rooms.clear();
  }

  async #loaded(): Promise<readonly Tended[]> {
    const loading = [...this.#rooms.values()].map((each) => each.catch(() => undefined));
    return (await Promise.all(loading)).filter((tended) => tended !== undefined);
  }

  /** Is a table whose time has come ours to look after? Whoever has it in memory does so in any case. */
  async #isOurs(id: string, late: number): Promise<boolean> {
    return this.#rooms.has(id) || late > LATE || (await this.services.claims.hold(id));
  }

  #isIdle({ room, steward }: Tended, now: number): boolean {
    const patience = room.table.status === "over" ? IDLE_WHEN_OVER : IDLE;
    return room.audience.isEmpty && !steward.isBusy && now - room.touched > patience;
  }

  #forget({ room, steward, subscription }: Tended): void {
    steward.stop();
    subscription.stop();
    this.#rooms.delete(room.id);
  }

  #tended(id: string, address = ""): Promise<Tended | undefined> {
    const known = this.#rooms.get(id);
    if (known !== undefined) return known;
    if (this.#isClosed) return Promise.resolve(undefined);
    const loading = this.#load(id, address).catch((error: unknown) => {
      this.#rooms.delete(id);
      throw error;
    });
    this.#rooms.set(id, loading);
    return loading;
  }

  async #load(id: string, address: string): Promise<Tended | undefined> {
    const { database, bus, visits } = this.services;
    const loaded = await loadTable(database.query, id);
    if (loaded === undefined) {
      this.#rooms.delete(id);
      return undefined;
    }
    const play = await replayed(this.services, loaded, address);
    const room: Room = new Room(this.services, { ...loaded, play }, (isOurs, tiding = "") => {
      if (isOurs) bus.publish(`table.${id}`, `changed ${room.table.revision} ${tiding}`);
      this.turns.tell(room, isOurs);
      steward.tend();
      if (room.table.status === "over") this.services.keeper.hurry();
    });
    const steward: Steward = new Steward(room, this.services);
    const subscription = bus.subscribe(`table.${id}`, hearTable(this.services, room));
    room.heard = await lastSaid(database.query, id);
    if (bus.isShared) {
      // What happened before anybody could hear of it here.
      await subscription.ready;
      await room.catchUp();
      room.seeElsewhere((await visits.elsewhere([id])).get(id));
    }
    steward.tend();
    return { room, steward, subscription };
  }

  /** Does somebody sit at a table already with whom a person does not? */
  async #leavesOut(id: string, person: string): Promise<boolean> {
    const room = await this.find(id);
    return (
      room !== undefined &&
      room.seatOf(person) === undefined &&
      room.table.seats.some(
        (sitter) => sitter.kind === "person" && this.services.apart.areApart(person, sitter.person),
      )
    );
  }

  async #keep(
    { table, entries }: Opened,
    quota: readonly CompiledQuery[],
    must: readonly CompiledQuery[] = [],
  ): Promise<void> {
    const { database } = this.services;
    await database.commit({
      must: [...must, ...newTableUnit(database.query, table, entries)],
      also: quota,
    });
  }

  /** Counts a new table, and the record from which it goes on. */
  async #useQuotas(
    owner: Storer,
    record?: NewTable["record"],
  ): Promise<Result<readonly CompiledQuery[], Problem>> {
    const tables = await useQuota(this.services, "tables", owner);
    if (!tables.ok || record === undefined) return tables;
    const bytes = Buffer.byteLength(JSON.stringify(record));
    const records = await useQuota(this.services, "records", owner, bytes);
    return records.ok ? ok([...tables.value, ...records.value]) : records;
  }

  async #countOpen(owner: string): Promise<number> {
    const row = await this.services.database.query
      .selectFrom("games")
      .select((all) => all.fn.countAll<number>().as("count"))
      .where("owner", "=", owner)
      .where("status", "=", "open")
      .executeTakeFirstOrThrow();
    return row.count;
  }
}
