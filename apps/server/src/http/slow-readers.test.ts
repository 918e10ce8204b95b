import { expect, test } from "vitest";
import { SlowReaders } from "./slow-readers.ts";

/** Readers for whom so many bytes wait at their tables; who is cut off, in this order. */
function disconnected(
  ...readers: readonly (readonly [table: string | undefined, bytes: number])[]
) {
  const gone: number[] = [];
  const all = new SlowReaders({ perTable: 100, total: 150 });
  for (const [table, bytes] of readers) {
    const cut = () => void gone.push(bytes);
    all.add({
      ...(table === undefined ? {} : { table }),
      pendingBytes: () => bytes,
      disconnect: cut,
    });
  }
  all.check();
  return gone;
}

test("nobody is cut off while no more waits than may", () => {
  expect(disconnected(["a", 60], ["a", 40], ["b", 50], ["c", 0])).toEqual([]);
});

test("at a table for which too much waits, the slowest are cut off until it is less", () => {
  expect(disconnected(["a", 10], ["a", 70], ["a", 30], ["b", 20])).toEqual([70]);
  expect(disconnected(["a", 101])).toEqual([101]);
});

test("where too much waits in all, the slowest of all are cut off", () => {
  expect(disconnected(["a", 90], ["b", 80], ["c", 30], [undefined, 40])).toEqual([90]);
  expect(disconnected([undefined, 151], ["a", 1])).toEqual([151]);
});

test("who has left is not looked at any more", () => {
  const all = new SlowReaders({ perTable: 100, total: 100 });
  const leave = all.add({ pendingBytes: () => 101, disconnect: () => expect.unreachable() });
  leave();
  all.check();
});
