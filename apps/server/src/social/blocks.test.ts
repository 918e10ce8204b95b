import { expect, test } from "vitest";
import { Blocks } from "./blocks.ts";

test("a block is seen from both sides, and heard of from one", () => {
  const apart = new Blocks();
  apart.block("ann", "ben");
  apart.block("cleo", "ann");
  expect(apart.hasBlocked("ann", "ben")).toBe(true);
  expect(apart.hasBlocked("ben", "ann")).toBe(false);
  expect(apart.hasBlocked(undefined, "ben")).toBe(false);
  expect(apart.isBlocked("ben", "ann")).toBe(true);
  expect(apart.isBlocked("ben", "cleo")).toBe(false);
  expect(apart.blockedBy("ann")).toEqual(["ben"]);
  expect(apart.blockedEitherWay("ann")).toEqual(["ben", "cleo"]);
  apart.unblock("ann", "ben");
  expect(apart.blockedEitherWay("ann")).toEqual(["cleo"]);
  expect(apart.blockedEitherWay("ben")).toEqual([]);
  expect(apart.blockedEitherWay(undefined)).toEqual([]);
});
