import { collectDefaultMetrics, Counter, Gauge, type Registry } from "prom-client";
import type { BotMetrics } from "../bots/bot-metrics.ts";
import type { LiveTables } from "../tables/live-tables.ts";

/** Tables are counted in the database at most so often, in milliseconds. */
const TABLE_COUNT_INTERVAL_MS = 10_000;

/** What of the bots only ever grows, with its name and what it means. */
const BOT_COUNTERS: readonly (readonly [keyof BotMetrics, name: string, help: string])[] = [
  ["answered", "sofala_bot_answers_total", "Questions to bots that were answered"],
  ["runs", "sofala_bot_thoughts_total", "Questions that a thread thought about"],
  ["thinkingSeconds", "sofala_bot_thinking_seconds_total", "Time that threads thought"],
  ["timeouts", "sofala_bot_timeouts_total", "Bots that thought too long"],
  ["crashes", "sofala_bot_crashes_total", "Bots that broke down or were refused by the rules"],
  ["overflows", "sofala_bot_overflows_total", "Questions for which there was no room"],
];

/** What is read off a server whenever somebody asks; labels have a few fixed values, or there are none. */
export function registerServerMetrics(
  registry: Registry,
  rooms: LiveTables,
  sockets: () => number,
): void {
  const { botPool, bus, database } = rooms.services;
  collectDefaultMetrics({ register: registry });
  registerGauge(registry, "sofala_tables_loaded", "Tables in memory", () => rooms.size);
  registerGauge(registry, "sofala_sockets", "Open sockets", sockets);
  registerGauge(
    registry,
    "sofala_bot_queue",
    "Questions that wait for a bot",
    () => botPool.metrics().queue,
  );
  registerGauge(registry, "sofala_bot_players", "Bots in memory", () => botPool.metrics().players);
  registerGauge(registry, "sofala_bus_up", "Other nodes can be told", () => (bus.isUp ? 1 : 0));
  registerGauge(
    registry,
    "sofala_database_damaged",
    "A part of the database could not be read since the start",
    () => (database.damage === undefined ? 0 : 1),
  );
  for (const [figure, name, help] of BOT_COUNTERS) {
    registry.registerMetric(
      new Counter({
        name,
        help,
        registers: [],
        collect() {
          this.reset();
          this.inc(botPool.metrics()[figure]);
        },
      }),
    );
  }
  registerTableGauge(registry, rooms);
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

function registerTableGauge(registry: Registry, { services: { database } }: LiveTables): void {
  let counted = -Infinity;
  const tables = new Gauge({
    name: "sofala_tables",
    help: "Tables in the database by their status",
    labelNames: ["status"],
    registers: [],
    async collect() {
      if (performance.now() - counted < TABLE_COUNT_INTERVAL_MS) return;
      counted = performance.now();
      const rows = await database.query
        .selectFrom("games")
        .select((all) => ["status", all.fn.countAll<number>().as("count")])
        .groupBy("status")
        .execute();
      for (const status of ["open", "running", "over"] as const) {
        this.set({ status }, rows.find((row) => row.status === status)?.count ?? 0);
      }
    },
  });
  registry.registerMetric(tables);
}
