import type { SiteStatus } from "@sofala/protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { Client } from "../support/client.ts";
import { endServer, ManualClock, startServer, type TestServer } from "../support/server.ts";
import { personAt, playOne, startTable } from "../support/tables.ts";
import { ROWS } from "../store/rows.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let clock: ManualClock;
let server: TestServer;
let operator: Client;
beforeEach(async () => {
  clock = new ManualClock();
  // Tests start ticks themselves, so that runs are deterministic.
  server = await startServer({ logLevel: "silent" }, { now: clock.now, tickMs: DAY });
  operator = await Client.guest(server.url, "Olga");
  const { query } = server.services.database;
  await query.updateTable("people").set({ role: "operator" }).where("name", "=", "Olga").execute();
});
afterEach(() => endServer(server));

const read = (over = "day") => operator.get<SiteStatus>(`/api/site-status?over=${over}`);

/** Lets a minute pass, in which the server takes a sample. */
async function passMinute(): Promise<void> {
  clock.advance(MINUTE);
  await server.services.heartbeat.ensureFresh();
  server.siteSampler.tick();
  await server.siteSampler.refresh();
}

const countRows = async () =>
  (await server.services.database.query.selectFrom("site_samples").selectAll().execute()).length;

test("operators see how the site does now", async () => {
  const table = await startTable(server, 2);
  for (let move = 0; move < 3; move++) await playOne(table);
  await personAt(table, 0).socket(table.id);
  const { nodes, samples, ...period } = await read();
  expect(nodes).toEqual([{ node: server.services.heartbeat.node, version: manifest.version }]);
  expect(period).toEqual({ from: clock.time - DAY, until: clock.time, periodMs: 5 * MINUTE });
  expect(samples).toHaveLength(1);
  const [now] = samples;
  expect(now).toMatchObject({ moves: 3, people: 1, openTables: 0, runningTables: 1, errors: 0 });
  expect(now?.commitMs?.median).toBeGreaterThan(0);
  expect(now?.commitMs?.p99).toBeGreaterThanOrEqual(now?.commitMs?.median ?? Infinity);
  expect(now?.diskTotalBytes).toBeGreaterThan(now?.diskUsedBytes ?? Infinity);
  expect(now?.databaseBytes).toBeGreaterThan(10_000);
});

test("five minutes are one point of the day, and an hour one of the month", async () => {
  const table = await startTable(server, 2);
  for (let minute = 0; minute < 7; minute++) {
    await playOne(table);
    await passMinute();
  }
  const movesIn = ({ samples }: SiteStatus) => samples.map(({ moves }) => moves);
  expect(movesIn(await read("day"))).toEqual([4, 3]);
  expect(movesIn(await read("month"))).toEqual([7]);
});

test("the figures of all nodes are shown together", async () => {
  await operator.get("/api/site-status");
  const { query } = server.services.database;
  const { figures } = await query
    .selectFrom("site_samples")
    .select("figures")
    .where("period_ms", "=", 5 * MINUTE)
    .executeTakeFirstOrThrow();
  const other = { ...(JSON.parse(figures) as object), moves: 5, people: 12, errors: 1 };
  await query
    .insertInto("site_samples")
    .values([
      { period_ms: 5 * MINUTE, started_at: clock.time, node: "b", figures: JSON.stringify(other) },
      // A later version may write something else.
      { period_ms: 5 * MINUTE, started_at: clock.time, node: "c", figures: '{"people":40}' },
    ])
    .execute();
  const before = { ...ROWS.heartbeats, node: "before", version: null, at: clock.time };
  await query.insertInto("heartbeats").values(before).execute();
  const { samples, nodes } = await read();
  expect(samples).toMatchObject([{ moves: 5, people: 12, errors: 1 }]);
  expect(nodes).toContainEqual({ node: "before" });
});

test("a month of samples is small, and older ones are deleted", async () => {
  const { database } = server.services;
  const times = (count: number, period_ms: number) =>
    Array.from({ length: count }, (_, index) => ({
      period_ms,
      started_at: clock.time - index * period_ms,
      node: "other",
      figures: "{}",
    }));
  for (const row of [...times(800, HOUR), ...times(400, 5 * MINUTE)]) {
    await database.query.insertInto("site_samples").values(row).execute();
  }
  await passMinute();
  // 720 hours of a month and 288 times five minutes of a day; one more of each has not ended yet; and two of this node.
  expect(await countRows()).toBe(720 + 288 + 2);
});

test("errors and failed responses are counted", async () => {
  await read();
  const { services } = server;
  services.logger.error({}, "something broke");
  const isHealthy = { get: () => false };
  Object.defineProperty(services.heartbeat, "isHealthy", isHealthy);
  expect((await operator.request("GET", "/healthz")).status).toBe(503);
  await passMinute();
  expect((await read()).samples).toMatchObject([{ errors: 1, failedResponses: 1 }]);
  const { body } = await operator.request<string>("GET", "/metrics");
  expect(body).toMatch(/^sofala_errors_total 1$/mu);
  expect(body).toMatch(/^sofala_failed_responses_total 1$/mu);
});
