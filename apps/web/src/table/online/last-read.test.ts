import { beforeEach, expect, test, vi } from "vitest";
import { keepReadMark, readMark } from "./last-read.ts";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
beforeEach(() => kept.clear());

test("each table has its own mark; rubbish is none", () => {
  keepReadMark("one", 3);
  keepReadMark("two", 5);
  expect([readMark("one"), readMark("two"), readMark("three")]).toEqual([3, 5, 0]);
  for (const rubbish of ["[]", "{", '{"one":"x"}']) {
    kept.set("sofala-chat-read", rubbish);
    expect(readMark("one")).toBe(0);
  }
});

test("tables that were not looked at for long are forgotten", () => {
  for (let table = 0; table < 50; table++) keepReadMark(`table-${table}`, 1);
  expect(readMark("table-0")).toBe(0);
  expect(readMark("table-20")).toBe(1);
  expect(Object.keys(JSON.parse(kept.get("sofala-chat-read") ?? ""))).toHaveLength(40);
});
