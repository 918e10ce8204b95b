import { tsoro } from "@sofala/tsoro";
import { expect, test } from "vitest";
import { boardMarks } from "./board-marks.ts";

test("the line that has won is marked", () => {
  const board = "1/000/.11";
  const position = { format: "sofala-position/1", game: "tsoro", board, active: 1 };
  const state = tsoro.fromPosition(position, "");
  if (!state.ok) throw new Error(state.error.reason);
  const view = tsoro.view(state.value, "spectator");
  const lastMove = { kind: "move", from: "c1", to: "b1" } as const;
  expect(boardMarks({ view, legalMoves: [], selected: undefined }, lastMove)).toEqual({
    selected: undefined,
    movable: [],
    targets: [],
    lastMove,
    winningLine: ["b1", "b2", "b3"],
  });
});
