import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { isNightly } from "@sofala/engine/testing/trials";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runSofala } from "../../../cli/test/fake-terminal.ts";
import type { BackupConfig } from "../../src/backup-config.ts";
import { backupBytes, backupLines } from "../../src/backups/backup-file.ts";
import { listBackups, markVerified } from "../../src/backups/backup-list.ts";
import type { BackupStorage } from "../../src/backups/backup-storage.ts";
import { encrypt } from "../../src/backups/encryption.ts";
import { FolderStorage } from "../../src/backups/folder-storage.ts";
import { makeBackup, type BackupJob } from "../../src/backups/make-backup.ts";
import { S3Storage } from "../../src/backups/s3-storage.ts";
import type { Database } from "../../src/store/database.ts";
import { openDatabase } from "../../src/store/open-database.ts";
import { insertTables } from "../operators/describe-export.ts";
import { newOperator } from "../operators/operator.ts";
import { scratchFiles } from "../store/scratch.ts";
import { describeBackups } from "./describe-backups.ts";
import { S3Server } from "./s3-server.ts";

const newPath = scratchFiles();
const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 0, 1, 3);

describe("SQLite", () => {
  describeBackups(async () => newPath(), 0);
});

let database: Database;
let location = "";
let folder = "";
beforeAll(async () => {
  location = newPath();
  database = await openDatabase(location);
  await insertTables(database);
});
afterAll(() => database.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sofala-backups-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const job = (storage: BackupStorage, now = NOW): BackupJob => {
  const config: BackupConfig = {
    to: { kind: "folder", path: folder },
    key: undefined,
    hour: 3,
  };
  return { database, location, config, now, storage };
};

const changeEntry = (entry: string) =>
  database.query
    .updateTable("entries")
    .set({ entry })
    .where("table_id", "=", "over")
    .where("seq", "=", 3)
    .execute();

test("a backup with an illegal move does not count as good", async () => {
  const { entry } = await database.query
    .selectFrom("entries")
    .select("entry")
    .where("table_id", "=", "over")
    .where("seq", "=", 3)
    .executeTakeFirstOrThrow();
  const storage = new FolderStorage(folder);
  try {
    await changeEntry('{"kind":"move","actor":0,"move":{"kind":"no such move"}}');
    expect(await makeBackup(job(storage))).toEqual({
      ok: false,
      error: expect.stringMatching(/^table over is invalid: entry 3/u),
    });
  } finally {
    await changeEntry(entry);
  }
  expect(await listBackups(storage)).toMatchObject([{ isVerified: false }]);
  expect(await makeBackup(job(storage, NOW + 1000))).toMatchObject({ ok: true });
  expect(await listBackups(storage)).toMatchObject([{ isVerified: true }, { isVerified: false }]);
});

test("what is read back must be what was written", async () => {
  const storage = new FolderStorage(folder);
  const change = (name: string): AsyncIterable<Uint8Array> =>
    (async function* () {
      for await (const bytes of new FolderStorage(folder).read(name)) yield bytes.with(999, 0);
    })();
  const changed: BackupStorage = {
    list: () => storage.list(),
    write: (name, content) => storage.write(name, content),
    remove: (name) => storage.remove(name),
    removeUnfinished: (before) => storage.removeUnfinished(before),
    read: change,
  };
  expect(await makeBackup(job(changed))).toEqual({
    ok: false,
    error: expect.stringMatching(/the backup is damaged|the backup cannot be restored/u),
  });
  expect(await listBackups(storage)).toMatchObject([{ isVerified: false }]);
});

test("old backups are removed, and so is what killed runs left behind", async () => {
  const storage = new FolderStorage(folder);
  for (const name of ["-verify-killed", "-export-killed", "-export-of mine"]) {
    mkdirSync(location + name);
    utimesSync(location + name, 1, 1);
  }
  mkdirSync(`${location}-verify-recent`);
  await storage.write("sofala-20251229T030000Z.ndjson.gz", []);
  for (let day = 1; day < 9; day++) {
    const name = `sofala-2026010${day}T030000Z.ndjson.gz`;
    await storage.write(name, []);
    await markVerified(storage, name, {});
  }
  const made = await makeBackup(job(storage, NOW + 8 * DAY_MS));
  expect(made).toMatchObject({ ok: true });
  expect(made).not.toHaveProperty("value.warning");
  const kept = await listBackups(storage);
  expect(kept.map(({ createdAt }) => new Date(createdAt).getUTCDate())).toEqual([
    // 4 January ends a week.
    9, 8, 7, 6, 5, 4, 3,
  ]);
  expect(kept.every(({ isVerified }) => isVerified)).toBe(true);
  // Each has its mark, and nothing else is there.
  expect(readdirSync(folder)).toHaveLength(14);
  const scratch = readdirSync(join(location, "..")).filter((name) =>
    /-verify-|-export-/u.test(name),
  );
  expect(scratch).toEqual([
    expect.stringMatching(/-export-of mine$/u),
    expect.stringMatching(/-verify-recent$/u),
  ]);
  for (const name of scratch) rmSync(join(location, "..", name), { recursive: true });
});

describe("a backup file", () => {
  const linesOf = async (bytes: Uint8Array, key?: string) => {
    const lines: string[] = [];
    const source = (async function* () {
      // One byte at a time: characters and lines are cut anywhere.
      for (const byte of bytes) yield Uint8Array.of(byte);
    })();
    for await (const line of backupLines(source, key)) lines.push(line);
    return lines;
  };
  const TEXT = '{"text":"clay — 陶 \u2028 end"}\n{"a":1}\n';
  const LINES = TEXT.trimEnd().split("\n");

  test("is read whether it is compressed, encrypted or neither", async () => {
    expect(await linesOf(Buffer.from(TEXT))).toEqual(LINES);
    expect(await linesOf(gzipSync(TEXT))).toEqual(LINES);
    const encrypted: Buffer[] = [];
    for await (const piece of encrypt([gzipSync(TEXT)], "a key")) encrypted.push(piece);
    expect(await linesOf(Buffer.concat(encrypted), "a key")).toEqual(LINES);
  });

  test("that is cut off is refused", async () => {
    const zipped = gzipSync(randomBytes(999).toString("hex"));
    await expect(linesOf(zipped.subarray(0, -9))).rejects.toThrow("damaged or cut off");
    expect(await linesOf(Buffer.alloc(0))).toEqual([]);
  });

  test("is an export that gunzip can read", async () => {
    const pieces: Buffer[] = [];
    for await (const piece of backupBytes(database, location, undefined)) pieces.push(piece);
    const { out } = await runSofala(["admin", "export", "-", "--database", location]);
    expect(gunzipSync(Buffer.concat(pieces)).toString()).toBe(out);
  });

  test("whose reader stops ends the export", async () => {
    for await (const piece of backupBytes(database, location, undefined)) {
      expect(piece.length).toBeGreaterThan(0);
      break;
    }
    const left = readdirSync(join(location, "..")).filter((name) => name.includes("-export-"));
    expect(left).toEqual([]);
  });
});

/** Everything that a backup of a small database asks of S3, if it is sent in parts. */
const PART_BYTES = 5000;

describe("a program that is killed", () => {
  let s3: S3Server;
  beforeEach(async () => {
    s3 = await S3Server.start();
  });
  afterEach(() => s3.close());
  const open = () => new S3Storage(s3.location(), { partBytes: PART_BYTES, retryDelaysMs: [] });

  test("after any request leaves nothing that counts as good before it was verified", async () => {
    expect(await makeBackup(job(open()))).toMatchObject({ ok: true });
    const whole = [...s3.requests];
    const marked = whole.findIndex((request) => request.includes(".verified"));
    expect(whole.length).toBeGreaterThan(7);
    const moments = Array.from(whole.keys()).slice(1);
    for (const last of isNightly ? moments : [2, marked + 1]) {
      s3.objects.clear();
      s3.uploads.clear();
      s3.requests.length = 0;
      const { promise: isStuck, resolve } = Promise.withResolvers<void>();
      // The request that never gets an answer stands for a program that does not go on.
      s3.fault = (_request, number) => {
        if (number !== last) return undefined;
        resolve();
        return "hang";
      };
      const killed = makeBackup(job(open()));
      await isStuck;
      s3.fault = () => undefined;
      const found = await listBackups(open());
      expect(found.filter(({ isVerified }) => isVerified)).toHaveLength(last - 1 > marked ? 1 : 0);
      for (const upload of s3.uploads.keys()) {
        const abandoned = s3.uploads.get(upload);
        if (abandoned) s3.uploads.set(upload, { ...abandoned, begun: 0 });
      }
      const tomorrow = await makeBackup(job(open(), NOW + DAY_MS + 1));
      expect(tomorrow).toMatchObject({ ok: true });
      expect(tomorrow).not.toHaveProperty("value.warning");
      expect(s3.uploads.size).toBe(0);
      expect((await listBackups(open())).every(({ isVerified }) => isVerified)).toBe(true);
      s3.disconnectAll();
      await killed;
    }
  });
});

test("a restore is rehearsed from the default place, beside the server's database", async () => {
  const server = join(folder, "sofala.sqlite");
  const settings = join(folder, "settings.env");
  const rehearsal = newPath();
  await database.backup(server);
  writeFileSync(settings, `DATABASE_URL=${server}\n`);
  const admin = (...args: readonly string[]) => runSofala(["admin", ...args]);
  expect(await admin("backups", "now", "--database", server)).toMatchObject({ exit: 0 });
  expect(readdirSync(join(folder, "backups"))).toHaveLength(2);
  const restore = ["backups", "restore", "newest", "--settings", settings];
  expect(await admin(...restore, "--database", rehearsal)).toMatchObject({ exit: 0 });
  expect(await admin("tables", "verify", "--all", "--database", rehearsal)).toMatchObject({
    exit: 0,
  });
});

describe("sofala admin backups now", () => {
  const operator = newOperator();

  test("that is killed while it uploads leaves nothing, and the next one succeeds", async () => {
    const s3 = await S3Server.start();
    try {
      const { endpoint, region, keyId, secret } = s3.location();
      const env = {
        DATABASE_URL: location,
        BACKUP_TO: "s3://club/sofala",
        BACKUP_S3_ENDPOINT: endpoint,
        BACKUP_S3_REGION: region,
        BACKUP_S3_KEY_ID: keyId,
        BACKUP_S3_SECRET: secret,
      };
      const { promise: isUploading, resolve } = Promise.withResolvers<void>();
      s3.fault = () => {
        resolve();
        return "hang";
      };
      const killed = operator.run(["admin", "backups", "now"], env);
      await isUploading;
      await killed.kill();
      s3.fault = () => undefined;
      expect(s3.objects.size).toBe(0);
      expect(await operator.sofala(["admin", "backups", "now"], env)).toMatchObject({ exit: 0 });
      expect(s3.objects.size).toBe(2);
    } finally {
      await s3.close();
    }
  });
});
