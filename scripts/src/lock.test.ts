import { spawn, spawnSync } from "node:child_process";
import { lutimesSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withLock } from "./lock.mjs";

let folder = "";
const lock = () => join(folder, "lock");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sofala-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

test("one at a time, and nothing is left behind", async () => {
  let working = 0;
  const work = async () => {
    working += 1;
    expect(working).toBe(1);
    await Promise.resolve();
    working -= 1;
  };
  await Promise.all([withLock(lock(), work), withLock(lock(), work), withLock(lock(), work)]);
  expect(readdirSync(folder)).toEqual([]);
});

test("work that fails releases the lock", async () => {
  const fails = () => withLock(lock(), () => Promise.reject(new Error("no")));
  await expect(fails()).rejects.toThrow("no");
  expect(readdirSync(folder)).toEqual([]);
});

test("the lock of a dead process is removed", async () => {
  symlinkSync(String(spawnSync("true").pid), lock());
  const waiting = vi.fn<() => void>();
  expect(await withLock(lock(), () => Promise.resolve("done"), waiting)).toBe("done");
  expect(waiting).not.toHaveBeenCalled();
  expect(readdirSync(folder)).toEqual([]);
});

test("the lock of a dead process stays while its helper process runs", async () => {
  const helper = spawn("sleep", ["60"]);
  symlinkSync(`${spawnSync("true").pid},${helper.pid}`, lock());
  await withLock(
    lock(),
    () => Promise.resolve(),
    () => helper.kill(),
  );
  expect(helper.killed).toBe(true);
});

test("a lock that is too old is removed", async () => {
  symlinkSync(String(process.pid), lock());
  const anHourAgo = Date.now() / 1000 - 3600;
  lutimesSync(lock(), anHourAgo, anHourAgo);
  expect(await withLock(lock(), () => Promise.resolve("done"))).toBe("done");
});

test("helper processes are recorded in the lock", async () => {
  const holders = await withLock(lock(), async (joins) => {
    joins(42);
    return readlinkSync(lock());
  });
  expect(holders).toBe(`${process.pid},42`);
});
