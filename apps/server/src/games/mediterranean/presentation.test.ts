import { mediterranean } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { mediterraneanPresentation } from "./presentation.ts";

function viewOf(seed: string, chosen: object = {}) {
  const options = mediterranean.parseOptions(chosen);
  if (!options.ok) throw new Error(options.error.reason);
  return mediterranean.view(mediterranean.setup(seed, 6, options.value), "spectator");
}

test("a table is drawn as its spectators see it, with a column for each seat", () => {
  const plan = mediterraneanPresentation.drawBoard(viewOf("tyre"));
  expect(plan).toMatchObject({ width: 360, height: 360 });
  for (const seat of [0, 1, 2, 3, 4, 5]) {
    expect(plan?.svg).toContain(mediterraneanPresentation.seatColours(seat).fill);
  }
  expect(plan?.svg).not.toMatch(/NaN|undefined/u);
});

test("another deal looks the same", () => {
  expect(mediterraneanPresentation.drawBoard(viewOf("sidon"))).toEqual(
    mediterraneanPresentation.drawBoard(viewOf("tyre")),
  );
});

test("where points are hidden, the columns do not tell them", () => {
  const view = viewOf("tyre", { publicVp: false });
  const { svg = "" } = mediterraneanPresentation.drawBoard(view) ?? {};
  const more = { ...view, turn: 2 };
  const heights = (text: string) =>
    [...text.matchAll(/width="28" height="(\d+)"/gu)].map(([, n]) => n);
  expect(new Set(heights(svg)).size).toBe(1);
  expect(heights(mediterraneanPresentation.drawBoard(more)?.svg ?? "")).toEqual(heights(svg));
});

test("what is no view of this game is not drawn", () => {
  expect(mediterraneanPresentation.drawBoard({ game: "zimbabwe" })).toBeUndefined();
  expect(mediterraneanPresentation.drawBoard(undefined)).toBeUndefined();
});
