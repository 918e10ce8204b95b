import { describe, expect, test } from "vitest";
import { parseJson } from "./parse-json.ts";

describe("JSON from outside", () => {
  test("is parsed with or without a byte order mark", () => {
    expect(parseJson('{"a": [1, -2.5e3, null]}')).toEqual({
      ok: true,
      value: { a: [1, -2500, null] },
    });
    expect(parseJson('\uFEFF{"a": "\\u00e9"}')).toEqual({ ok: true, value: { a: "é" } });
  });

  test.each<[text: string, complaint: string]>([
    ["", "line 1, column 1: expected a value, found the end"],
    ['{"a": 1,}', 'line 1, column 9: expected a name in quotes, found "}"'],
    [
      '{\n  "a": 1\n  "b": 2\n}',
      'line 3, column 3: expected a comma or a closing bracket, found "\\""',
    ],
    ['{"a" 1}', 'line 1, column 6: expected a colon, found "1"'],
    ["[1, 2", "line 1, column 6: expected a comma or a closing bracket, found the end"],
    ["[1, 2}", 'line 1, column 6: expected a comma or a closing bracket, found "}"'],
    ["[01]", 'line 1, column 2: expected a value or ], found "0"'],
    ["{a: 1}", 'line 1, column 2: expected a name in quotes or }, found "a"'],
    ["[] []", 'line 1, column 4: expected nothing more, found "["'],
    ['"tab\there"', 'line 1, column 1: expected a value, found "\\""'],
    ["nul", 'line 1, column 1: expected a value, found "n"'],
    ["[😀]", 'line 1, column 2: expected a value or ], found "😀"'],
  ])("%j is refused at its first flaw", (text, complaint) => {
    expect(parseJson(text)).toEqual({ ok: false, error: complaint });
  });

  test("may have a syntax error a hundred thousand brackets deep", () => {
    expect(parseJson("[".repeat(100_000)).ok).toBe(false);
  });
});
