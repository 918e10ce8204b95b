import { describe, expect, test } from "vitest";
import type { BotRequest } from "./bot-request.ts";
import { JobQueue, type Job } from "./job-queue.ts";

/** A job for a table that a person created from an address. */
const jobFor = (table: string, person?: string, clientAddress?: string): Job => ({
  request: {
    table,
    ...(person === undefined ? {} : { owner: { person, clientAddress } }),
  } as BotRequest,
  queuedAt: 0,
  resolve() {},
});

function queueWith(...jobs: readonly Job[]): JobQueue {
  const queue = new JobQueue();
  for (const job of jobs) queue.add(job);
  return queue;
}

const tableOf = (job: Job | undefined) => job?.request.table;
const anyJob = () => true;

function takeAllInOrder(queue: JobQueue): readonly (string | undefined)[] {
  return Array.from({ length: queue.length }, () => tableOf(queue.take(anyJob)));
}

/** Two guests at one address with many tables, then Ann, then Ben, whose address is unknown. */
const JOBS = [
  jobFor("a1", "guest a", "10.0.0.1"),
  jobFor("a2", "guest a", "10.0.0.1"),
  jobFor("a3", "guest a", "10.0.0.1"),
  jobFor("b1", "guest b", "10.0.0.1"),
  jobFor("ann", "Ann", "10.0.0.2"),
  jobFor("ben1", "Ben"),
  jobFor("ben2", "Ben"),
];

describe("a queue of bot jobs", () => {
  test("keeps the order of one person's jobs, and of jobs without an owner", () => {
    expect(
      takeAllInOrder(queueWith(...["x", "y", "z"].map((table) => jobFor(table, "Ann", "here")))),
    ).toEqual(["x", "y", "z"]);
    expect(takeAllInOrder(queueWith(jobFor("x"), jobFor("y")))).toEqual(["x", "y"]);
  });

  test("takes turns between addresses, and between the people at one address", () => {
    expect(takeAllInOrder(queueWith(...JOBS))).toEqual([
      "a1",
      "ann",
      "ben1",
      "b1",
      "ben2",
      "a2",
      "a3",
    ]);
  });

  test("serves a new person before those who had a turn already", () => {
    const queue = queueWith(...JOBS);
    expect([1, 2, 3].map(() => tableOf(queue.take(anyJob)))).toEqual(["a1", "ann", "ben1"]);
    queue.add(jobFor("ann2", "Ann", "10.0.0.2"));
    queue.add(jobFor("cleo", "Cleo", "10.0.0.3"));
    expect(takeAllInOrder(queue)).toEqual(["cleo", "b1", "ann2", "ben2", "a2", "a3"]);
  });

  test("leaves jobs that do not fit", () => {
    const queue = queueWith(...JOBS);
    expect(tableOf(queue.take(({ request }) => request.table === "a3"))).toBe("a3");
    expect(queue.take(() => false)).toBeUndefined();
    expect(queue.length).toBe(JOBS.length - 1);
  });

  test("counts as contention other addresses, other people at the same address, and the person's own jobs", () => {
    const queue = queueWith(...JOBS);
    expect(["a1", "b1", "ann", "ben1"].map((table) => queue.contention(knownJob(table)))).toEqual([
      2 + 1 + 3,
      2 + 1 + 1,
      2 + 0 + 1,
      2 + 0 + 2,
    ]);
  });

  test("takes excess jobs from the person who has the most", () => {
    const queue = queueWith(...JOBS);
    expect(tableOf(queue.takeExcess(jobFor("cleo", "Cleo")))).toBe("a3");
    expect(tableOf(queue.takeExcess(jobFor("ben3", "Ben")))).toBe("a2");
    // Both addresses have two jobs now.
    expect(queue.takeExcess(jobFor("ben3", "Ben"))).toBeUndefined();
    expect(queue.takeExcess(jobFor("a4", "guest a", "10.0.0.1"))).toBeUndefined();
  });
});

function knownJob(table: string): Job {
  const found = JOBS.find(({ request }) => request.table === table);
  if (found === undefined) throw new Error(`no ${table}`);
  return found;
}
