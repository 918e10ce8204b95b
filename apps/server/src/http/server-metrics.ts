import { collectDefaultMetrics, Counter, Gauge, type Registry } from "prom-client";
import type { BotMetrics } from "../bots/bot-metrics.ts";
import type { BotPool } from "../bots/bot-pool.ts";
import type { HttpServices } from "./route.ts";

/** Tables in the database are counted at most this often. */
const TABLE_COUNT_INTERVAL_MS = 10_000;

const BOT_COUNTERS: readonly (readonly [keyof BotMetrics, name: string, help: string])[] = [
  ["answered", "sofala_bot_answers_total", "Requests to bots that were answered"],
  ["runs", "sofala_bot_runs_total", "Requests that a thread worked on"],
  ["thinkingSeconds", "sofala_bot_thinking_seconds_total", "Time that threads worked"],
  ["timeouts", "sofala_bot_timeouts_total", "Requests that took too long"],
  ["crashes", "sofala_bot_crashes_total", "Bots that crashed or made an illegal move"],
  ["overflows", "sofala_bot_overflows_total", "Requests refused because the queue was full"],
];

export interface MetricsDeps extends Pick<HttpServices, "bus" | "database" | "tables"> {
  readonly botPool: Pick<BotPool, "metrics">;
}

/** Registers the metrics that are read when Prometheus asks for them. */
export function registerServerMetrics(
  registry: Registry,
  { botPool, bus, database, tables }: MetricsDeps,
  countSockets: () => number,
): void {
  collectDefaultMetrics({ register: registry });
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
    registry.registerMetric(
      new Counter({
        name,
        help,
        registers: [],
        collect() {
          this.reset();
          this.inc(botPool.metrics()[metric]);
        },
      }),
    );
  }
  registerTableGauge(registry, () => database.query);
}

function registerGauge(registry: Registry, name: string, help: string, read: () => number): void {
  registry.registerMetric(
    new Gauge({
      name,
      help,
      registers: [],
      collect() {
        this.set(read());
      },
    }),
  );
}

function registerTableGauge(
  registry: Registry,
  query: () => MetricsDeps["database"]["query"],
): void {
  let countedAt = -Infinity;
  const gauge = new Gauge({
    name: "sofala_tables",
    help: "Tables in the database by their status",
    labelNames: ["status"],
    registers: [],
    async collect() {
      if (performance.now() - countedAt < TABLE_COUNT_INTERVAL_MS) return;
      countedAt = performance.now();
      const rows = await query()
        .selectFrom("tables")
        .select((all) => ["status", all.fn.countAll<number>().as("count")])
        .groupBy("status")
        .execute();
      for (const status of ["open", "running", "over"] as const) {
        this.set({ status }, rows.find((row) => row.status === status)?.count ?? 0);
      }
    },
  });
  registry.registerMetric(gauge);
}
