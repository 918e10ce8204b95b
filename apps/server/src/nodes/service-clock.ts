import type { Database } from "../store/database.ts";

/** The clocks of the machine, in milliseconds. */
export interface MachineClocks {
  /** Since 1970. It may be set, in both directions. */
  wall(): number;
  /** Since some moment. It is never set, and stands still while the machine is suspended. */
  monotonic(): number;
}

export const MACHINE_CLOCKS: MachineClocks = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
};

/** The wall clock jumped if it is further ahead than this, in milliseconds. */
const JUMP_MS = 2000;
/** How fast the service's time runs while it is ahead of the wall clock. */
const SLOW_RATE = 0.99;
/** It is ahead by so many milliseconds before it is slowed down. */
const MAX_AHEAD_MS = 50;

/**
 * The time of the service. It follows the monotonic clock and is compared with the wall clock, which is that of the
 * database server where several nodes share one. It never goes back: while it is ahead, it runs a little slower. A wall
 * clock that jumps forward, or a machine that was suspended, is reported; the time moves only when `advance` is called.
 */
export class ServiceClock {
  readonly #clocks: MachineClocks;
  readonly #database: Pick<Database, "serverTime">;
  /** The time at a reading of the monotonic clock, and how fast it runs since. */
  #time: number;
  #readAt: number;
  #rate = 1;

  constructor(clocks: MachineClocks, database: Pick<Database, "serverTime">, time = clocks.wall()) {
    this.#clocks = clocks;
    this.#database = database;
    this.#time = time;
    this.#readAt = clocks.monotonic();
  }

  /** A clock that starts no earlier than the last heartbeat in the database. */
  static async open(clocks: MachineClocks, database: Database): Promise<ServiceClock> {
    const last = await database.query
      .selectFrom("heartbeats")
      .select((all) => all.fn.max("at").as("at"))
      .executeTakeFirst();
    const wall = (await database.serverTime?.()) ?? clocks.wall();
    return new ServiceClock(clocks, database, Math.max(wall, last?.at ?? 0));
  }

  /** Milliseconds since 1970. */
  readonly now = (): number => Math.floor(this.#exactNow());

  /** Milliseconds since some moment, by the monotonic clock. */
  readonly elapsed = (): number => this.#clocks.monotonic();

  /**
   * Compares with the wall clock, and with what other nodes said last; returns by how many milliseconds these jumped
   * ahead, or 0. While all are ahead of the wall clock, only the others can tell that this machine was suspended.
   */
  async detectJump(others = 0): Promise<number> {
    const asked = this.elapsed();
    const said = await this.#database.serverTime?.();
    // Where the database was asked, its time is known to half of the time that the answer took.
    const error = said === undefined ? 1 : (this.elapsed() - asked) / 2 + 1;
    const wall = said === undefined ? this.#clocks.wall() : said + error;
    const time = this.#exactNow();
    const ahead = Math.max(wall, others) - time;
    if (ahead > JUMP_MS + error) return Math.floor(ahead);
    this.#setTo(ahead > error ? time + ahead : time);
    this.#rate = wall - time < -MAX_AHEAD_MS - error ? SLOW_RATE : 1;
    return 0;
  }

  /** Moves the time forward. */
  advance(milliseconds: number): void {
    this.#setTo(this.#exactNow() + milliseconds);
  }

  #setTo(time: number): void {
    this.#time = time;
    this.#readAt = this.#clocks.monotonic();
  }

  #exactNow(): number {
    return this.#time + (this.#clocks.monotonic() - this.#readAt) * this.#rate;
  }
}

/** The time of the service for a program beside its servers, whose machine may have another clock. */
export const serviceTime = async (database: Database): Promise<number> =>
  (await ServiceClock.open(MACHINE_CLOCKS, database)).now();
