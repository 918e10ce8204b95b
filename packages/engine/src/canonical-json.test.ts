import * as fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson } from "./canonical-json.ts";

test.each<[why: string, value: unknown, text: string]>([
  ["members sorted by name", { b: 1, a: [{ d: 2, c: null }] }, '{"a":[{"c":null,"d":2}],"b":1}'],
  ["names that look like numbers sorted as text", { "9": 1, "10": 2 }, '{"10":2,"9":1}'],
  ["no member that is undefined", { a: undefined, b: [undefined] }, '{"b":[null]}'],
  [
    "a member named __proto__",
    JSON.parse('{"a":1,"__proto__":{"b":2}}'),
    '{"__proto__":{"b":2},"a":1}',
  ],
  ["texts that need escapes", { "é\n": '"\u2028' }, '{"é\\n":"\\"\u2028"}'],
])("has %s", (_why, value, text) => {
  expect(canonicalJson(value)).toBe(text);
});

test("canonical JSON parses to the same value, and its canonical form is itself", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJson(JSON.parse(text))).toBe(text);
    }),
    { seed: 1 },
  );
});
