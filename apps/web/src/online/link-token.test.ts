import { expect, test } from "vitest";
import { linkToken } from "./link-token.ts";

test.each([
  ["token=abc", "abc"],
  ["slip=abc", "abc"],
  ["token=new&slip=old", "new"],
  ["", ""],
])("the token of ?%s is %j", (query, token) => {
  expect(linkToken(new URLSearchParams(query))).toBe(token);
});
