import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

test.each([
  ["sign-in", "/account"],
  ["sign-in&back=%2Ftable%2Fx%3Finvite%3Dy", "/table/x?invite=y"],
  ["back=https%3A%2F%2Fevil.example.com", "/account"],
  ["back=%2F%2Fevil.example.com", "/account"],
  ["back=%2F%5Cevil.example.com", "/account"],
  ["back=javascript%3Aalert(1)", "/account"],
])("signing in at ?%s leads to %s", (query, to) => {
  expect(returnPath(new URLSearchParams(query))).toBe(to);
});
