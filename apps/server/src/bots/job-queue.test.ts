import { describe, expect, test } from "vitest";
import type { Question } from "./bot-request.ts";
import { Queue, type Errand } from "./job-queue.ts";

/** A question about a table that somebody opened at an address. */
const about = (table: string, person?: string, source?: string): Errand => ({
  question: {
    table,
    ...(person === undefined ? {} : { opener: { person, source } }),
  } as Question,
  since: 0,
  resolve() {},
});

function filled(...errands: readonly Errand[]): Queue {
  const queue = new Queue();
  for (const errand of errands) queue.add(errand);
  return queue;
}

const tableOf = (errand: Errand | undefined) => errand?.question.table;
const everything = () => true;

function order(queue: Queue): readonly (string | undefined)[] {
  return Array.from({ length: queue.length }, () => tableOf(queue.take(everything)));
}

/** Two guests at one address with many tables; Ann, and Ben, whose address is not known, come after them. */
const CROWD = [
  about("a1", "guest a", "10.0.0.1"),
  about("a2", "guest a", "10.0.0.1"),
  about("a3", "guest a", "10.0.0.1"),
  about("b1", "guest b", "10.0.0.1"),
  about("ann", "Ann", "10.0.0.2"),
  about("ben1", "Ben"),
  about("ben2", "Ben"),
];

describe("questions to bots", () => {
  test("of one person are answered in their order, and so are those of nobody known", () => {
    expect(order(filled(...["x", "y", "z"].map((table) => about(table, "Ann", "here"))))).toEqual([
      "x",
      "y",
      "z",
    ]);
    expect(order(filled(about("x"), about("y")))).toEqual(["x", "y"]);
  });

  test("take turns by address, and at one address by person", () => {
    expect(order(filled(...CROWD))).toEqual(["a1", "ann", "ben1", "b1", "ben2", "a2", "a3"]);
  });

  test("of somebody new come before those of who was answered already", () => {
    const queue = filled(...CROWD);
    expect([1, 2, 3].map(() => tableOf(queue.take(everything)))).toEqual(["a1", "ann", "ben1"]);
    queue.add(about("ann2", "Ann", "10.0.0.2"));
    queue.add(about("cleo", "Cleo", "10.0.0.3"));
    expect(order(queue)).toEqual(["cleo", "b1", "ann2", "ben2", "a2", "a3"]);
  });

  test("that do not fit are left", () => {
    const queue = filled(...CROWD);
    expect(tableOf(queue.take(({ question }) => question.table === "a3"))).toBe("a3");
    expect(queue.take(() => false)).toBeUndefined();
    expect(queue.length).toBe(CROWD.length - 1);
  });

  test("share the time with other addresses, other people at their own, and their person's own", () => {
    const queue = filled(...CROWD);
    expect(["a1", "b1", "ann", "ben1"].map((table) => queue.crowd(errandAbout(table)))).toEqual([
      2 + 1 + 3,
      2 + 1 + 1,
      2 + 0 + 1,
      2 + 0 + 2,
    ]);
  });

  test("are taken back, where there are too many, from whoever has most of them", () => {
    const queue = filled(...CROWD);
    expect(tableOf(queue.takeExcess(about("cleo", "Cleo")))).toBe("a3");
    expect(tableOf(queue.takeExcess(about("ben3", "Ben")))).toBe("a2");
    // Now each has two.
    expect(queue.takeExcess(about("ben3", "Ben"))).toBeUndefined();
    expect(queue.takeExcess(about("a4", "guest a", "10.0.0.1"))).toBeUndefined();
  });
});

function errandAbout(table: string): Errand {
  const found = CROWD.find(({ question }) => question.table === table);
  if (found === undefined) throw new Error(`no ${table}`);
  return found;
}
