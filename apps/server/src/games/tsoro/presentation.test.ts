import { tsoro } from "@sofala/tsoro";
import { expect, test } from "vitest";
import { tsoroPresentation } from "./presentation.ts";

const count = (text: string, part: string): number => text.split(part).length - 1;

test("the drawing of a view has a stone for each piece", () => {
  const position = { format: "sofala-position/1", game: "tsoro", board: "0/.0./.1." };
  const state = tsoro.fromPosition(position, "");
  if (!state.ok) throw new Error(state.error.reason);
  const { svg = "" } = tsoroPresentation.drawBoard(tsoro.view(state.value, "spectator")) ?? {};
  expect(count(svg, tsoroPresentation.seatColours(0).fill)).toBe(2);
  expect(count(svg, tsoroPresentation.seatColours(1).fill)).toBe(1);
  expect(svg).not.toMatch(/NaN|undefined/u);
});

test("a value that is not a view of this game is not drawn", () => {
  expect(tsoroPresentation.drawBoard({ game: "zimbabwe", board: [] })).toBeUndefined();
  expect(tsoroPresentation.drawBoard(undefined)).toBeUndefined();
});
