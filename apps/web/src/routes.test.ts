import { expect, test } from "vitest";
import { findRoute } from "./routes.ts";

test("the notifications screen also has its old path, which is in mails", () => {
  const found = findRoute("/account/notifications");
  expect(found?.route.path).toBe("/account/notifications");
  expect(findRoute("/account/notices")).toEqual(found);
});

test("a path without a screen is not found", () => {
  expect(findRoute("/account/nothing")).toBeUndefined();
});
