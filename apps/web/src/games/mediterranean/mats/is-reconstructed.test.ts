import { describe, expect, test } from "vitest";
import { isReconstructed } from "./is-reconstructed.ts";

describe("the source of a value", () => {
  test("by default a value has the source of the whole", () => {
    expect(isReconstructed({ source: "reconstructed" }, "price")).toBe(true);
    expect(isReconstructed({ source: "rulebook" }, "price")).toBe(false);
  });

  test("a field overrides the whole, and the closest field overrides outer ones", () => {
    const army = {
      source: "reconstructed",
      fieldSource: { effects: "rulebook", "effects.1.happiness": "reconstructed" },
    } as const;
    expect(isReconstructed(army, "price")).toBe(true);
    expect(isReconstructed(army, "effects.0")).toBe(false);
    expect(isReconstructed(army, "effects.1")).toBe(true);
    expect(isReconstructed(army, "effects")).toBe(true);
  });
});
