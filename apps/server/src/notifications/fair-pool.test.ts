import { beforeEach, describe, expect, test } from "vitest";
import { FairPool, MAX_RUNNING, SLOW_JOB_MS, SLOW_PERIOD_MS, type Job } from "./fair-pool.ts";

let time = 0;
let pool: FairPool;
/** The keys of the started jobs in order, and a function for each that ends it. */
let started: string[];
let ends: Map<string, () => void>;
beforeEach(() => {
  time = 0;
  pool = new FairPool(() => time);
  started = [];
  ends = new Map();
});

/** A job that runs until the test ends it; by default with its own person and host. */
const job = (key: string, change: Partial<Job> = {}): Job => ({
  key,
  person: key,
  host: key,
  hasFailed: false,
  run() {
    started.push(key);
    const { promise, resolve } = Promise.withResolvers<void>();
    ends.set(key, resolve);
    return promise;
  },
  ...change,
});

const jobs = (count: number, name: string, change: Partial<Job> = {}) =>
  Array.from({ length: count }, (_, n) => job(`${name}${n}`, change));

/** Ends these jobs, or all running ones, and waits until the pool has handled it. */
async function end(...keys: readonly string[]): Promise<void> {
  for (const key of keys.length === 0 ? [...ends.keys()] : keys) {
    ends.get(key)?.();
    ends.delete(key);
  }
  // All promises of the pool are settled by then.
  await new Promise(setImmediate);
}

describe("a fair pool", () => {
  test("starts no more jobs for one person than the limit, and the rest as those end", async () => {
    pool.replaceWaiting([...jobs(5, "ann", { person: "ann" }), job("ben")]);
    expect(started).toEqual(["ann0", "ben", "ann1"]);
    await end("ann1");
    expect(started).toEqual(["ann0", "ben", "ann1", "ann2"]);
  });

  test("starts everybody's first job before anybody's second", () => {
    pool.replaceWaiting([job("ann0", { person: "ann" })]);
    pool.replaceWaiting([
      job("ann1", { person: "ann" }),
      job("ben0", { person: "ben" }),
      job("cleo"),
    ]);
    expect(started).toEqual(["ann0", "ben0", "cleo", "ann1"]);
  });

  test("starts no more jobs at one host than the limit", () => {
    pool.replaceWaiting([
      ...jobs(MAX_RUNNING.perHost + 1, "there", { host: "there" }),
      job("elsewhere"),
    ]);
    expect(started).toHaveLength(MAX_RUNNING.perHost + 1);
    expect(started).toContain("elsewhere");
  });

  test("starts no more jobs than the total limit", async () => {
    pool.replaceWaiting(jobs(MAX_RUNNING.total + 1, "job"));
    expect(started).toHaveLength(MAX_RUNNING.total);
    await end("job7");
    expect(started).toHaveLength(MAX_RUNNING.total + 1);
  });

  test("reserves half of the total for jobs that have not failed", () => {
    pool.replaceWaiting([
      ...jobs(MAX_RUNNING.total, "failing", { hasFailed: true }),
      job("healthy"),
    ]);
    expect(started).toHaveLength(MAX_RUNNING.total / 2 + 1);
    expect(started[0]).toBe("healthy");
  });

  test("reserves half of each host's limit for jobs that have not failed", () => {
    const there = { host: "there" };
    pool.replaceWaiting([
      ...jobs(MAX_RUNNING.perHost, "failing", { ...there, hasFailed: true }),
      job("healthy", there),
    ]);
    expect(started).toHaveLength(MAX_RUNNING.perHost / 2 + 1);
  });

  test("reserves half of the total for people without slow jobs in the last hour", async () => {
    const many = jobs(MAX_RUNNING.total, "job");
    pool.replaceWaiting(many);
    time += SLOW_JOB_MS + 1;
    await end();
    started = [];
    const others = many.map(({ person }) => job(`another of ${person}`, { person }));
    pool.replaceWaiting(others);
    expect(started).toHaveLength(MAX_RUNNING.total / 2);
    pool.replaceWaiting([]);
    await end();
    started = [];
    time += SLOW_PERIOD_MS;
    pool.replaceWaiting(others);
    expect(started).toHaveLength(MAX_RUNNING.total);
  });

  test("runs no job twice at the same time, and drops waiting jobs that were replaced", async () => {
    pool.replaceWaiting([job("one"), ...jobs(3, "ann", { person: "ann" })]);
    pool.replaceWaiting([job("one")]);
    await end();
    expect(started).toEqual(["one", "ann0", "ann1"]);
    await pool.whenIdle();
    pool.replaceWaiting([job("one")]);
    expect(started).toHaveLength(4);
  });

  test("is idle when all waiting jobs have ended", async () => {
    let isIdle = false;
    pool.replaceWaiting(jobs(3, "ann", { person: "ann" }));
    const idle = pool.whenIdle().then(() => {
      isIdle = true;
    });
    await end();
    expect(isIdle).toBe(false);
    await end();
    await idle;
    expect(started).toHaveLength(3);
  });
});
