import { expect, test } from "vitest";
import { parseLinks } from "./parse-links.ts";

test("links are parts of the text", () => {
  expect(parseLinks("by [us](https://example.org/), and others")).toEqual([
    { text: "by " },
    { text: "us", url: "https://example.org/" },
    { text: ", and others" },
  ]);
  expect(parseLinks("[us](javascript:alert)")).toEqual([{ text: "[us](javascript:alert)" }]);
});
