import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { faultsInHistory } from "../trials/history/check-history.ts";
import {
  lengthOf,
  type OperationOutcome,
  type History,
  type StoredEntry,
  type Operation,
  type Reading,
} from "../trials/history/history.ts";

interface Told extends History {
  readonly log: readonly StoredEntry[];
}

const codesIn = ({ log, ...history }: Told): ReadonlySet<string> =>
  new Set(faultsInHistory(new Map([["t", log]]), history).map(({ code }) => code));

const storedEntry = (seq: number, key: string | null = `k${seq}`): StoredEntry => ({
  seq,
  actor: key === null ? "bot" : "0",
  key,
  mark: `mark of ${key}`,
});

/** An operation that was sent at one time and acknowledged at another. */
const done = (seq: number, sentAt: number, at: number): Operation => ({
  table: "t",
  seat: 0,
  key: `k${seq}`,
  sentAt,
  end: { kind: "done", at, seq },
});

const read = (length: number, sentAt: number, ended: number, reader = "Ann"): Reading => ({
  table: "t",
  reader,
  sentAt,
  ended,
  from: 0,
  marks: Array.from({ length }, (_, seq) => storedEntry(seq).mark),
});

/** Three moves in sequence, with reads between and after them. */
const plain: Told = {
  log: [storedEntry(0), storedEntry(1), storedEntry(2)],
  operations: [done(0, 0, 10), done(1, 20, 30), done(2, 40, 50)],
  readings: [read(1, 12, 18), read(3, 60, 70)],
};

describe("a wrong history is detected", () => {
  test("but not a correct one", () => {
    expect(codesIn(plain)).toEqual(new Set());
  });

  test("if an acknowledged move is lost", () => {
    expect(codesIn({ ...plain, log: plain.log.slice(0, 2), readings: [] })).toEqual(
      new Set(["ack/missing"]),
    );
  });

  test("if the last moves are lost after somebody read them", () => {
    const operations = [
      done(0, 0, 10),
      done(1, 20, 30),
      ended(done(2, 40, 50), { kind: "unknown" }),
    ];
    expect(codesIn({ ...plain, operations, log: plain.log.slice(0, 2) })).toEqual(
      new Set(["read/not-prefix"]),
    );
  });

  test("if a move is stored twice, acknowledged or not", () => {
    const log = [...plain.log, { ...storedEntry(1), seq: 3 }];
    expect(codesIn({ ...plain, log })).toContain("key/twice");
    const operations = plain.operations.map((each) => ended(each, { kind: "unknown" }));
    expect(codesIn({ log, operations, readings: [] })).toEqual(new Set(["key/twice"]));
  });

  test("if two moves are swapped, even if all readers saw them so", () => {
    const log = [storedEntry(0), { ...storedEntry(2), seq: 1 }, { ...storedEntry(1), seq: 2 }];
    expect(codesIn({ ...plain, log, readings: [] })).toEqual(
      new Set(["ack/elsewhere", "order/reversed"]),
    );
    const operations = plain.operations.map((each) => {
      const seq = log.find(({ key }) => key === each.key)?.seq ?? 0;
      return { ...each, end: { ...each.end, seq } as OperationOutcome };
    });
    expect(codesIn({ log, operations, readings: [] })).toEqual(new Set(["order/reversed"]));
  });

  test("if a read is stale, early, or shorter than before", () => {
    const reading = (...readings: Reading[]) => codesIn({ ...plain, readings });
    expect(reading(read(1, 31, 39))).toEqual(new Set(["read/stale"]));
    expect(reading(read(1, 30, 39))).toEqual(new Set());
    expect(reading(read(2, 5, 19))).toEqual(new Set(["read/too-soon"]));
    const { sentAt: _, ...news } = read(1, 0, 80);
    expect(reading(news)).toEqual(new Set());
    expect(reading(read(3, 45, 70), news)).toEqual(new Set(["read/backwards"]));
    expect(reading(read(3, 45, 70), { ...news, reader: "Ben" })).toEqual(new Set());
  });

  test("if a read has entries that never existed", () => {
    const other = { ...read(2, 60, 70), marks: ["mark of k0", "another"] };
    expect(codesIn({ ...plain, readings: [other] })).toEqual(new Set(["read/not-prefix"]));
    const bit = { ...other, from: 1, marks: ["mark of k1", "another"] };
    expect(codesIn({ ...plain, readings: [bit] })).toEqual(new Set(["read/not-prefix"]));
  });

  test("if the log has refused or unsent moves", () => {
    const operations = [
      done(0, 0, 10),
      done(1, 20, 30),
      ended(done(2, 40, 50), { kind: "refused", at: 50 }),
    ];
    expect(codesIn({ ...plain, operations })).toEqual(new Set(["key/refused"]));
    expect(codesIn({ ...plain, operations: operations.slice(0, 2) })).toEqual(
      new Set(["key/unknown"]),
    );
  });

  test("if an entry is missing", () => {
    const log = [storedEntry(0), { ...storedEntry(2), seq: 2 }];
    const operations = [done(0, 0, 10), done(2, 40, 50)];
    expect(codesIn({ log, operations, readings: [] })).toContain("log/gap");
  });
});

const ended = (operation: Operation, end: OperationOutcome): Operation => ({ ...operation, end });

/** An operation that takes effect between its start and its end. */
const action = fc.record({
  kind: fc.constantFrom("move", "move", "lost answer", "refused", "vain", "bot", "read", "news"),
  before: fc.integer({ min: 0, max: 30 }),
  after: fc.integer({ min: 0, max: 30 }),
});

/** A table that executes concurrent operations one after the other. */
function honest(actions: readonly { kind: string; before: number; after: number }[]): Told {
  const log: StoredEntry[] = [];
  const operations: Operation[] = [];
  const readings: Reading[] = [];
  for (const [n, { kind, before, after }] of actions.entries()) {
    const [sentAt, at] = [n * 10 - before, n * 10 + after];
    const send = (end: OperationOutcome) =>
      operations.push({ table: "t", seat: 0, key: `k${n}`, sentAt, end });
    if (kind === "move") send({ kind: "done", at, seq: log.length });
    if (kind === "lost answer" || kind === "vain") send({ kind: "unknown" });
    if (kind === "refused") send({ kind, at });
    if (kind === "move" || kind === "lost answer") log.push(storedEntry(log.length, `k${n}`));
    if (kind === "bot") log.push(storedEntry(log.length, null));
    const marks = log.map(({ mark }) => mark);
    const reading = { table: "t", reader: `reader ${n}`, ended: at, from: 0, marks };
    if (kind === "read") readings.push({ ...reading, sentAt });
    if (kind === "news") readings.push(reading);
  }
  return { log, operations, readings };
}

const histories = fc.array(action, { maxLength: 40 }).map(honest);

describe("random histories", () => {
  test("of a sequential table are accepted", () => {
    fc.assert(
      fc.property(histories, (received) => {
        expect(codesIn(received)).toEqual(new Set());
      }),
      { seed: 1 },
    );
  });

  test("are rejected if an acknowledged move is lost or doubled", () => {
    fc.assert(
      fc.property(histories, fc.nat(), (received, chosen) => {
        const acknowledged = received.operations.filter(({ end }) => end.kind === "done");
        const victim = acknowledged[chosen % Math.max(1, acknowledged.length)];
        fc.pre(victim !== undefined);
        const renumbered = (log: readonly StoredEntry[]) =>
          log.map((each, seq) => ({ ...each, seq }));
        const lost = renumbered(received.log.filter(({ key }) => key !== victim.key));
        expect(codesIn({ ...received, log: lost })).toContain("ack/missing");
        const twice = renumbered([
          ...received.log,
          ...received.log.filter(({ key }) => key === victim.key),
        ]);
        expect(codesIn({ ...received, log: twice })).toContain("key/twice");
      }),
      { seed: 2 },
    );
  });

  test("are accepted exactly if a brute-force search finds an order", () => {
    const times = fc.tuple(fc.nat(9), fc.nat(9)).map((both) => both.toSorted((a, b) => a - b));
    const some = fc.record({
      moves: fc.array(times, { maxLength: 3 }),
      reads: fc.array(fc.tuple(fc.nat(3), times), { maxLength: 2 }),
    });
    fc.assert(
      fc.property(some, ({ moves, reads }) => {
        const received: Told = {
          log: moves.map((_, seq) => storedEntry(seq)),
          operations: moves.map(([from = 0, to = 0], seq) => done(seq, from, to)),
          readings: reads.map(([length, [from = 0, to = 0]], n) =>
            read(Math.min(length, moves.length), from, to, `reader ${n}`),
          ),
        };
        expect(codesIn(received).size === 0).toBe(hasAnOrder(received));
      }),
      { seed: 3, numRuns: 500 },
    );
  });
});

type Step = Operation | Reading;

/** Brute force: true if some order of the operations fits the reads, the log and the clock. */
function hasAnOrder({ operations, readings }: Told): boolean {
  const isRead = (step: Step): step is Reading => "reader" in step;
  const begins = (step: Step) => step.sentAt ?? -Infinity;
  const ends = (step: Step) =>
    isRead(step) ? step.ended : step.end.kind === "done" ? step.end.at : Infinity;
  const goesOn = (length: number, left: readonly Step[]): boolean =>
    left.length === 0 ||
    left.some((step) => {
      const others = left.filter((other) => other !== step);
      if (others.some((other) => ends(other) < begins(step))) return false;
      if (isRead(step)) return lengthOf(step) === length && goesOn(length, others);
      return step.key === `k${length}` && goesOn(length + 1, others);
    });
  return goesOn(0, [...operations, ...readings]);
}
