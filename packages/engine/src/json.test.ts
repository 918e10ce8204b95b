import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fault, isObject, jsonPath, isSameJson, prependPath } from "./json.ts";

describe("faults", () => {
  test.each([
    [[], "$"],
    [["seats", 0, "cattle"], "$.seats[0].cattle"],
    [[3, "at"], "$[3].at"],
  ])("%j is written as %s", (path, written) => {
    expect(jsonPath(path)).toBe(written);
  });

  test("can be given the path from the root of the document", () => {
    const inner = fault("expected a cell", "goods", 1);
    expect(prependPath(["moves", 7], inner)).toEqual({
      path: ["moves", 7, "goods", 1],
      reason: "expected a cell",
    });
    expect(inner.path).toEqual(["goods", 1]);
  });
});

test.each([
  [{}, true],
  [{ length: 0 }, true],
  [[], false],
  [null, false],
  ["text", false],
  [undefined, false],
])("isObject(%j) is %s", (value, expected) => {
  expect(isObject(value)).toBe(expected);
});

describe("isSameJson", () => {
  test.each([
    [
      { a: 1, b: [2, { c: "d" }] },
      { b: [2, { c: "d" }], a: 1 },
    ],
    [{ a: 1, b: undefined }, { a: 1 }],
    [[], []],
    [null, null],
  ])("%j is the same as %j", (a, b) => {
    expect(isSameJson(a, b)).toBe(true);
    expect(isSameJson(b, a)).toBe(true);
  });

  test.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1 }, { a: "1" }],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, undefined]],
    [[], {}],
    [{}, null],
    [0, false],
    [{ a: null }, {}],
  ])("%j is not the same as %j", (a, b) => {
    expect(isSameJson(a, b)).toBe(false);
    expect(isSameJson(b, a)).toBe(false);
  });

  test("is true for a value that was written and parsed, in any order of members", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const copy: unknown = JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
          isObject(part) ? Object.fromEntries(Object.entries(part).toReversed()) : part,
        );
        expect(isSameJson(value, copy)).toBe(true);
      }),
      { seed: 1 },
    );
  });
});
