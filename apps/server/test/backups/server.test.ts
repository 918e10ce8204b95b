import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BackupStatus } from "@sofala/protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { BackupConfig, BackupLocation } from "../../src/backup-config.ts";
import { addChannel } from "../support/channels.ts";
import { Client } from "../support/client.ts";
import { sendAll } from "../support/notification-fixture.ts";
import { Receiver } from "../support/receiver.ts";
import { endServer, ManualClock, startServer, type TestServer } from "../support/server.ts";
import { playOne, startTable } from "../support/tables.ts";
import { S3Server } from "./s3-server.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const ended: (() => Promise<void>)[] = [];
let folder = "";
let clock: ManualClock;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sofala-backups-"));
  clock = new ManualClock();
});
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
  rmSync(folder, { recursive: true });
});

async function startSite(to: BackupLocation): Promise<TestServer> {
  const backups: BackupConfig = { to, key: undefined, hour: 3 };
  // Tests start ticks themselves, so that runs are deterministic.
  const deps = { now: clock.now, tickMs: DAY };
  const settings = { backups, canReachPrivateNetworks: true, logLevel: "silent" };
  const server = await startServer(settings, deps);
  ended.push(() => endServer(server));
  return server;
}

/** Lets a minute pass, and starts what is due. */
function passMinute({ backups }: TestServer): void {
  clock.advance(MINUTE);
  backups?.tick();
}

async function newOperator(server: TestServer): Promise<Client> {
  const client = await Client.guest(server.url, "Olga");
  const { query } = server.services.database;
  await query.updateTable("people").set({ role: "operator" }).where("name", "=", "Olga").execute();
  return client;
}

const statusOf = (operator: Client) => operator.get<BackupStatus>("/api/backups");

async function metricsOf(server: TestServer): Promise<ReadonlyMap<string, string>> {
  const { body } = await new Client(server.url).request<string>("GET", "/metrics");
  const lines = body.split("\n").filter((line) => line.startsWith("sofala_backup"));
  return new Map(lines.map((line) => line.split(" ") as [string, string]));
}

test("a server makes a backup by itself, and operators and metrics show it", async () => {
  const path = join(folder, "copies");
  const server = await startSite({ kind: "folder", path });
  const operator = await newOperator(server);
  expect(await statusOf(operator)).toEqual({ isEnabled: true, location: path, isEncrypted: false });
  expect((await metricsOf(server)).get("sofala_backup_age_seconds")).toBe("+Inf");
  await playOne(await startTable(server, 2));
  passMinute(server);
  await server.backups?.whenIdle();
  const status = await statusOf(operator);
  expect(status).toMatchObject({ newest: { createdAt: clock.time } });
  expect(status).not.toHaveProperty("problem");
  clock.advance(2 * DAY + 1);
  expect(await statusOf(operator)).toMatchObject({ problem: "outdated" });
  expect(await metricsOf(server)).toEqual(
    new Map([
      ["sofala_backup_age_seconds", "172800.001"],
      ["sofala_backup_bytes", String(status.newest?.bytes)],
      ["sofala_backup_failed", "0"],
    ]),
  );
});

test("a server without backups says so", async () => {
  const server = await startServer();
  ended.push(() => endServer(server));
  expect(await statusOf(await newOperator(server))).toEqual({ isEnabled: false });
  expect((await metricsOf(server)).size).toBe(0);
});

test("operators are notified of a failure once a day, until it is repaired", async () => {
  const receiver = await Receiver.open();
  ended.push(() => receiver.close());
  const blocked = join(folder, "file");
  writeFileSync(blocked, "");
  const server = await startSite({ kind: "folder", path: join(blocked, "copies") });
  const operator = await newOperator(server);
  const player = await Client.guest(server.url, "Ann");
  // Whatever else they chose to be notified of.
  await addChannel(
    operator,
    { kind: "webhook", label: "o", url: `${receiver.url}/o` },
    { kinds: [] },
  );
  await addChannel(player, { kind: "webhook", label: "p", url: `${receiver.url}/p` });
  const failOnce = async () => {
    passMinute(server);
    await server.backups?.whenIdle();
    await sendAll(server.notifications);
  };
  await failOnce();
  expect(await statusOf(operator)).toMatchObject({
    problem: "failed",
    failure: { at: clock.time, message: expect.stringContaining("ENOTDIR") },
  });
  expect((await metricsOf(server)).get("sofala_backup_failed")).toBe("1");
  const warning = {
    id: expect.any(String),
    text: `Backup failed: The server could not make a backup. The operators' page says why. ${server.url}/operate`,
    notifications: [{ kind: "backup", problem: "failed", url: `${server.url}/operate` }],
  };
  expect(receiver.webhookBodies("/o")).toEqual([warning]);
  clock.advance(10 * MINUTE);
  await failOnce();
  expect(receiver.webhookBodies("/o")).toHaveLength(1);
  clock.advance(DAY);
  await failOnce();
  expect(receiver.webhookBodies("/o")).toEqual([warning, { ...warning, id: expect.any(String) }]);
  rmSync(blocked);
  clock.advance(DAY);
  await failOnce();
  expect(await statusOf(operator)).toMatchObject({ newest: { createdAt: clock.time } });
  expect(receiver.webhookBodies("/o")).toHaveLength(2);
  expect(receiver.webhookBodies("/p")).toEqual([]);
});

test("people play while a backup is made, and a shutdown does not wait for it", async () => {
  const s3 = await S3Server.start();
  ended.push(() => s3.close());
  const server = await startSite(s3.location());
  const table = await startTable(server, 2);
  const { promise: isUploading, resolve } = Promise.withResolvers<void>();
  s3.fault = (request) => {
    if (!request.startsWith("PUT")) return undefined;
    resolve();
    return "hang";
  };
  passMinute(server);
  await isUploading;
  for (let move = 0; move < 3; move++) await playOne(table);
  await server.close();
  expect(s3.objects.size).toBe(0);
});
