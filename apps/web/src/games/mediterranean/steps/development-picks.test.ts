import { mediterranean, type DevelopMove } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { fitting, questionOf, settled, usualPicks, withoutWorker } from "./development-picks.ts";
import { tableOf } from "../testing/test-state.ts";

function waysToBuy(card: string, seat: object): readonly DevelopMove[] {
  const state = tableOf({
    phase: "purchasing",
    seats: [{ money: 20, ...seat }],
    developments: [card],
    turn: card.startsWith("B") ? 4 : 1,
  });
  const moves = [...mediterranean.legalMoves(state, 0)];
  return moves.filter((move) => move.kind === "develop");
}

test("with a worker available nothing is asked about a town", () => {
  const moves = waysToBuy("S01", { cubes: { available: 1 } });
  expect(moves.length).toBeGreaterThan(1);
  const picks = usualPicks(moves);
  expect(questionOf(moves, picks)).toBeUndefined();
  expect(settled(moves, picks)).toMatchObject({ from: ["available"] });
});

test("a chip that is taken away asks where the worker comes from", () => {
  const moves = waysToBuy("S01", { cubes: { available: 1 } });
  const picks = withoutWorker(usualPicks(moves), 0);
  expect(questionOf(moves, picks)).toMatchObject({ field: "from", mayStop: false });
  expect(settled(moves, picks)).toBeUndefined();
  expect(settled(moves, { ...picks, from: ["farm.ore"] })).toMatchObject({ from: ["farm.ore"] });
});

test("up to two workers are named one by one, and one may be enough", () => {
  const moves = waysToBuy("S05", {});
  const none = usualPicks(moves);
  expect(none.from).toEqual([]);
  expect(questionOf(moves, none)).toMatchObject({ field: "from", mayStop: false });
  const one = { ...none, from: ["farm.salt"] as const };
  const question = questionOf(moves, one);
  expect(question).toMatchObject({ field: "from", mayStop: true });
  expect(question?.choices).not.toContain("farm.salt");
  expect(settled(moves, { ...one, isEnough: true })).toMatchObject({ from: ["farm.salt"] });
  expect(settled(moves, { ...one, from: ["farm.salt", "farm.grain"] })).toMatchObject({
    from: ["farm.grain", "farm.salt"],
  });
});

test("the box comes before the worker, and boxes that are taken are no choice", () => {
  const moves = waysToBuy("S14", { culture: ["letters.glory"] });
  const question = questionOf(moves, usualPicks(moves));
  expect(question).toEqual({ field: "box", choices: ["letters.revels", "letters.guard"] });
  const picks = { ...usualPicks(moves), box: "letters.guard" } as const;
  expect(questionOf(moves, picks)?.field).toBe("from");
  expect(fitting(moves, picks).every(({ box }) => box === "letters.guard")).toBe(true);
});

test("an oracle asks for spaces, an industry for its name", () => {
  const oracle = waysToBuy("B11", {});
  expect(questionOf(oracle, usualPicks(oracle))).toEqual({
    field: "spaces",
    choices: [-2, -1, 1, 2],
  });
  const industry = waysToBuy("S12", { cubes: { available: 1, "industry.arms": 1 } });
  expect(questionOf(industry, usualPicks(industry))).toEqual({
    field: "industry",
    choices: ["brewing", "textiles", "shipbuilding", "curing"],
  });
});
