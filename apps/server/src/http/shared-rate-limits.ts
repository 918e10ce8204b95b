import type { FastifyRateLimitStore } from "@fastify/rate-limit";
import { hashOf } from "../tokens.ts";
import { inBatches } from "../store/batches.ts";
import { incrementRateLimits } from "../store/increment-rate-limits.ts";
import type { HttpServices } from "./route.ts";

/** Longer windows are counted exactly: they limit what is expensive. */
const MAX_APPROXIMATE_WINDOW_MS = 60_000;
/** How often nodes add up the counts of shorter windows. */
const SYNC_INTERVAL_MS = 1000;
/** How often the counts of past windows are deleted. */
const CLEANUP_INTERVAL_MS = 10 * 60_000;
const SYNC_BATCH_SIZE = 1000;

interface WindowCount {
  readonly endsAt: number;
  /** The last known count of all nodes, and the requests that this node has counted since. */
  total: number;
  unsynced: number;
}

type RateCounterDeps = Pick<HttpServices, "database" | "now" | "logger">;

/**
 * Counts requests over all nodes. The counts of short windows are added up every second, so that most requests need no
 * database statement; within that second each node counts for itself.
 */
export class SharedRateCounter {
  readonly #deps: RateCounterDeps;
  readonly #counts = new Map<string, WindowCount>();
  readonly #timer: NodeJS.Timeout;
  #cleanedUpAt = -Infinity;

  constructor(deps: RateCounterDeps) {
    this.#deps = deps;
    this.#timer = setInterval(() => {
      this.sync().catch((error: unknown) => {
        deps.logger.error({ err: error }, "could not synchronize rate limits between nodes");
      });
    }, SYNC_INTERVAL_MS);
    this.#timer.unref();
  }

  /** Counts a request; returns the count of the window, and the milliseconds until its end. */
  async increment(name: string, windowMs: number): Promise<{ current: number; ttl: number }> {
    const { now, logger } = this.#deps;
    const time = now();
    const startsAt = time - (time % windowMs);
    // Hash the address, so that the database does not reveal it.
    const key = hashOf(`${name} ${startsAt}`);
    const count = this.#counts.get(key) ?? { endsAt: startsAt + windowMs, total: 0, unsynced: 0 };
    this.#counts.set(key, count);
    count.unsynced++;
    if (windowMs > MAX_APPROXIMATE_WINDOW_MS) {
      // If the database does not answer, this node goes on counting for itself.
      await this.#syncKeys([key]).catch((error: unknown) => {
        logger.error({ err: error }, "could not synchronize rate limits between nodes");
      });
    }
    return { current: count.total + count.unsynced, ttl: count.endsAt - time };
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** Adds up the counts of all nodes, and deletes past windows. */
  async sync(): Promise<void> {
    const { database, now } = this.#deps;
    const time = now();
    for (const [key, { endsAt }] of this.#counts) if (endsAt <= time) this.#counts.delete(key);
    const keys = [...this.#counts].flatMap(([key, { unsynced }]) => (unsynced > 0 ? [key] : []));
    for (const batch of inBatches(keys, SYNC_BATCH_SIZE)) await this.#syncKeys(batch);
    if (time - this.#cleanedUpAt < CLEANUP_INTERVAL_MS) return;
    this.#cleanedUpAt = time;
    await database.query.deleteFrom("rate_limits").where("expires_at", "<", time).execute();
  }

  /** Adds this node's counts to the database, and reads the sums. */
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
      const counts = sent.map(({ key, count, own }) => ({
        key,
        count: own,
        expires_at: count.endsAt,
      }));
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

/** The store that @fastify/rate-limit needs: one for all routes, and one for each route with a limit of its own. */
export function createRateLimitStore(counter: SharedRateCounter) {
  return class Store implements FastifyRateLimitStore {
    readonly #name: string;

    constructor(name: string | object = "all") {
      this.#name = typeof name === "string" ? name : "all";
    }

    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
    ): void {
      counter.increment(`${this.#name} ${key}`, windowMs).then(
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
