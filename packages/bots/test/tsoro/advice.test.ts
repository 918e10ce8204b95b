import { tsoro, type Move, type State } from "@sofala/tsoro";
import { expect, test } from "vitest";
import { adviceOf, reasonsFor, type TsoroReason } from "../../src/tsoro/advice.ts";

const at = (board: string, active = 0): State => ({ board, active, earlier: [] });
const place = (point: "a" | "b1" | "b2" | "b3" | "c1" | "c2" | "c3"): Move => ({
  kind: "place",
  at: point,
});

test.each<[reasons: readonly TsoroReason[], state: State, move: Move]>([
  [["wins"], at("0/0../.11"), place("c1")],
  [["stops-line"], at("./.../.11"), place("c1")],
  [["stops-line", "prepares-line"], at("./0../.11"), place("c1")],
  [["prepares-line"], at("0/.1./..."), place("b1")],
  [["balanced"], at("./.../..."), place("a")],
])("%j", (reasons, state, move) => {
  expect(reasonsFor(state, move, 0.5)).toEqual(reasons);
});

test("without a line, the sentence gives the chance", () => {
  expect(reasonsFor(at("./.../..."), place("a"), 0.9)).toEqual(["winning"]);
  expect(reasonsFor(at("./.../..."), place("a"), 0.1)).toEqual(["losing"]);
});

test("the best move comes first", () => {
  const state = at("0/0../.11");
  const [best] = adviceOf(tsoro.view(state, 0), 200);
  expect(best).toMatchObject({ move: place("c1"), chance: 1, reasons: ["wins"] });
});
