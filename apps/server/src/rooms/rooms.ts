import { ok, type Result } from "@sofala/engine";
import type { NewTable, Problem } from "@sofala/protocol";
import type { CompiledQuery } from "kysely";
import { Conflict } from "../store/database.ts";
import type { Caller } from "./caller.ts";
import { already, no, quietly } from "./decision.ts";
import { openTable, rematchOf, type Opened } from "./opening.ts";
import { asQuick } from "./quick.ts";
import { Room } from "./room.ts";
import type { Services } from "./services.ts";
import { Steward } from "./steward.ts";
import { loadTable, newTableUnit } from "./stored-table.ts";
import { Turns } from "./turns.ts";

/** A table that nobody follows is forgotten after so long; the database keeps it. */
const IDLE = 5 * 60_000;
/** The same where the game is over: whoever comes back to it seldom does so at once. */
const IDLE_WHEN_OVER = 30_000;
/** How many tables somebody may keep open at the same time. */
export const MOST_OPEN = 50;

interface Tended {
  readonly room: Room;
  readonly steward: Steward;
}

/** The tables of this server: those that somebody is at are in memory. */
export class Rooms {
  readonly services: Services;
  readonly turns: Turns;
  readonly #rooms = new Map<string, Promise<Tended | undefined>>();
  #isClosed = false;

  constructor(services: Services) {
    this.services = services;
    this.turns = new Turns(services, (id) => this.find(id));
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#rooms.size;
  }

  /** Is the server taking leave? */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** The table of this name. */
  async find(id: string): Promise<Room | undefined> {
    const room = (await this.#tended(id))?.room;
    if (room !== undefined) room.touched = this.services.now();
    return room;
  }

  /** Opens a table; one where strangers are paired together with a statement that must hold. */
  async open(
    owner: Pick<Caller, "person" | "name">,
    wish: NewTable,
    must?: (table: string) => CompiledQuery,
  ): Promise<Result<string, Problem>> {
    if ((await this.#countOpen(owner.person)) >= MOST_OPEN) return no("table/too-many");
    const opened = openTable(this.services, owner, wish);
    if (!opened.ok) return opened;
    const { table, entries } = opened.value;
    if (must === undefined) await this.#keep(opened.value);
    else await this.#keep({ table: asQuick(table), entries }, [must(table.id)]);
    return ok(table.id);
  }

  /** The table at which the same people play again; whoever asks second finds it there. */
  async rematch(
    room: Room,
    caller: Pick<Caller, "person" | "name">,
  ): Promise<Result<string, Problem>> {
    if (room.seatOf(caller.person) === undefined) return no("seat/none");
    if (room.table.status !== "over") return no("table/not-over");
    const next = rematchOf(this.services, room.table, caller);
    if (!next.ok) return next;
    try {
      await this.#keep(next.value);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
    const { id: rematch } = next.value.table;
    if (await this.#leavesOut(rematch, caller.person)) return no("seat/blocked");
    // Everybody at the table is told where it goes on.
    await room.decide((scene) =>
      scene.table.rematch === undefined ? quietly(scene, { rematch }) : already(scene),
    );
    return ok(rematch);
  }

  /** Looks after tables whose time has come, and forgets those that nobody is at. */
  async round(): Promise<void> {
    const now = this.services.now();
    const due = await this.services.database.query
      .selectFrom("games")
      .select("id")
      .where("deadline", "<=", now)
      .orderBy("deadline")
      .limit(200)
      .execute();
    for (const { id } of due) {
      try {
        await (await this.#tended(id))?.steward.wake();
      } catch (error) {
        // One table that cannot be read must not stop the clocks of the others.
        this.services.log.error({ err: error, table: id }, "a table could not be read");
      }
    }
    for (const [id, loading] of this.#rooms) {
      const tended = await loading.catch(() => undefined);
      if (tended === undefined) continue;
      tended.room.showSpectators();
      if (this.#isIdle(tended, now)) this.#forget(id, tended);
    }
  }

  /** Somebody changed these tables elsewhere: those in memory are read anew, and everybody there is told. */
  async reread(tables: Iterable<string>): Promise<void> {
    for (const id of new Set(tables)) {
      const tended = await this.#rooms.get(id)?.catch(() => undefined);
      await tended?.room.inTurn(() => tended.room.refresh());
    }
  }

  /** Tells everybody that the server is leaving, and waits for what is being decided. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const loading of this.#rooms.values()) {
      const tended = await loading.catch(() => undefined);
      tended?.steward.stop();
      await tended?.room.inTurn(async () => {});
      tended?.room.audience.end();
    }
    this.turns.end();
    this.#rooms.clear();
  }

  #isIdle({ room, steward }: Tended, now: number): boolean {
    const patience = room.table.status === "over" ? IDLE_WHEN_OVER : IDLE;
    return room.audience.isEmpty && !steward.isBusy && now - room.touched > patience;
  }

  #forget(id: string, { steward }: Tended): void {
    steward.stop();
    this.#rooms.delete(id);
  }

  #tended(id: string): Promise<Tended | undefined> {
    const known = this.#rooms.get(id);
    if (known !== undefined) return known;
    if (this.#isClosed) return Promise.resolve(undefined);
    const loading = this.#load(id).catch((error: unknown) => {
      this.#rooms.delete(id);
      throw error;
    });
    this.#rooms.set(id, loading);
    return loading;
  }

  async #load(id: string): Promise<Tended | undefined> {
    const loaded = await loadTable(this.services.database.query, id);
    if (loaded === undefined) {
      this.#rooms.delete(id);
      return undefined;
    }
    const room: Room = new Room(this.services, loaded, () => {
      steward.tend();
      this.turns.tell(room);
      if (room.table.status === "over") this.services.keeper.hurry();
    });
    const steward: Steward = new Steward(room, this.services);
    steward.tend();
    return { room, steward };
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

  async #keep({ table, entries }: Opened, must: readonly CompiledQuery[] = []): Promise<void> {
    const { database } = this.services;
    await database.commit({ must: [...must, ...newTableUnit(database.query, table, entries)] });
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
