import { POINTS, tsoro, type Point, type Tsoro } from "@sofala/tsoro";
import { describe, expect, test } from "vitest";
import { tapPoint, turnMarks, type TurnDraft } from "../../../table/point-board/point-turn.ts";
import { pointGame } from "./board.tsx";

function draftAt(board: string, seat = 0, selected?: Point): TurnDraft<Point> {
  const state = stateAt(board);
  const view = tsoro.view(state, "spectator");
  const legalMoves = [...tsoro.legalMoves(state, seat)].map((move) => pointGame.toPointMove(move));
  const taken = [0, 1].flatMap((each) => pointGame.stonesOf(view, each));
  return { points: POINTS, taken, legalMoves, selected };
}

function stateAt(board: string): Tsoro["state"] {
  const position = { format: "sofala-position/1", game: "tsoro", board };
  const state = tsoro.fromPosition(position, "");
  if (!state.ok) throw new Error(state.error.reason);
  return state.value;
}

describe("while stones are placed", () => {
  const draft = draftAt("0/.1./...");

  test("a tap on a free point places a stone", () => {
    expect(tapPoint(draft, "c1")).toEqual({ kind: "play", move: { to: "c1" } });
  });

  test("a tap on a stone is a move that the rules refuse", () => {
    expect(tapPoint(draft, "b2")).toEqual({ kind: "play", move: { to: "b2" } });
  });

  test("every free point is marked", () => {
    expect(turnMarks(draft).targets).toEqual(
      POINTS.filter((point) => !["a", "b2"].includes(point)),
    );
  });
});

describe("once stones move", () => {
  // The stones at the top and in the centre can move to the right side.
  const board = "0/10./011";

  test("a tap on a stone chooses it, and another tap drops it", () => {
    expect(tapPoint(draftAt(board), "a")).toEqual({ kind: "select", point: "a" });
    expect(tapPoint(draftAt(board, 0, "a"), "b2")).toEqual({ kind: "select", point: "b2" });
    expect(tapPoint(draftAt(board, 0, "a"), "a")).toEqual({ kind: "select", point: undefined });
  });

  test("the chosen stone moves to the free point", () => {
    const move = { from: "a", to: "b3" };
    expect(tapPoint(draftAt(board, 0, "a"), "b3")).toEqual({ kind: "play", move });
  });

  test("without a choice between several stones a tap on the free point does nothing", () => {
    expect(tapPoint(draftAt(board), "b3")).toBeUndefined();
    expect(turnMarks(draftAt(board))).toMatchObject({ movable: ["a", "b2"], targets: [] });
    expect(turnMarks(draftAt(board, 0, "a")).targets).toEqual(["b3"]);
  });

  test("if only one stone can move, a tap on the free point moves it", () => {
    const draft = draftAt("0/.10/101");
    expect(turnMarks(draft).targets).toEqual(["b1"]);
    const one = draftAt("1/00./011");
    expect(one.legalMoves).toHaveLength(1);
    expect(tapPoint(one, "b3")).toEqual({
      kind: "play",
      move: { from: "b2", to: "b3" },
    });
  });

  test.each([
    ["of the other player", "b1", "point/not-your-piece"],
    ["too far away", "c1", "point/not-adjacent"],
  ] as const)("a tap on a stone %s is a move that the rules refuse", (_, point, code) => {
    const draft = draftAt(board);
    const tap = tapPoint(draft, point);
    if (tap?.kind !== "play") throw new Error("no move");
    const result = tsoro.applyMove(stateAt(board), 0, pointGame.toMove(tap.move));
    expect(result).toMatchObject({ ok: false, error: { code } });
  });

  test("a choice that is not possible any more is dropped", () => {
    expect(turnMarks(draftAt(board, 0, "c1")).selected).toBeUndefined();
  });
});

test("nothing can be tapped when it is somebody else's turn", () => {
  const draft = draftAt("0/10./011", 1);
  for (const point of POINTS) expect(tapPoint(draft, point)).toBeUndefined();
  expect(turnMarks(draft)).toEqual({ selected: undefined, movable: [], targets: [] });
});
