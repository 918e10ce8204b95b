import { ok, fail, type Result } from "@sofala/engine";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { markVerified } from "../../src/backups/backup-list.ts";
import { BackupScheduler } from "../../src/backups/backup-scheduler.ts";
import type { BackupStorage } from "../../src/backups/backup-storage.ts";
import { FolderStorage } from "../../src/backups/folder-storage.ts";
import type { BackupRun } from "../../src/backups/backup-run.ts";
import type { MadeBackup } from "../../src/backups/make-backup.ts";
import { backupProblem, loadBackupStatus } from "../../src/store/backup-status.ts";
import type { Database } from "../../src/store/database.ts";
import { openDatabase } from "../../src/store/open-database.ts";
import { scratchFiles } from "../store/scratch.ts";
import { ManualClock } from "../support/server.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const newPath = scratchFiles();

let database: Database;
let clock: ManualClock;
let folder = "";
/** When backups were started, and how they end. */
let started: number[] = [];
let outcome: (at: number) => Result<MadeBackup, string> | "never" = () => "never";
let onStart = () => {};

beforeEach(async () => {
  folder = newPath();
  database = await openDatabase(newPath());
  clock = new ManualClock();
  started = [];
  outcome = (at) =>
    ok({ name: `backup-${at}`, bytes: 9, createdAt: at, rows: 1, tables: 0, replayed: 0 });
});
afterEach(() => database.close());

function start({ now }: { readonly now: number }): BackupRun {
  started.push(now);
  onStart();
  const given = outcome(now);
  const { promise, resolve } = Promise.withResolvers<Result<MadeBackup, string>>();
  if (given !== "never") resolve(given);
  return { outcome: promise, stop: async () => resolve(fail("the backup was stopped")) };
}

function newScheduler(
  acquire = async () => true,
  storage: BackupStorage = new FolderStorage(folder),
): BackupScheduler {
  const config = { to: { kind: "folder", path: folder }, key: undefined, hour: 3 } as const;
  return new BackupScheduler(
    { database, leases: { acquire }, now: clock.now, logger: pino({ level: "silent" }) },
    { config, location: "unused", storage, start },
  );
}

/** Lets time pass, with a tick every minute. */
async function pass(
  milliseconds: number,
  ...schedulers: readonly BackupScheduler[]
): Promise<void> {
  for (const end = clock.time + milliseconds; clock.time < end;) {
    clock.advance(MINUTE);
    for (const scheduler of schedulers) scheduler.tick();
    await Promise.all(schedulers.map((scheduler) => scheduler.whenIdle()));
  }
}

const hoursAfterStart = () =>
  started.map((at) => Math.round(((at - new ManualClock().time) / HOUR) * 100) / 100);

test("the first backup is made soon after the start, and then one a day at its hour", async () => {
  await pass(3 * DAY, newScheduler());
  expect(hoursAfterStart()).toEqual([0.02, 3, 27, 51]);
  expect(await loadBackupStatus(database)).toEqual({
    newest: { name: expect.any(String), bytes: 9, createdAt: started.at(-1) },
  });
});

test("a restart makes no other backup, and makes up for a missed day", async () => {
  await pass(4 * HOUR, newScheduler());
  expect(started).toHaveLength(2);
  await new FolderStorage(folder).write("sofala-20260101T030000Z.ndjson.gz", []);
  await markVerified(new FolderStorage(folder), "sofala-20260101T030000Z.ndjson.gz", {});
  await pass(HOUR, newScheduler());
  expect(started).toHaveLength(2);
  // The machine was off for two days.
  clock.advance(2 * DAY);
  await pass(HOUR, newScheduler());
  expect(hoursAfterStart().slice(2)).toEqual([53.02]);
});

test("a backup that was not verified does not count", async () => {
  await new FolderStorage(folder).write("sofala-20260101T000000Z.ndjson.gz", []);
  await pass(HOUR, newScheduler());
  expect(started).toHaveLength(1);
});

test("a backup from the future does not count", async () => {
  const name = "sofala-20270101T000000Z.ndjson.gz";
  await new FolderStorage(folder).write(name, []);
  await markVerified(new FolderStorage(folder), name, {});
  await pass(HOUR, newScheduler());
  expect(started).toHaveLength(1);
});

test("one node of a site makes the backups, and another one takes over", async () => {
  let holder = "one";
  const one = newScheduler(async () => holder === "one");
  const two = newScheduler(async () => holder === "two");
  await pass(HOUR, one, two);
  expect(started).toHaveLength(1);
  holder = "two";
  await pass(DAY, one, two);
  expect(started).toHaveLength(3);
});

test("after failures it tries again, later each time, until it succeeds", async () => {
  outcome = () => fail("the disk is full");
  const scheduler = newScheduler();
  await pass(8 * HOUR, scheduler);
  expect(hoursAfterStart()).toEqual([0.02, 0.18, 0.52, 1.18, 2.52, 5.18]);
  const status = await loadBackupStatus(database);
  expect(status).toEqual({
    failure: { at: started.at(-1), message: "the disk is full", attempts: 6 },
  });
  expect(backupProblem(status, clock.time)).toBe("failed");
  outcome = (at) => ok({ name: "good", bytes: 9, createdAt: at, rows: 1, tables: 0, replayed: 0 });
  await pass(4 * HOUR, scheduler);
  const good = await loadBackupStatus(database);
  expect(good).toEqual({ newest: { name: "good", bytes: 9, createdAt: started.at(-1) } });
  expect(backupProblem(good, clock.time)).toBeUndefined();
  expect(backupProblem(good, clock.time + 2 * DAY)).toBe("outdated");
});

test("after a restart it tries again at once, because the settings may have changed", async () => {
  outcome = () => fail("the bucket does not exist");
  await pass(2 * HOUR, newScheduler());
  const { length } = started;
  await pass(2 * MINUTE, newScheduler());
  expect(started).toHaveLength(length + 1);
});

test("a storage that cannot be read is a failure", async () => {
  await new FolderStorage(folder).write("file", []);
  folder = `${folder}/file`;
  await pass(HOUR / 2, newScheduler());
  expect(started).toEqual([]);
  expect(await loadBackupStatus(database)).toMatchObject({
    failure: { message: expect.stringContaining("ENOTDIR"), attempts: 2 },
  });
});

test("a shutdown stops a backup, which is no failure", async () => {
  outcome = () => "never";
  const scheduler = newScheduler();
  clock.advance(MINUTE);
  const { promise: hasStarted, resolve } = Promise.withResolvers<void>();
  onStart = resolve;
  scheduler.tick();
  await hasStarted;
  await scheduler.close();
  scheduler.tick();
  expect(await loadBackupStatus(database)).toEqual({});
});

test("a shutdown does not wait for a storage that does not answer", async () => {
  const { promise: isAsked, resolve } = Promise.withResolvers<void>();
  class Silent extends FolderStorage {
    override list(): Promise<never> {
      resolve();
      return new Promise(() => {});
    }
  }
  const scheduler = newScheduler(undefined, new Silent(folder));
  clock.advance(MINUTE);
  scheduler.tick();
  await isAsked;
  await scheduler.close();
  expect(started).toEqual([]);
});
