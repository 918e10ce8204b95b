import type { FastifyRateLimitStore } from "@fastify/rate-limit";
import { hashOf } from "../tokens.ts";
import type { Services } from "../tables/services.ts";
import { incrementRateLimits } from "../store/increment-rate-limits.ts";
import { inBatches } from "../store/batches.ts";

/** Windows that are longer than this are counted exactly: what they limit is dear. Milliseconds. */
const MAX_APPROXIMATE_WINDOW_MS = 60_000;
/** So often nodes compare what they counted in short ones. */
const SYNC_INTERVAL_MS = 1000;
/** What is past is forgotten so often. */
const CLEANUP_INTERVAL_MS = 10 * 60_000;
/** So many are compared at once. */
const SYNC_BATCH_SIZE = 1000;

interface WindowCount {
  readonly endsAt: number;
  /** What all nodes counted, as far as is known, and what this one did since. */
  total: number;
  unsynced: number;
}

type RateCounterDeps = Pick<Services, "database" | "now" | "logger">;

/**
 * Counts requests for all nodes together. Short windows are compared every second, so that not every request costs a
 * statement; within that second each node counts for itself.
 */
export class SharedRateCounter {
  readonly #deps: RateCounterDeps;
  readonly #counts = new Map<string, WindowCount>();
  readonly #timer: NodeJS.Timeout;
  #cleanedUpAt = -Infinity;

  constructor(needs: RateCounterDeps) {
    this.#deps = needs;
    this.#timer = setInterval(() => {
      this.sync().catch((error: unknown) => {
        needs.logger.error({ err: error }, "requests could not be counted together");
      });
    }, SYNC_INTERVAL_MS);
    this.#timer.unref();
  }

  /** Counts one more; how many there were in the window, and milliseconds until its end. */
  async increment(name: string, window: number): Promise<{ current: number; ttl: number }> {
    const { now, logger } = this.#deps;
    const time = now();
    const begins = time - (time % window);
    // Whose address it is is nobody's business who reads the database.
    const key = hashOf(`${name} ${begins}`);
    const count = this.#counts.get(key) ?? { endsAt: begins + window, total: 0, unsynced: 0 };
    this.#counts.set(key, count);
    count.unsynced++;
    if (window > MAX_APPROXIMATE_WINDOW_MS) {
      // A database that does not answer lets nobody in, nor does it keep anybody out.
      await this.#syncKeys([key]).catch((error: unknown) => {
        logger.error({ err: error }, "requests could not be counted together");
      });
    }
    return { current: count.total + count.unsynced, ttl: count.endsAt - time };
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** Tells all nodes what was counted here, and learns what was there. */
  async sync(): Promise<void> {
    const { database, now } = this.#deps;
    const time = now();
    for (const [key, { endsAt }] of this.#counts) if (endsAt <= time) this.#counts.delete(key);
    const keys = [...this.#counts].flatMap(([key, { unsynced }]) => (unsynced > 0 ? [key] : []));
    for (const some of inBatches(keys, SYNC_BATCH_SIZE)) await this.#syncKeys(some);
    if (time - this.#cleanedUpAt < CLEANUP_INTERVAL_MS) return;
    this.#cleanedUpAt = time;
    await database.query.deleteFrom("limits").where("ends", "<", time).execute();
  }

  /** Adds what was counted here, and learns what was elsewhere. */
  async #syncKeys(keys: readonly string[]): Promise<void> {
    const sent = keys.flatMap((key) => {
      const count = this.#counts.get(key);
      return count === undefined ? [] : [{ key, count, own: count.unsynced }];
    });
    if (sent.length === 0) return;
    for (const { count, own } of sent) {
      count.unsynced -= own;
      count.total += own;
    }
    try {
      const counts = sent.map(({ key, count, own }) => ({ key, count: own, ends: count.endsAt }));
      const rows = await incrementRateLimits(this.#deps.database.query, counts)
        .returning(["key", "count"])
        .execute();
      for (const { key, count } of rows) {
        const known = this.#counts.get(key);
        if (known !== undefined) known.total = Math.max(known.total, count);
      }
    } catch (error) {
      for (const { count, own } of sent) {
        count.unsynced += own;
        count.total -= own;
      }
      throw error;
    }
  }
}

/** The same for the library that limits requests: one store for all routes, and one for each that has its own. */
export function createRateLimitStore(counts: SharedRateCounter) {
  return class Store implements FastifyRateLimitStore {
    readonly #of: string;

    constructor(of: string | object = "all") {
      this.#of = typeof of === "string" ? of : "all";
    }

    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      window: number,
    ): void {
      counts.increment(`${this.#of} ${key}`, window).then(
        (result) => callback(null, result),
        (error: unknown) => callback(error as Error),
      );
    }

    child(options: object): Store {
      const { routeInfo: { method, url = "" } = {} } = options as {
        readonly routeInfo?: { readonly method?: unknown; readonly url?: string };
      };
      return new Store(`${String(method)} ${url}`);
    }
  };
}
