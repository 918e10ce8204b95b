import { expect, test } from "vitest";
import { Apart } from "./blocks.ts";

test("a block is seen from both sides, and heard of from one", () => {
  const apart = new Apart();
  apart.block("ann", "ben");
  apart.block("cleo", "ann");
  expect(apart.hasBlocked("ann", "ben")).toBe(true);
  expect(apart.hasBlocked("ben", "ann")).toBe(false);
  expect(apart.hasBlocked(undefined, "ben")).toBe(false);
  expect(apart.areApart("ben", "ann")).toBe(true);
  expect(apart.areApart("ben", "cleo")).toBe(false);
  expect(apart.blockedBy("ann")).toEqual(["ben"]);
  expect(apart.from("ann")).toEqual(["ben", "cleo"]);
  apart.unblock("ann", "ben");
  expect(apart.from("ann")).toEqual(["cleo"]);
  expect(apart.from("ben")).toEqual([]);
  expect(apart.from(undefined)).toEqual([]);
});
