import { beforeEach, expect, test, vi } from "vitest";
import { storeLastRead, lastReadMessage } from "./last-read.ts";

const storage = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
});
beforeEach(() => storage.clear());

test("each table has its own number; invalid data counts as none", () => {
  storeLastRead("one", 3);
  storeLastRead("two", 5);
  expect([lastReadMessage("one"), lastReadMessage("two"), lastReadMessage("three")]).toEqual([
    3, 5, 0,
  ]);
  for (const rubbish of ["[]", "{", '{"one":"x"}']) {
    storage.set("sofala-chat-read", rubbish);
    expect(lastReadMessage("one")).toBe(0);
  }
});

test("tables that were not opened for long are forgotten", () => {
  for (let table = 0; table < 50; table++) storeLastRead(`table-${table}`, 1);
  expect(lastReadMessage("table-0")).toBe(0);
  expect(lastReadMessage("table-20")).toBe(1);
  expect(Object.keys(JSON.parse(storage.get("sofala-chat-read") ?? ""))).toHaveLength(40);
});
