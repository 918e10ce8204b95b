import { expect, test } from "vitest";
import type { Change, StoredEntry, StoredTable } from "./stored-table.ts";
import { encodeChange, PendingChanges } from "./change-messages.ts";

const entry = (at: number): StoredEntry => ({
  entry: { kind: "resign", seat: 0 },
  at,
  actor: "0",
  key: `key ${at}`,
});
const tableAt = (revision: number) => ({ revision }) as StoredTable;
const LOG = [entry(1), entry(2)];
const CHANGE: Change = {
  now: 3,
  entries: [entry(3)],
  table: { status: "over", clock: undefined, deadline: undefined },
  order: { seat: 1, order: undefined },
};

test("a change is told as it was, with what is gone", () => {
  const tidings = new PendingChanges();
  tidings.add(8, encodeChange([...LOG, entry(3)], 2, CHANGE));
  const told = tidings.next(tableAt(7), LOG);
  expect(told).toStrictEqual(CHANGE);
  const { table } = told as Change;
  expect(Object.keys(table)).toEqual(["status", "clock", "deadline"]);
});

test("what comes too early waits, and what comes twice or late is nothing new", () => {
  const tidings = new PendingChanges();
  const text = encodeChange(LOG, 2, CHANGE);
  for (let times = 0; times < 2; times++) tidings.add(8, text);
  expect(tidings.next(tableAt(6), LOG)).toBeUndefined();
  expect(tidings.hasNewerThan(tableAt(7))).toBe(true);
  expect(tidings.next(tableAt(7), LOG)).toBeDefined();
  expect(tidings.next(tableAt(8), LOG)).toBeUndefined();
  expect(tidings.hasNewerThan(tableAt(8))).toBe(false);
  tidings.add(8, text);
  expect(tidings.next(tableAt(8), LOG)).toBeUndefined();
});

test("what was told of another log shows that one of them is wrong", () => {
  const tidings = new PendingChanges();
  tidings.add(8, encodeChange(LOG, 2, CHANGE));
  expect(tidings.next(tableAt(7), [entry(1)])).toBe("astray");
  expect(tidings.next(tableAt(7), [entry(1), entry(9)])).toBe("astray");
  tidings.clear();
  expect(tidings.next(tableAt(7), LOG)).toBeUndefined();
});

test("what is too long to be told is to be read", () => {
  const tidings = new PendingChanges();
  const order = { seat: 1, order: { words: "ü".repeat(3000) } };
  tidings.add(8, encodeChange(LOG, 2, { ...CHANGE, order }));
  expect(tidings.next(tableAt(7), LOG)).toBeUndefined();
  expect(tidings.hasNewerThan(tableAt(7))).toBe(true);
  tidings.markLoaded();
  expect(tidings.hasNewerThan(tableAt(7))).toBe(false);
});
