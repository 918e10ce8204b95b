import { performance } from "node:perf_hooks";
import type { Logger } from "../logger.ts";
import type { Database } from "../store/database.ts";
import type { CommitCounts } from "../tables/table-metrics.ts";
import type { ErrorCounts } from "./error-counts.ts";
import { mergeFigures, type Figures } from "./figures.ts";
import type { SiteGauges } from "./site-gauges.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const SAMPLE_INTERVAL_MS = MINUTE_MS;
/** A page that is loaded again and again gets the same figures for this long. */
const REFRESH_INTERVAL_MS = 10_000;

/** The two plots: the length of a period, and how long its rows are kept. */
export const SERIES = {
  day: { periodMs: 5 * MINUTE_MS, keptMs: DAY_MS },
  month: { periodMs: 60 * MINUTE_MS, keptMs: 30 * DAY_MS },
} as const;
export type SeriesName = keyof typeof SERIES;

export interface SiteSamplerDeps {
  readonly database: Database;
  readonly now: () => number;
  readonly node: string;
  readonly logger: Pick<Logger, "error">;
  readonly errorCounts: Pick<ErrorCounts, "logged" | "failedResponses">;
  readonly metrics: { readonly commitCounts: CommitCounts };
  readonly botPool: { metrics(): { readonly queue: number } };
  loadGauges(): Promise<SiteGauges>;
}

/** Counters since the start of this node. */
interface Totals {
  readonly moves: number;
  readonly commits: readonly number[];
  readonly errors: number;
  readonly failedResponses: number;
}

interface Period {
  readonly startedAt: number;
  readonly figures: Figures;
}

/**
 * Counts every minute what this node did, and stores it for the present five minutes and the present hour. A node writes
 * only rows of its own, so no two nodes disturb each other; readers merge them.
 */
export class SiteSampler {
  readonly #deps: SiteSamplerDeps;
  readonly #periods = new Map<SeriesName, Period>();
  #totals: Totals;
  #utilization = performance.eventLoopUtilization();
  #sampledAt: number;
  #sampling: Promise<void> | undefined;

  constructor(deps: SiteSamplerDeps) {
    this.#deps = deps;
    this.#totals = this.#readTotals();
    // Not right after the start, which should be quick.
    this.#sampledAt = deps.now();
  }

  /** Starts a sample if one is due, and does not wait for it. */
  tick(): void {
    const { now, logger } = this.#deps;
    if (now() - this.#sampledAt < SAMPLE_INTERVAL_MS) return;
    this.#sample().catch((error: unknown) =>
      logger.error({ err: error }, "figures of the site could not be stored"),
    );
  }

  /** Takes a sample now, if there is none yet or the last one is not quite new. */
  async refresh(): Promise<void> {
    await this.#sampling;
    const isNew = this.#deps.now() - this.#sampledAt < REFRESH_INTERVAL_MS;
    if (!isNew || this.#periods.size === 0) await this.#sample();
  }

  async close(): Promise<void> {
    await this.#sampling?.catch(() => {});
  }

  #sample(): Promise<void> {
    this.#sampling ??= this.#sampleNow().finally(() => {
      this.#sampling = undefined;
    });
    return this.#sampling;
  }

  async #sampleNow(): Promise<void> {
    const { database, now, node } = this.#deps;
    const { query } = database;
    const at = now();
    this.#sampledAt = at;
    const figures = await this.#readFigures();
    const rows = Object.entries(SERIES).map(([name, { periodMs }]) => {
      const period = this.#addTo(name as SeriesName, Math.floor(at / periodMs) * periodMs, figures);
      return {
        period_ms: periodMs,
        started_at: period.startedAt,
        node,
        figures: JSON.stringify(period.figures),
      };
    });
    const write = query
      .insertInto("site_samples")
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(["period_ms", "started_at", "node"])
          .doUpdateSet((is) => ({ figures: is.ref("excluded.figures") })),
      )
      .compile();
    const deleteOld = Object.values(SERIES).map(({ periodMs, keptMs }) =>
      query
        .deleteFrom("site_samples")
        .where("period_ms", "=", periodMs)
        .where("started_at", "<", at - keptMs)
        .compile(),
    );
    await database.commit({ mustChange: [write], mayChange: deleteOld });
  }

  #addTo(name: SeriesName, startedAt: number, figures: Figures): Period {
    const before = this.#periods.get(name);
    const period = {
      startedAt,
      figures: before?.startedAt === startedAt ? mergeFigures(before.figures, figures) : figures,
    };
    this.#periods.set(name, period);
    return period;
  }

  async #readFigures(): Promise<Figures> {
    const gauges = await this.#deps.loadGauges();
    const { tables, people, waitingNotifications, databaseBytes, disk } = gauges;
    const before = this.#totals;
    const totals = this.#readTotals();
    this.#totals = totals;
    const utilization = performance.eventLoopUtilization();
    const load = performance.eventLoopUtilization(utilization, this.#utilization).utilization;
    this.#utilization = utilization;
    return {
      moves: totals.moves - before.moves,
      commits: totals.commits.map((each, bucket) => each - (before.commits[bucket] ?? 0)),
      errors: totals.errors - before.errors,
      failedResponses: totals.failedResponses - before.failedResponses,
      load: Math.round(load * 1000) / 1000,
      people,
      openTables: tables.open,
      runningTables: tables.running,
      botQueue: this.#deps.botPool.metrics().queue,
      waitingNotifications,
      memoryBytes: process.memoryUsage.rss(),
      databaseBytes,
      ...(disk && {
        diskUsedBytes: disk.totalBytes - disk.freeBytes,
        diskTotalBytes: disk.totalBytes,
      }),
    };
  }

  #readTotals(): Totals {
    const { metrics, errorCounts } = this.#deps;
    const { moves, byDuration } = metrics.commitCounts;
    const { logged, failedResponses } = errorCounts;
    return { moves, commits: [...byDuration], errors: logged, failedResponses };
  }
}
