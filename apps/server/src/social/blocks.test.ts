import { expect, test } from "vitest";
import { Blocks } from "./blocks.ts";

test("a block applies in both directions, but only one of the two has blocked", () => {
  const blocks = new Blocks();
  blocks.block("ann", "ben");
  blocks.block("cleo", "ann");
  expect(blocks.hasBlocked("ann", "ben")).toBe(true);
  expect(blocks.hasBlocked("ben", "ann")).toBe(false);
  expect(blocks.hasBlocked(undefined, "ben")).toBe(false);
  expect(blocks.isBlocked("ben", "ann")).toBe(true);
  expect(blocks.isBlocked("ben", "cleo")).toBe(false);
  expect(blocks.blockedBy("ann")).toEqual(["ben"]);
  expect(blocks.blockedEitherWay("ann")).toEqual(["ben", "cleo"]);
  blocks.unblock("ann", "ben");
  expect(blocks.blockedEitherWay("ann")).toEqual(["cleo"]);
  expect(blocks.blockedEitherWay("ben")).toEqual([]);
  expect(blocks.blockedEitherWay(undefined)).toEqual([]);
});
