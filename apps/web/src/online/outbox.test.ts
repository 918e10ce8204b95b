import { afterEach, expect, test, vi } from "vitest";
import { outboxOf } from "./outbox.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("each seat at each table has what was not answered there", () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  const commands = ['{"do":"move","id":1}', '{"do":"move","id":2}'];
  let seat = 0;
  const at = (table: string) => outboxOf(table, () => seat);
  const outbox = at("a");
  outbox.write(commands);
  expect(at("a").read()).toEqual(commands);
  expect(at("b").read()).toEqual([]);
  seat = 1;
  expect(outbox.read()).toEqual([]);
  seat = 0;
  outbox.write([]);
  expect(stored.size).toBe(0);
});

test.each(["nonsense", "[1]", '["nonsense"]', '["{}"]'])("%s is no outbox", (text) => {
  vi.stubGlobal("sessionStorage", { getItem: () => text });
  expect(outboxOf("a", () => 0).read()).toEqual([]);
});

test("a browser that stores nothing has an empty outbox", () => {
  vi.stubGlobal("sessionStorage", undefined);
  outboxOf("a", () => 0).write(["one"]);
  expect(outboxOf("a", () => 0).read()).toEqual([]);
});
