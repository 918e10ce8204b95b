import { mediterranean } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { mediterraneanPresentation } from "./presentation.ts";

function viewOf(seed: string, choices: object = {}) {
  const options = mediterranean.parseOptions(choices);
  if (!options.ok) throw new Error(options.error.reason);
  return mediterranean.view(mediterranean.setup(seed, 6, options.value), "spectator");
}

test("the drawing of a spectator's view has a column for each seat", () => {
  const drawing = mediterraneanPresentation.drawBoard(viewOf("tyre"));
  expect(drawing).toMatchObject({ width: 360, height: 360 });
  for (const seat of [0, 1, 2, 3, 4, 5]) {
    expect(drawing?.svg).toContain(mediterraneanPresentation.seatColours(seat).fill);
  }
  expect(drawing?.svg).not.toMatch(/NaN|undefined/u);
});

test("the drawing does not depend on the hidden deal", () => {
  expect(mediterraneanPresentation.drawBoard(viewOf("sidon"))).toEqual(
    mediterraneanPresentation.drawBoard(viewOf("tyre")),
  );
});

test("if points are hidden, all columns have the same height", () => {
  const view = viewOf("tyre", { publicVp: false });
  const { svg = "" } = mediterraneanPresentation.drawBoard(view) ?? {};
  const laterView = { ...view, turn: 2 };
  const heights = (text: string) =>
    [...text.matchAll(/width="28" height="(\d+)"/gu)].map(([, n]) => n);
  expect(new Set(heights(svg)).size).toBe(1);
  expect(heights(mediterraneanPresentation.drawBoard(laterView)?.svg ?? "")).toEqual(heights(svg));
});

test("a value that is not a view of this game is not drawn", () => {
  expect(mediterraneanPresentation.drawBoard({ game: "zimbabwe" })).toBeUndefined();
  expect(mediterraneanPresentation.drawBoard(undefined)).toBeUndefined();
});
