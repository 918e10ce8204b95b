import type { Database } from "../store/database.ts";

/** The clocks of the machine, in milliseconds. */
export interface Clocks {
  /** Since 1970. It may be set, in both directions. */
  wall(): number;
  /** Since some moment. It is never set, and stands still while the machine is suspended. */
  monotonic(): number;
}

export const MACHINE: Clocks = { wall: () => Date.now(), monotonic: () => performance.now() };

/** The wall clock jumped if it is further ahead than this, in milliseconds. */
const JUMP = 2000;
/** How fast the service's time runs while it is ahead of the wall clock. */
const SLOWED = 0.99;
/** It is ahead by so many milliseconds before it is slowed down. */
const AHEAD = 50;

/**
 * The time of the service. It follows the monotonic clock and is compared with the wall clock, which is that of the
 * database server where several nodes share one. It never goes back: while it is ahead, it runs a little slower. A wall
 * clock that jumps forward, or a machine that was suspended, is reported; the time moves only when `advance` is called.
 */
export class ServiceClock {
  readonly #clocks: Clocks;
  readonly #database: Pick<Database, "time">;
  /** The time at a reading of the monotonic clock, and how fast it runs since. */
  #time: number;
  #read: number;
  #rate = 1;

  constructor(clocks: Clocks, database: Pick<Database, "time">, time = clocks.wall()) {
    this.#clocks = clocks;
    this.#database = database;
    this.#time = time;
    this.#read = clocks.monotonic();
  }

  /** A clock that starts no earlier than the last heartbeat in the database. */
  static async open(clocks: Clocks, database: Database): Promise<ServiceClock> {
    const last = await database.query
      .selectFrom("heartbeats")
      .select((all) => all.fn.max("at").as("at"))
      .executeTakeFirst();
    const wall = (await database.time?.()) ?? clocks.wall();
    return new ServiceClock(clocks, database, Math.max(wall, last?.at ?? 0));
  }

  /** Milliseconds since 1970. */
  readonly now = (): number => Math.floor(this.#exact());

  /** Milliseconds since some moment, by the monotonic clock. */
  readonly elapsed = (): number => this.#clocks.monotonic();

  /**
   * Compares with the wall clock, and with what other nodes said last; returns by how many milliseconds these jumped
   * ahead, or 0. While all are ahead of the wall clock, only the others can tell that this machine was suspended.
   */
  async jump(others = 0): Promise<number> {
    const asked = this.elapsed();
    const said = await this.#database.time?.();
    // Where the database was asked, its time is known to half of the time that the answer took.
    const error = said === undefined ? 1 : (this.elapsed() - asked) / 2 + 1;
    const wall = said === undefined ? this.#clocks.wall() : said + error;
    const time = this.#exact();
    const ahead = Math.max(wall, others) - time;
    if (ahead > JUMP + error) return Math.floor(ahead);
    this.#setTo(ahead > error ? time + ahead : time);
    this.#rate = wall - time < -AHEAD - error ? SLOWED : 1;
    return 0;
  }

  /** Moves the time forward. */
  advance(milliseconds: number): void {
    this.#setTo(this.#exact() + milliseconds);
  }

  #setTo(time: number): void {
    this.#time = time;
    this.#read = this.#clocks.monotonic();
  }

  #exact(): number {
    return this.#time + (this.#clocks.monotonic() - this.#read) * this.#rate;
  }
}

/** The time of the service for a program beside its servers, whose machine may have another clock. */
export const serviceTime = async (database: Database): Promise<number> =>
  (await ServiceClock.open(MACHINE, database)).now();
