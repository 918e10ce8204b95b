import { describe, expect, test } from "vitest";
import type { BotRequest } from "./bot-request.ts";
import { JobQueue, type Job } from "./job-queue.ts";

/** A question about a table that somebody opened at an address. */
const jobFor = (table: string, person?: string, source?: string): Job => ({
  request: {
    table,
    ...(person === undefined ? {} : { owner: { person, source } }),
  } as BotRequest,
  queuedAt: 0,
  resolve() {},
});

function queueWith(...errands: readonly Job[]): JobQueue {
  const queue = new JobQueue();
  for (const errand of errands) queue.add(errand);
  return queue;
}

const tableOf = (errand: Job | undefined) => errand?.request.table;
const anyJob = () => true;

function takeAllInOrder(queue: JobQueue): readonly (string | undefined)[] {
  return Array.from({ length: queue.length }, () => tableOf(queue.take(anyJob)));
}

/** Two guests at one address with many tables; Ann, and Ben, whose address is not known, come after them. */
const JOBS = [
  jobFor("a1", "guest a", "10.0.0.1"),
  jobFor("a2", "guest a", "10.0.0.1"),
  jobFor("a3", "guest a", "10.0.0.1"),
  jobFor("b1", "guest b", "10.0.0.1"),
  jobFor("ann", "Ann", "10.0.0.2"),
  jobFor("ben1", "Ben"),
  jobFor("ben2", "Ben"),
];

describe("questions to bots", () => {
  test("of one person are answered in their order, and so are those of nobody known", () => {
    expect(
      takeAllInOrder(queueWith(...["x", "y", "z"].map((table) => jobFor(table, "Ann", "here")))),
    ).toEqual(["x", "y", "z"]);
    expect(takeAllInOrder(queueWith(jobFor("x"), jobFor("y")))).toEqual(["x", "y"]);
  });

  test("take turns by address, and at one address by person", () => {
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

  test("of somebody new come before those of who was answered already", () => {
    const queue = queueWith(...JOBS);
    expect([1, 2, 3].map(() => tableOf(queue.take(anyJob)))).toEqual(["a1", "ann", "ben1"]);
    queue.add(jobFor("ann2", "Ann", "10.0.0.2"));
    queue.add(jobFor("cleo", "Cleo", "10.0.0.3"));
    expect(takeAllInOrder(queue)).toEqual(["cleo", "b1", "ann2", "ben2", "a2", "a3"]);
  });

  test("that do not fit are left", () => {
    const queue = queueWith(...JOBS);
    expect(tableOf(queue.take(({ request }) => request.table === "a3"))).toBe("a3");
    expect(queue.take(() => false)).toBeUndefined();
    expect(queue.length).toBe(JOBS.length - 1);
  });

  test("share the time with other addresses, other people at their own, and their person's own", () => {
    const queue = queueWith(...JOBS);
    expect(["a1", "b1", "ann", "ben1"].map((table) => queue.contention(jobAbout(table)))).toEqual([
      2 + 1 + 3,
      2 + 1 + 1,
      2 + 0 + 1,
      2 + 0 + 2,
    ]);
  });

  test("are taken back, where there are too many, from whoever has most of them", () => {
    const queue = queueWith(...JOBS);
    expect(tableOf(queue.takeExcess(jobFor("cleo", "Cleo")))).toBe("a3");
    expect(tableOf(queue.takeExcess(jobFor("ben3", "Ben")))).toBe("a2");
    // Now each has two.
    expect(queue.takeExcess(jobFor("ben3", "Ben"))).toBeUndefined();
    expect(queue.takeExcess(jobFor("a4", "guest a", "10.0.0.1"))).toBeUndefined();
  });
});

function jobAbout(table: string): Job {
  const found = JOBS.find(({ request }) => request.table === table);
  if (found === undefined) throw new Error(`no ${table}`);
  return found;
}
