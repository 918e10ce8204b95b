import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { S3Location } from "../../src/backup-config.ts";
import type { BackupStorage } from "../../src/backups/backup-storage.ts";
import { FolderStorage } from "../../src/backups/folder-storage.ts";
import { S3Storage } from "../../src/backups/s3-storage.ts";
import { S3Server } from "./s3-server.ts";

const HOUR_MS = 3_600_000;
/** Files of more bytes are sent to S3 in parts. */
const PART_BYTES = 1000;

/** Content that arrives in pieces of 300 bytes. */
function* pieces(content: Buffer): Generator<Buffer> {
  for (let start = 0; start < content.length; start += 300) {
    yield content.subarray(start, start + 300);
  }
}

async function* failing(): AsyncGenerator<Buffer> {
  yield* pieces(randomBytes(2500));
  throw new Error("the database is gone");
}

async function readAll(storage: BackupStorage, name: string): Promise<Buffer> {
  const read: Uint8Array[] = [];
  for await (const piece of storage.read(name)) read.push(piece);
  return Buffer.concat(read);
}

let folder = "";
let server: S3Server;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "sofala-storage-"));
  server = await S3Server.start();
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

const s3 = (change: Partial<S3Location> = {}, retries = 0) =>
  new S3Storage(server.location(change), {
    partBytes: PART_BYTES,
    retryDelaysMs: Array.from({ length: retries }, () => 0),
  });

describe.each<[string, () => BackupStorage]>([
  ["a folder", () => new FolderStorage(join(folder, "copies"))],
  ["S3", () => s3()],
])("%s", (_name, open) => {
  test("keeps files of every size, and lists and removes them", async () => {
    const storage = open();
    expect(await storage.list()).toEqual([]);
    const files = new Map(
      [0, 1, 999, 1000, 1001, 2000, 5432].map((size) => [`file-${size}`, randomBytes(size)]),
    );
    for (const [name, content] of files) {
      expect(await storage.write(name, pieces(content))).toBe(content.length);
    }
    const listed = await storage.list();
    expect(new Map(listed.map(({ name, bytes }) => [name, bytes]))).toEqual(
      new Map([...files].map(([name, { length }]) => [name, length])),
    );
    for (const [name, content] of files) expect(await readAll(storage, name)).toEqual(content);
    await storage.remove("file-1");
    await storage.remove("file-1");
    expect((await storage.list()).map(({ name }) => name)).not.toContain("file-1");
    await expect(readAll(storage, "file-1")).rejects.toThrow(/no such file|NoSuchKey/u);
  });

  test("replaces a file as a whole", async () => {
    const storage = open();
    const [before, after] = [randomBytes(2500), randomBytes(1500)];
    await storage.write("file", pieces(before));
    await expect(storage.write("file", failing())).rejects.toThrow("the database is gone");
    expect(await readAll(storage, "file")).toEqual(before);
    await storage.write("file", pieces(after));
    expect(await readAll(storage, "file")).toEqual(after);
  });

  test("has nothing left of a file that was not written to its end", async () => {
    const storage = open();
    await expect(storage.write("file", failing())).rejects.toThrow("the database is gone");
    expect(await storage.list()).toEqual([]);
    expect(server.uploads.size).toBe(0);
  });
});

describe("a folder", () => {
  test("is readable only by its owner", async () => {
    const path = join(folder, "copies");
    await new FolderStorage(path).write("file", pieces(randomBytes(9)));
    expect(statSync(path).mode & 0o777).toBe(0o700);
    expect(statSync(join(path, "file")).mode & 0o777).toBe(0o600);
  });

  test("does not list what a killed program was writing, and removes it later", async () => {
    const storage = new FolderStorage(folder);
    const begun = Date.now() - HOUR_MS;
    writeFileSync(join(folder, "file.unfinished"), "half of ");
    utimesSync(join(folder, "file.unfinished"), begun / 1000, begun / 1000);
    expect(await storage.list()).toEqual([]);
    await storage.removeUnfinished(begun - 1000);
    expect(readdirSync(folder)).toEqual(["file.unfinished"]);
    await storage.removeUnfinished(begun + 1000);
    expect(readdirSync(folder)).toEqual([]);
  });

  test("explains why it cannot be written", async () => {
    writeFileSync(join(folder, "file"), "");
    const storage = new FolderStorage(join(folder, "file", "copies"));
    await expect(storage.write("file", [])).rejects.toThrow(/\/file\/copies: .*ENOTDIR/u);
  });
});

describe("S3", () => {
  test("refuses wrong secrets, keys and regions", async () => {
    for (const change of [{ secret: "guess" }, { keyId: "OTHER" }, { region: "us-east-1" }]) {
      await expect(s3(change, 3).list()).rejects.toThrow(
        /^127\.0\.0\.1:\d+ answered 403 SignatureDoesNotMatch: /u,
      );
    }
    // A refusal does not pass, so it is not repeated.
    expect(server.refused).toEqual([
      "the signature is wrong",
      "unknown key OTHER",
      expect.stringContaining("wrong scope"),
    ]);
  });

  test("names a bucket that does not exist", async () => {
    await expect(s3({ bucket: "other" }).list()).rejects.toThrow("404 NoSuchBucket: other");
  });

  test("names a host that does not answer", async () => {
    const location = server.location();
    await server.close();
    const storage = new S3Storage(location, { retryDelaysMs: [] });
    await expect(storage.list()).rejects.toThrow(/^127\.0\.0\.1:\d+ cannot be reached: /u);
    server = await S3Server.start();
  });

  test("stores objects below a folder, or in the bucket itself", async () => {
    await s3().write("file", pieces(randomBytes(3)));
    await s3({ prefix: "" }).write("file", pieces(randomBytes(4)));
    expect([...server.objects.keys()]).toEqual(["sofala/file", "file"]);
    expect(await s3({ prefix: "" }).list()).toEqual([{ name: "file", bytes: 4 }]);
  });

  test("is asked again after errors that may pass", async () => {
    const faults = ["cut", "slow-down", "cut", undefined] as const;
    let count = 0;
    server.fault = () => faults[count++ % faults.length];
    const content = randomBytes(3456);
    await s3({}, 3).write("file", pieces(content));
    expect(await readAll(s3({}, 3), "file")).toEqual(content);
    count = 0;
    await expect(s3({}, 2).write("file", pieces(content))).rejects.toThrow("cannot be reached");
  });

  test("continues a download that breaks off", async () => {
    const content = randomBytes(100_000);
    await s3().write("file", [content]);
    let breaks = 4;
    server.fault = (request) => (request.startsWith("GET") && breaks-- > 0 ? "half" : undefined);
    expect(await readAll(s3(), "file")).toEqual(content);
    expect(breaks).toBe(-1);
    server.fault = (request) => (request.startsWith("GET") ? "half" : undefined);
    await expect(readAll(s3(), "file")).rejects.toThrow("file could not be read to its end");
  });

  test.each([
    ["a part", /PUT .*partNumber=2/u, "slow-down", "503 SlowDown"],
    ["putting the parts together", /POST .*uploadId/u, "slow-down", "503 SlowDown"],
    [
      "putting the parts together, in the answer",
      /POST .*uploadId/u,
      "error-in-ok",
      "InternalError",
    ],
  ] as const)("aborts an upload if %s fails", async (_what, request, fault, says) => {
    server.fault = (each) => (request.test(each) ? fault : undefined);
    await expect(s3().write("file", pieces(randomBytes(3456)))).rejects.toThrow(says);
    expect(server.uploads.size).toBe(0);
    expect(server.objects.size).toBe(0);
  });

  test("does not list uploads that a killed program began, and removes them later", async () => {
    for (let count = 0; count < 7; count++) {
      server.uploads.set(`upload-0${count}`, {
        key: `sofala/file-${count}`,
        begun: Date.now() - (count < 5 ? HOUR_MS : 0),
        parts: new Map(),
      });
    }
    server.uploads.set("upload-99", { key: "other/file", begun: 0, parts: new Map() });
    expect(await s3().list()).toEqual([]);
    await s3().removeUnfinished(Date.now() - HOUR_MS / 2);
    expect([...server.uploads.keys()]).toEqual(["upload-05", "upload-06", "upload-99"]);
  });

  test("need not be able to list uploads", async () => {
    server.fault = (request) => (request.includes("?uploads=") ? "not-implemented" : undefined);
    await expect(s3().removeUnfinished(Date.now())).resolves.toBeUndefined();
    server.fault = (request) => (request.includes("?uploads=") ? "slow-down" : undefined);
    await expect(s3().removeUnfinished(Date.now())).rejects.toThrow("SlowDown");
  });
});
