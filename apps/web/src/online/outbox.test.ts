import { afterEach, expect, test, vi } from "vitest";
import { outboxOf } from "./outbox.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("each table has what was not answered there", () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  outboxOf("a").write(["one", "two"]);
  expect(outboxOf("a").read()).toEqual(["one", "two"]);
  expect(outboxOf("b").read()).toEqual([]);
  outboxOf("a").write([]);
  expect(stored.size).toBe(0);
});

test("a browser that stores nothing has an empty outbox", () => {
  vi.stubGlobal("sessionStorage", undefined);
  outboxOf("a").write(["one"]);
  expect(outboxOf("a").read()).toEqual([]);
});
