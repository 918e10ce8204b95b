import { mediterranean, type DevelopMove } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import {
  matchingMoves,
  nextQuestion,
  decidedMove,
  defaultPicks,
  withoutWorker,
} from "./development-picks.ts";
import { testState } from "../testing/test-state.ts";

function buyMoves(card: string, seat: object): readonly DevelopMove[] {
  const state = testState({
    phase: "purchasing",
    seats: [{ money: 20, ...seat }],
    developments: [card],
    turn: card.startsWith("B") ? 4 : 1,
  });
  const moves = [...mediterranean.legalMoves(state, 0)];
  return moves.filter((move) => move.kind === "develop");
}

test("with a worker available nothing is asked about a town", () => {
  const moves = buyMoves("S01", { cubes: { available: 1 } });
  expect(moves.length).toBeGreaterThan(1);
  const picks = defaultPicks(moves);
  expect(nextQuestion(moves, picks)).toBeUndefined();
  expect(decidedMove(moves, picks)).toMatchObject({ from: ["available"] });
});

test("removing a chip asks where the worker comes from", () => {
  const moves = buyMoves("S01", { cubes: { available: 1 } });
  const picks = withoutWorker(defaultPicks(moves), 0);
  expect(nextQuestion(moves, picks)).toMatchObject({ field: "from", canStop: false });
  expect(decidedMove(moves, picks)).toBeUndefined();
  expect(decidedMove(moves, { ...picks, from: ["farm.ore"] })).toMatchObject({
    from: ["farm.ore"],
  });
});

test("up to two workers are picked one by one, and one can be enough", () => {
  const moves = buyMoves("S05", {});
  const none = defaultPicks(moves);
  expect(none.from).toEqual([]);
  expect(nextQuestion(moves, none)).toMatchObject({ field: "from", canStop: false });
  const one = { ...none, from: ["farm.salt"] as const };
  const question = nextQuestion(moves, one);
  expect(question).toMatchObject({ field: "from", canStop: true });
  expect(question?.choices).not.toContain("farm.salt");
  expect(decidedMove(moves, { ...one, isEnough: true })).toMatchObject({ from: ["farm.salt"] });
  expect(decidedMove(moves, { ...one, from: ["farm.salt", "farm.grain"] })).toMatchObject({
    from: ["farm.grain", "farm.salt"],
  });
});

test("the box is asked before the worker, and taken boxes are not offered", () => {
  const moves = buyMoves("S14", { culture: ["letters.glory"] });
  const question = nextQuestion(moves, defaultPicks(moves));
  expect(question).toEqual({ field: "box", choices: ["letters.revels", "letters.guard"] });
  const picks = { ...defaultPicks(moves), box: "letters.guard" } as const;
  expect(nextQuestion(moves, picks)?.field).toBe("from");
  expect(matchingMoves(moves, picks).every(({ box }) => box === "letters.guard")).toBe(true);
});

test("an oracle asks for spaces, an industry for its name", () => {
  const oracle = buyMoves("B11", {});
  expect(nextQuestion(oracle, defaultPicks(oracle))).toEqual({
    field: "spaces",
    choices: [-2, -1, 1, 2],
  });
  const industry = buyMoves("S12", { cubes: { available: 1, "industry.arms": 1 } });
  expect(nextQuestion(industry, defaultPicks(industry))).toEqual({
    field: "industry",
    choices: ["brewing", "textiles", "shipbuilding", "curing"],
  });
});
