import { beforeEach, describe, expect, test } from "vitest";
import { FairPool, LIMITS, SLOW, SLOW_FOR, type Job } from "./fair-pool.ts";

let time = 0;
let pool: FairPool;
/** The jobs that were started, in order, and how to end each. */
let started: string[];
let ends: Map<string, () => void>;
beforeEach(() => {
  time = 0;
  pool = new FairPool(() => time);
  started = [];
  ends = new Map();
});

/** A job that ends when a test says so; by itself at a host and for a person of its own. */
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

/** Ends these jobs, or all that run, and lets the pool go on. */
async function end(...keys: readonly string[]): Promise<void> {
  for (const key of keys.length === 0 ? [...ends.keys()] : keys) {
    ends.get(key)?.();
    ends.delete(key);
  }
  // The pool notices by promises alone, which are settled by then.
  await new Promise(setImmediate);
}

describe("a pool", () => {
  test("starts no more for one person than their share, and the rest as those end", async () => {
    pool.offer([...jobs(5, "ann", { person: "ann" }), job("ben")]);
    expect(started).toEqual(["ann0", "ben", "ann1"]);
    await end("ann1");
    expect(started).toEqual(["ann0", "ben", "ann1", "ann2"]);
  });

  test("starts nobody's second job before everybody's first", () => {
    pool.offer([job("ann0", { person: "ann" })]);
    pool.offer([job("ann1", { person: "ann" }), job("ben0", { person: "ben" }), job("cleo")]);
    expect(started).toEqual(["ann0", "ben0", "cleo", "ann1"]);
  });

  test("starts no more at one host than its share", () => {
    pool.offer([...jobs(LIMITS.host + 1, "there", { host: "there" }), job("elsewhere")]);
    expect(started).toHaveLength(LIMITS.host + 1);
    expect(started).toContain("elsewhere");
  });

  test("starts no more than its size", async () => {
    pool.offer(jobs(LIMITS.all + 1, "job"));
    expect(started).toHaveLength(LIMITS.all);
    await end("job7");
    expect(started).toHaveLength(LIMITS.all + 1);
  });

  test("keeps half of itself free of jobs that failed", () => {
    pool.offer([...jobs(LIMITS.all, "ill", { hasFailed: true }), job("well")]);
    expect(started).toHaveLength(LIMITS.all / 2 + 1);
    expect(started[0]).toBe("well");
  });

  test("keeps half of each host's share free of jobs that failed", () => {
    const there = { host: "there" };
    pool.offer([...jobs(LIMITS.host, "ill", { ...there, hasFailed: true }), job("well", there)]);
    expect(started).toHaveLength(LIMITS.host / 2 + 1);
  });

  test("keeps half of itself free of people whose jobs were slow, for a while", async () => {
    const many = jobs(LIMITS.all, "job");
    pool.offer(many);
    time += SLOW + 1;
    await end();
    started = [];
    const others = many.map(({ person }) => job(`another of ${person}`, { person }));
    pool.offer(others);
    expect(started).toHaveLength(LIMITS.all / 2);
    pool.offer([]);
    await end();
    started = [];
    time += SLOW_FOR;
    pool.offer(others);
    expect(started).toHaveLength(LIMITS.all);
  });

  test("runs no job twice at the same time, and drops what is not offered again", async () => {
    pool.offer([job("one"), ...jobs(3, "ann", { person: "ann" })]);
    pool.offer([job("one")]);
    await end();
    expect(started).toEqual(["one", "ann0", "ann1"]);
    await pool.idle();
    pool.offer([job("one")]);
    expect(started).toHaveLength(4);
  });

  test("is idle when all that waited has ended", async () => {
    let isIdle = false;
    pool.offer(jobs(3, "ann", { person: "ann" }));
    const idle = pool.idle().then(() => {
      isIdle = true;
    });
    await end();
    expect(isIdle).toBe(false);
    await end();
    await idle;
    expect(started).toHaveLength(3);
  });
});
