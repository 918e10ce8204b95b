import { tsoro } from "@sofala/tsoro";
import { expect, test } from "vitest";
import { pointGame } from "./board.tsx";

test("the line that has won is known", () => {
  const position = { format: "sofala-position/1", game: "tsoro", board: "1/000/.11", active: 1 };
  const state = tsoro.fromPosition(position, "");
  if (!state.ok) throw new Error(state.error.reason);
  const view = tsoro.view(state.value, "spectator");
  expect(pointGame.winningLine?.(view)).toEqual(["b1", "b2", "b3"]);
});
