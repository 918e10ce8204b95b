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

test("a change is decoded as it was encoded, with the fields that become absent", () => {
  const pending = new PendingChanges();
  pending.add(8, encodeChange([...LOG, entry(3)], 2, CHANGE));
  const decoded = pending.next(tableAt(7), LOG);
  expect(decoded).toStrictEqual(CHANGE);
  const { table } = decoded as Change;
  expect(Object.keys(table)).toEqual(["status", "clock", "deadline"]);
});

test("a change that comes too early waits, and one that comes twice or late is ignored", () => {
  const pending = new PendingChanges();
  const text = encodeChange(LOG, 2, CHANGE);
  pending.add(8, text);
  pending.add(8, text);
  expect(pending.next(tableAt(6), LOG)).toBeUndefined();
  expect(pending.hasNewerThan(tableAt(7))).toBe(true);
  expect(pending.next(tableAt(7), LOG)).toBeDefined();
  expect(pending.next(tableAt(8), LOG)).toBeUndefined();
  expect(pending.hasNewerThan(tableAt(8))).toBe(false);
  pending.add(8, text);
  expect(pending.next(tableAt(8), LOG)).toBeUndefined();
});

test("a change that was made to another log is diverged", () => {
  const pending = new PendingChanges();
  pending.add(8, encodeChange(LOG, 2, CHANGE));
  expect(pending.next(tableAt(7), [entry(1)])).toBe("diverged");
  expect(pending.next(tableAt(7), [entry(1), entry(9)])).toBe("diverged");
  pending.clear();
  expect(pending.next(tableAt(7), LOG)).toBeUndefined();
});

test("a change that is too long for a message has to be loaded", () => {
  const pending = new PendingChanges();
  const order = { seat: 1, order: { text: "ü".repeat(3000) } };
  pending.add(8, encodeChange(LOG, 2, { ...CHANGE, order }));
  expect(pending.next(tableAt(7), LOG)).toBeUndefined();
  expect(pending.hasNewerThan(tableAt(7))).toBe(true);
  pending.forgetNewestRevision();
  expect(pending.hasNewerThan(tableAt(7))).toBe(false);
});
