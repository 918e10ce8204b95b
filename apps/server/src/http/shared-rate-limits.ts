import type { FastifyRateLimitStore } from "@fastify/rate-limit";
import { hashOf } from "../tokens.ts";
import type { Services } from "../tables/services.ts";
import { addCounts } from "../store/increment-rate-limits.ts";
import { inBatches } from "../store/batches.ts";

/** Windows that are longer than this are counted exactly: what they limit is dear. Milliseconds. */
const SHORT = 60_000;
/** So often nodes compare what they counted in short ones. */
const SHARED = 1000;
/** What is past is forgotten so often. */
const TIDY = 10 * 60_000;
/** So many are compared at once. */
const BATCH = 1000;

interface Count {
  readonly ends: number;
  /** What all nodes counted, as far as is known, and what this one did since. */
  all: number;
  own: number;
}

type Needs = Pick<Services, "database" | "now" | "log">;

/**
 * Counts requests for all nodes together. Short windows are compared every second, so that not every request costs a
 * statement; within that second each node counts for itself.
 */
export class SharedCounts {
  readonly #needs: Needs;
  readonly #counts = new Map<string, Count>();
  readonly #timer: NodeJS.Timeout;
  #tidied = -Infinity;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#timer = setInterval(() => {
      this.compare().catch((error: unknown) => {
        needs.log.error({ err: error }, "requests could not be counted together");
      });
    }, SHARED);
    this.#timer.unref();
  }

  /** Counts one more; how many there were in the window, and milliseconds until its end. */
  async count(name: string, window: number): Promise<{ current: number; ttl: number }> {
    const { now, log } = this.#needs;
    const time = now();
    const begins = time - (time % window);
    // Whose address it is is nobody's business who reads the database.
    const key = hashOf(`${name} ${begins}`);
    const count = this.#counts.get(key) ?? { ends: begins + window, all: 0, own: 0 };
    this.#counts.set(key, count);
    count.own++;
    if (window > SHORT) {
      // A database that does not answer lets nobody in, nor does it keep anybody out.
      await this.#share([key]).catch((error: unknown) => {
        log.error({ err: error }, "requests could not be counted together");
      });
    }
    return { current: count.all + count.own, ttl: count.ends - time };
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** Tells all nodes what was counted here, and learns what was there. */
  async compare(): Promise<void> {
    const { database, now } = this.#needs;
    const time = now();
    for (const [key, { ends }] of this.#counts) if (ends <= time) this.#counts.delete(key);
    const keys = [...this.#counts].flatMap(([key, { own }]) => (own > 0 ? [key] : []));
    for (const some of inBatches(keys, BATCH)) await this.#share(some);
    if (time - this.#tidied < TIDY) return;
    this.#tidied = time;
    await database.query.deleteFrom("limits").where("ends", "<", time).execute();
  }

  /** Adds what was counted here, and learns what was elsewhere. */
  async #share(keys: readonly string[]): Promise<void> {
    const sent = keys.flatMap((key) => {
      const count = this.#counts.get(key);
      return count === undefined ? [] : [{ key, count, own: count.own }];
    });
    if (sent.length === 0) return;
    for (const { count, own } of sent) {
      count.own -= own;
      count.all += own;
    }
    try {
      const counts = sent.map(({ key, count, own }) => ({ key, count: own, ends: count.ends }));
      const rows = await addCounts(this.#needs.database.query, counts)
        .returning(["key", "count"])
        .execute();
      for (const { key, count } of rows) {
        const known = this.#counts.get(key);
        if (known !== undefined) known.all = Math.max(known.all, count);
      }
    } catch (error) {
      for (const { count, own } of sent) {
        count.own += own;
        count.all -= own;
      }
      throw error;
    }
  }
}

/** The same for the library that limits requests: one store for all routes, and one for each that has its own. */
export function limitStore(counts: SharedCounts) {
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
      counts.count(`${this.#of} ${key}`, window).then(
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
