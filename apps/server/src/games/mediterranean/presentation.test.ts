import { mediterranean } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { mediterraneanBoard } from "./presentation.ts";

function viewOf(seed: string, chosen: object = {}) {
  const options = mediterranean.parseOptions(chosen);
  if (!options.ok) throw new Error(options.error.reason);
  return mediterranean.view(mediterranean.setup(seed, 6, options.value), "spectator");
}

test("a table is drawn as its spectators see it, with a column for each seat", () => {
  const plan = mediterraneanBoard.plan(viewOf("tyre"));
  expect(plan).toMatchObject({ width: 360, height: 360 });
  for (const seat of [0, 1, 2, 3, 4, 5]) {
    expect(plan?.svg).toContain(mediterraneanBoard.colours(seat).fill);
  }
  expect(plan?.svg).not.toMatch(/NaN|undefined/u);
});

test("another deal looks the same", () => {
  expect(mediterraneanBoard.plan(viewOf("sidon"))).toEqual(mediterraneanBoard.plan(viewOf("tyre")));
});

test("where points are hidden, the columns do not tell them", () => {
  const view = viewOf("tyre", { publicVp: false });
  const { svg = "" } = mediterraneanBoard.plan(view) ?? {};
  const more = { ...view, turn: 2 };
  const heights = (text: string) =>
    [...text.matchAll(/width="28" height="(\d+)"/gu)].map(([, n]) => n);
  expect(new Set(heights(svg)).size).toBe(1);
  expect(heights(mediterraneanBoard.plan(more)?.svg ?? "")).toEqual(heights(svg));
});

test("what is no view of this game is not drawn", () => {
  expect(mediterraneanBoard.plan({ game: "zimbabwe" })).toBeUndefined();
  expect(mediterraneanBoard.plan(undefined)).toBeUndefined();
});
