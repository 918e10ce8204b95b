import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { Client } from "../support/client.ts";
import { endServer, startServer, type TestServer } from "../support/server.ts";
import { startTable, personAt, playOne } from "../support/tables.ts";

const servers: TestServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map(endServer));
});

async function started(metrics: "loopback" | "all" | "off"): Promise<Client> {
  const server = await startServer({ metrics });
  servers.push(server);
  return new Client(server.url);
}

const proxied = { "x-forwarded-for": "203.0.113.7" };

test("metrics contain load figures and no names", async () => {
  const program = await started("loopback");
  const table = await startTable(program, 2);
  for (let n = 0; n < 3; n++) await playOne(table);
  await personAt(table, 0).socket(table.id);
  const { body, type } = await program.request<string>("GET", "/metrics");
  expect(type).toContain("text/plain");
  const figures = new Map(
    body
      .split("\n")
      .filter((line) => line.startsWith("sofala_"))
      .map((line) => line.split(" ") as [string, string]),
  );
  expect(figures.get("sofala_moves_total")).toBe("3");
  // Two joins, the start, and three moves.
  expect(figures.get("sofala_append_seconds_count")).toBe("5");
  expect(Number(figures.get("sofala_append_seconds_sum"))).toBeGreaterThan(0);
  expect(figures.get("sofala_sockets")).toBe("1");
  expect(figures.get("sofala_tables_loaded")).toBe("1");
  expect(figures.get('sofala_tables{status="running"}')).toBe("1");
  expect(figures.get('sofala_tables{status="over"}')).toBe("0");
  expect(figures.get("sofala_bot_answers_total")).toBe("0");
  expect(figures.get("sofala_people")).toBe("1");
  expect(figures.get("sofala_notifications_waiting")).toBe("0");
  expect(Number(figures.get("sofala_database_bytes"))).toBeGreaterThan(10_000);
  expect(Number(figures.get("sofala_disk_size_bytes"))).toBeGreaterThan(
    Number(figures.get("sofala_disk_free_bytes")),
  );
  expect(body).not.toContain(table.id);
  expect(body).not.toContain("Ann");
});

test("if the database cannot be read, all other metrics still are", async () => {
  const server = await startServer({ metrics: "loopback" });
  servers.push(server);
  await sql`alter table outbox rename to elsewhere`.execute(server.services.database.query);
  const { body, status } = await new Client(server.url).request<string>("GET", "/metrics");
  expect(status).toBe(200);
  expect(body).toMatch(/^sofala_people Nan$/imu);
  expect(body).toMatch(/^sofala_database_damaged 0$/mu);
  await sql`alter table elsewhere rename to outbox`.execute(server.services.database.query);
});

test("metrics are for the local machine, unless the operator allows more", async () => {
  const status = async (client: Client, headers = {}) =>
    (await client.request("GET", "/metrics", undefined, headers)).status;
  const byDefault = await started("loopback");
  expect([await status(byDefault), await status(byDefault, proxied)]).toEqual([200, 404]);
  const all = await started("all");
  expect([await status(all), await status(all, proxied)]).toEqual([200, 200]);
  const off = await started("off");
  expect([await status(off), await status(off, proxied)]).toEqual([404, 404]);
});

test("health is public", async () => {
  const program = await started("off");
  expect(await program.request("GET", "/healthz", undefined, proxied)).toMatchObject({
    status: 200,
    body: { status: "ok" },
  });
});
