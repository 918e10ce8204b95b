import { performance } from "node:perf_hooks";
import { collectDefaultMetrics, Counter, Gauge, type Registry } from "prom-client";
import type { BotMetrics } from "../bots/bot-metrics.ts";
import type { BotPool } from "../bots/bot-pool.ts";
import type { ErrorCounts } from "../monitoring/error-counts.ts";
import type { SiteGauges } from "../monitoring/site-gauges.ts";
import { loadBackupStatus } from "../store/backup-status.ts";
import type { HttpServices } from "./route.ts";

/** What the database has to be asked for is read at most this often. */
const GAUGES_INTERVAL_MS = 10_000;

const BOT_COUNTERS: readonly (readonly [keyof BotMetrics, name: string, help: string])[] = [
  ["answered", "sofala_bot_answers_total", "Requests to bots that were answered"],
  ["runs", "sofala_bot_runs_total", "Requests that a thread worked on"],
  ["thinkingSeconds", "sofala_bot_thinking_seconds_total", "Time that threads worked"],
  ["timeouts", "sofala_bot_timeouts_total", "Requests that took too long"],
  ["crashes", "sofala_bot_crashes_total", "Bots that crashed or made an illegal move"],
  ["overflows", "sofala_bot_overflows_total", "Requests refused because the queue was full"],
];

export interface MetricsDeps extends Pick<
  HttpServices,
  "backups" | "bus" | "database" | "now" | "tables"
> {
  readonly botPool: Pick<BotPool, "metrics">;
  readonly errorCounts: ErrorCounts;
  /** The version of the program. */
  readonly version: string;
  loadGauges(): Promise<SiteGauges>;
}

/** Registers the metrics that are read when Prometheus asks for them. */
export function registerServerMetrics(
  registry: Registry,
  deps: MetricsDeps,
  countSockets: () => number,
): void {
  const { botPool, bus, database, errorCounts, tables, version } = deps;
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(
    new Gauge({
      name: "sofala_info",
      help: "1, with the version of the program",
      labelNames: ["version"],
      registers: [],
      collect() {
        this.set({ version }, 1);
      },
    }),
  );
  registerGauge(registry, "sofala_tables_loaded", "Tables in memory", () => tables.size);
  registerGauge(registry, "sofala_sockets", "Open sockets", countSockets);
  registerGauge(
    registry,
    "sofala_bot_queue",
    "Requests that wait for a bot",
    () => botPool.metrics().queue,
  );
  registerGauge(registry, "sofala_bot_players", "Bots in memory", () => botPool.metrics().players);
  registerGauge(registry, "sofala_bus_up", "1 if messages reach the other nodes", () =>
    bus.isUp ? 1 : 0,
  );
  registerGauge(
    registry,
    "sofala_database_damaged",
    "1 if a part of the database could not be read since the start",
    () => (database.damage === undefined ? 0 : 1),
  );
  for (const [metric, name, help] of BOT_COUNTERS) {
    registerCounter(registry, name, help, () => botPool.metrics()[metric]);
  }
  registerCounter(
    registry,
    "sofala_errors_total",
    "Errors in the log that belong to no request",
    () => errorCounts.logged,
  );
  registerCounter(
    registry,
    "sofala_failed_responses_total",
    "Responses with a status of 500 or more",
    () => errorCounts.failedResponses,
  );
  registerCounter(
    registry,
    "sofala_busy_seconds_total",
    "Time in which the main thread was busy",
    () => performance.eventLoopUtilization().active / 1000,
  );
  registerSiteGauges(registry, deps);
  if (deps.backups !== undefined) registerBackupGauges(registry, deps);
}

function registerGauge(
  registry: Registry,
  name: string,
  help: string,
  read: () => number | Promise<number>,
): void {
  registry.registerMetric(
    new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        this.set(await read());
      },
    }),
  );
}

function registerCounter(registry: Registry, name: string, help: string, read: () => number): void {
  registry.registerMetric(
    new Counter({
      name,
      help,
      registers: [],
      collect() {
        this.reset();
        this.inc(read());
      },
    }),
  );
}

/** Figures of the whole site: every node reports the same. If they cannot be read, all other metrics still are. */
function registerSiteGauges(
  registry: Registry,
  { database, loadGauges }: Pick<MetricsDeps, "database" | "loadGauges">,
): void {
  let loadedAt = -Infinity;
  let gauges: Promise<SiteGauges | undefined>;
  const load = (): Promise<SiteGauges | undefined> => {
    if (performance.now() - loadedAt >= GAUGES_INTERVAL_MS) {
      loadedAt = performance.now();
      gauges = loadGauges().catch(() => undefined);
    }
    return gauges;
  };
  registry.registerMetric(
    new Gauge({
      name: "sofala_tables",
      help: "Tables in the database by their status",
      labelNames: ["status"],
      registers: [],
      async collect() {
        const site = await load();
        for (const status of ["open", "running", "over"] as const) {
          this.set({ status }, site?.tables[status] ?? NaN);
        }
      },
    }),
  );
  const register = (name: string, help: string, read: (from: SiteGauges) => number | undefined) =>
    registerGauge(registry, name, help, async () => {
      const site = await load();
      return (site && read(site)) ?? NaN;
    });
  register("sofala_people", "People who are connected to the site", ({ people }) => people);
  register(
    "sofala_notifications_waiting",
    "Notifications that are due and not sent yet",
    ({ waitingNotifications }) => waitingNotifications,
  );
  register("sofala_database_bytes", "Size of the database", ({ databaseBytes }) => databaseBytes);
  // The disk of PostgreSQL is not this program's to see.
  if (database.kind === "postgres") return;
  register(
    "sofala_disk_free_bytes",
    "Free space on the disk of the database",
    ({ disk }) => disk?.freeBytes,
  );
  register(
    "sofala_disk_size_bytes",
    "Size of the disk of the database",
    ({ disk }) => disk?.totalBytes,
  );
}

/** The age of the newest good backup is infinite as long as there is none. */
function registerBackupGauges(registry: Registry, { database, now }: MetricsDeps): void {
  const load = () => loadBackupStatus(database);
  registerGauge(
    registry,
    "sofala_backup_age_seconds",
    "Age of the newest good backup",
    async () => (now() - ((await load()).newest?.createdAt ?? -Infinity)) / 1000,
  );
  registerGauge(
    registry,
    "sofala_backup_bytes",
    "Size of the newest good backup",
    async () => (await load()).newest?.bytes ?? 0,
  );
  registerGauge(registry, "sofala_backup_failed", "1 if the last backup failed", async () =>
    (await load()).failure === undefined ? 0 : 1,
  );
}
