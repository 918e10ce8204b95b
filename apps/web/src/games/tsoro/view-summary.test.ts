import { tsoro } from "@sofala/tsoro";
import { expect, test } from "vitest";
import { viewSummary } from "./view-summary.ts";

const MOVES = [
  { kind: "place", at: "a" },
  { kind: "place", at: "c3" },
  { kind: "place", at: "b2" },
  { kind: "place", at: "c2" },
  { kind: "place", at: "c1" },
  { kind: "place", at: "b1" },
  { kind: "move", from: "a", to: "b3" },
  { kind: "move", from: "b1", to: "a" },
  { kind: "move", from: "c1", to: "b1" },
] as const;

test("the round is the one of the rules, and nobody acts after the end", () => {
  let state = tsoro.setup("", 2, {});
  for (const move of MOVES) {
    const { round, seatToAct } = viewSummary(tsoro.view(state, "spectator"));
    expect(round).toBe(tsoro.round(state));
    expect([seatToAct]).toEqual(tsoro.toAct(state));
    const step = tsoro.applyMove(state, state.active, move);
    if (!step.ok) throw new Error(step.error.code);
    state = step.value.state;
  }
  expect(viewSummary(tsoro.view(state, "spectator")).seatToAct).toBeUndefined();
});
