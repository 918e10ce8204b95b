import { parseWith } from "@sofala/engine";
import { COMMANDS } from "@sofala/protocol";
import { afterEach, expect, test, vi } from "vitest";
import { sessionOutbox } from "./outbox.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("every seat of every table has its own outbox", () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  const commands = ['{"command":"move","id":1}', '{"command":"move","id":2}'];
  let seat = 0;
  const at = (table: string) => sessionOutbox(table, () => seat);
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

test.each([
  ["move", '{"do":"move","id":1,"key":"a","move":{"kind":"x"}}', { move: { kind: "x" } }],
  ["undo", '{"do":"undo","id":1,"key":"a","to":3}', { to: 3 }],
  ["resign", '{"do":"resign","id":1,"key":"a"}', {}],
  ["hand-over", '{"do":"hand-over","id":1,"key":"a"}', {}],
  ["reclaim-seat", '{"do":"return","id":1,"key":"a"}', {}],
  ["chat", '{"do":"say","id":1,"key":"a","words":"Hello"}', { text: "Hello" }],
  ["chat", '{"do":"say","id":1,"key":"a","phrase":"thanks"}', { phrase: "thanks" }],
] as const)(
  "a command of an older app is read as %s, which the server accepts",
  (command, stored, body) => {
    vi.stubGlobal("sessionStorage", { getItem: () => JSON.stringify([stored]) });
    const [text = ""] = sessionOutbox("a", () => 0).read();
    expect(JSON.parse(text)).toEqual({ command, id: 1, key: "a", ...body });
    expect(parseWith<object>(COMMANDS[command], { key: "a", ...body }).ok).toBe(true);
  },
);

test.each(["nonsense", "[1]", '["nonsense"]', '["{}"]', '["{\\"id\\":1}"]', '["null"]'])(
  "%s is no outbox",
  (text) => {
    vi.stubGlobal("sessionStorage", { getItem: () => text });
    expect(sessionOutbox("a", () => 0).read()).toEqual([]);
  },
);

test("a browser without storage has an empty outbox", () => {
  vi.stubGlobal("sessionStorage", undefined);
  sessionOutbox("a", () => 0).write(["one"]);
  expect(sessionOutbox("a", () => 0).read()).toEqual([]);
});
