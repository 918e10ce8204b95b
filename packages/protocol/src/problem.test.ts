import { expect, test } from "vitest";
import { problem } from "./problem.ts";

test("a request without a cookie or a token gets status 401", () => {
  expect(problem("person/unauthenticated").status).toBe(401);
});
