import { describe, expect, test } from "vitest";
import { isReconstructed } from "./is-reconstructed.ts";

describe("where a value comes from", () => {
  test("what is not told otherwise has the source of the whole", () => {
    expect(isReconstructed({ source: "reconstructed" }, "price")).toBe(true);
    expect(isReconstructed({ source: "rulebook" }, "price")).toBe(false);
  });

  test("a field goes before the whole, and the closest field before those around it", () => {
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
