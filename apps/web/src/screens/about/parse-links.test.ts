import { expect, test } from "vitest";
import { linked } from "./parse-links.ts";

test("links stand between words", () => {
  expect(linked("by [us](https://example.org/), and others")).toEqual([
    { text: "by " },
    { text: "us", address: "https://example.org/" },
    { text: ", and others" },
  ]);
  expect(linked("[us](javascript:alert)")).toEqual([{ text: "[us](javascript:alert)" }]);
});
