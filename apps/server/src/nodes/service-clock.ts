import type { Database } from "../store/database.ts";

/** The clocks of the machine, in milliseconds. */
export interface MachineClocks {
  /** Since 1970. Somebody may set it forward or back. */
  wall(): number;
  /** Since an arbitrary moment. It is never set, and stops while the machine is suspended. */
  monotonic(): number;
}

export const MACHINE_CLOCKS: MachineClocks = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
};

/** A wall clock that is further ahead than this has jumped. */
const JUMP_MS = 2000;
/** The rate of the service's time while it is ahead of the wall clock. */
const SLOW_RATE = 0.99;
/** The service's time is slowed down only if it is further ahead than this. */
const MAX_AHEAD_MS = 50;

/**
 * The time of the service. It follows the monotonic clock and is compared with the wall clock: the machine's, or the
 * database server's if there is one, so that all nodes agree. It never goes back: while it is ahead, it runs a little slower.
 * If the wall clock jumps forward or the machine was suspended, `detectJump` reports it, and `advance` moves the time.
 */
export class ServiceClock {
  readonly #clocks: MachineClocks;
  readonly #database: Pick<Database, "serverTime">;
  /** The time when the monotonic clock showed `#readAt`; since then it runs at `#rate`. */
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

  /** Milliseconds by the monotonic clock. */
  readonly elapsed = (): number => this.#clocks.monotonic();

  /**
   * Compares with the wall clock and with the last heartbeat of other nodes; returns by how many milliseconds they jumped
   * ahead, or 0. If all nodes are ahead of the wall clock, only the heartbeats show that this machine was suspended.
   */
  async detectJump(othersTime = 0): Promise<number> {
    const askedAt = this.elapsed();
    const serverTime = await this.#database.serverTime?.();
    // The database's time is known to half of the round trip.
    const error = serverTime === undefined ? 1 : (this.elapsed() - askedAt) / 2 + 1;
    const wall = serverTime === undefined ? this.#clocks.wall() : serverTime + error;
    const time = this.#exactNow();
    const ahead = Math.max(wall, othersTime) - time;
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

/** The time of the service, for a command-line program on a machine whose clock may differ. */
export const serviceTime = async (database: Database): Promise<number> =>
  (await ServiceClock.open(MACHINE_CLOCKS, database)).now();
