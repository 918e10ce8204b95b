import { expect, test } from "vitest";
import { SlowReaders } from "./slow-readers.ts";

/** Checks readers with these tables and unread bytes; returns the bytes of the disconnected ones, in order. */
function disconnected(
  ...readers: readonly (readonly [table: string | undefined, bytes: number])[]
) {
  const closed: number[] = [];
  const all = new SlowReaders({ perTable: 100, total: 150 });
  for (const [table, bytes] of readers) {
    const disconnect = () => void closed.push(bytes);
    all.add({
      ...(table === undefined ? {} : { table }),
      pendingBytes: () => bytes,
      disconnect,
    });
  }
  all.check();
  return closed;
}

test("within the limits nobody is disconnected", () => {
  expect(disconnected(["a", 60], ["a", 40], ["b", 50], ["c", 0])).toEqual([]);
});

test("at a table over its limit, the slowest readers are disconnected until it is below the limit", () => {
  expect(disconnected(["a", 10], ["a", 70], ["a", 30], ["b", 20])).toEqual([70]);
  expect(disconnected(["a", 101])).toEqual([101]);
});

test("over the total limit, the slowest readers of all are disconnected", () => {
  expect(disconnected(["a", 90], ["b", 80], ["c", 30], [undefined, 40])).toEqual([90]);
  expect(disconnected([undefined, 151], ["a", 1])).toEqual([151]);
});

test("a removed reader is no longer checked", () => {
  const all = new SlowReaders({ perTable: 100, total: 100 });
  const remove = all.add({ pendingBytes: () => 101, disconnect: () => expect.unreachable() });
  remove();
  all.check();
});
