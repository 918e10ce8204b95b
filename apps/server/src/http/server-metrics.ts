import { collectDefaultMetrics, Counter, Gauge, type Registry } from "prom-client";
import type { BotMetrics } from "../bots/bot-metrics.ts";
import type { Rooms } from "../tables/live-tables.ts";

/** Tables are counted in the database at most so often, in milliseconds. */
const COUNTED = 10_000;

/** What of the bots only ever grows, with its name and what it means. */
const GROWING: readonly (readonly [keyof BotMetrics, name: string, help: string])[] = [
  ["answered", "sofala_bot_answers_total", "Questions to bots that were answered"],
  ["thoughts", "sofala_bot_thoughts_total", "Questions that a thread thought about"],
  ["thinkingSeconds", "sofala_bot_thinking_seconds_total", "Time that threads thought"],
  ["timeouts", "sofala_bot_timeouts_total", "Bots that thought too long"],
  ["crashes", "sofala_bot_crashes_total", "Bots that broke down or were refused by the rules"],
  ["overflows", "sofala_bot_overflows_total", "Questions for which there was no room"],
];

/** What is read off a server whenever somebody asks; labels have a few fixed values, or there are none. */
export function gaugeServer(registry: Registry, rooms: Rooms, sockets: () => number): void {
  const { desk, bus, database } = rooms.services;
  collectDefaultMetrics({ register: registry });
  gauge(registry, "sofala_tables_loaded", "Tables in memory", () => rooms.size);
  gauge(registry, "sofala_sockets", "Open sockets", sockets);
  gauge(registry, "sofala_bot_queue", "Questions that wait for a bot", () => desk.metrics().queue);
  gauge(registry, "sofala_bot_players", "Bots in memory", () => desk.metrics().players);
  gauge(registry, "sofala_bus_up", "Other nodes can be told", () => (bus.isUp ? 1 : 0));
  gauge(
    registry,
    "sofala_database_damaged",
    "A part of the database could not be read since the start",
    () => (database.damage === undefined ? 0 : 1),
  );
  for (const [figure, name, help] of GROWING) {
    registry.registerMetric(
      new Counter({
        name,
        help,
        registers: [],
        collect() {
          this.reset();
          this.inc(desk.metrics()[figure]);
        },
      }),
    );
  }
  gaugeTables(registry, rooms);
}

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
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

function gaugeTables(registry: Registry, { services: { database } }: Rooms): void {
  let counted = -Infinity;
  const tables = new Gauge({
    name: "sofala_tables",
    help: "Tables in the database by their status",
    labelNames: ["status"],
    registers: [],
    async collect() {
      if (performance.now() - counted < COUNTED) return;
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
