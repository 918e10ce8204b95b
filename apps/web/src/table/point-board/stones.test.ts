import { PIECES_EACH, piecesOf, type Board, type Point } from "@sofala/tsoro";
import { expect, test } from "vitest";
import { followStones, unplacedStones, type BoardStone } from "./stones.ts";

const UNPLACED_STONES: Stones = unplacedStones(PIECES_EACH);

type Stones = readonly BoardStone<Point>[];

const follow = (previous: Stones, board: Board): Stones =>
  followStones(
    previous,
    [0, 1].map((seat) => piecesOf(board, seat)),
  );

const pointsOf = (stones: Stones) =>
  Object.fromEntries(stones.flatMap(({ id, point }) => (point === undefined ? [] : [[id, point]])));

test("stones leave the reserve one by one", () => {
  const first = follow(UNPLACED_STONES, "0/.../...");
  const second = follow(first, "0/.1./...");
  expect(pointsOf(first)).toEqual({ "0-0": "a" });
  expect(pointsOf(second)).toEqual({ "0-0": "a", "1-0": "b2" });
});

test("a stone that moves keeps its identity, and so do all others", () => {
  const before = follow(UNPLACED_STONES, "0/10./011");
  const after = follow(before, "./100/011");
  const moved = before.find(({ point }) => point === "a")?.id ?? "";
  expect(pointsOf(after)).toEqual({ ...pointsOf(before), [moved]: "b3" });
});

test("a stone that is taken back returns to the reserve", () => {
  const placed = follow(follow(UNPLACED_STONES, "0/.../..."), "0/.1./...");
  expect(pointsOf(follow(placed, "0/.../..."))).toEqual({ "0-0": "a" });
});

test("any board follows from any other", () => {
  const stones = follow(follow(UNPLACED_STONES, "0/10./011"), "1/010/.01");
  expect(Object.values(pointsOf(stones)).toSorted()).toEqual(["a", "b1", "b2", "b3", "c2", "c3"]);
});
