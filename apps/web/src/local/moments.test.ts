import { fail, type Game } from "@sofala/engine";
import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { randomGame } from "../testing/zimbabwe-game.ts";
import { openLocalTable, PERSON } from "../testing/tables.ts";
import { timelineOf } from "./load-game.ts";
import { lastMomentOf, momentsOf } from "./moments.ts";

/** Made-up newer rules, under which nobody may move. */
const newer: Game<Zimbabwe> = {
  ...zimbabwe,
  rulesVersion: 2,
  older: [zimbabwe],
  applyMove: () => fail({ code: "game/over" }),
};

test("a game goes on by the rules under which it was started", () => {
  const stored = randomGame("limpopo", 3, 10);
  const timeline = timelineOf(newer, stored);
  if (!timeline.ok) throw new Error(timeline.error.reason);
  const moments = momentsOf(timeline.value);
  expect(moments).toHaveLength(11);
  const last = moments.at(-1);
  const [seat = 0] = last?.toAct ?? [];
  const [move] = last === undefined ? [] : zimbabwe.legalMoves(last.state, seat);
  expect(move !== undefined && last?.afterMove(seat, move).ok).toBe(true);
});

test("a game of an unknown version of the rules cannot be opened", () => {
  const stored = randomGame("limpopo", 3, 10);
  expect(timelineOf(newer, { ...stored, rules: 2 })).toMatchObject({
    error: { path: ["moves", 0] },
  });
  expect(timelineOf(newer, { ...stored, rules: 3 })).toMatchObject({ error: { path: ["rules"] } });
});

test("the same move leads to the same moment", () => {
  const timeline = timelineOf(zimbabwe, randomGame("limpopo", 3, 10));
  if (!timeline.ok) throw new Error(timeline.error.reason);
  const moments = momentsOf(timeline.value);
  expect(lastMomentOf(timeline.value)).toBe(moments.at(-1));
  timeline.value.replay({ kind: "undo", to: 7 });
  const left = momentsOf(timeline.value);
  expect(left).toHaveLength(8);
  for (const [index, moment] of left.entries()) expect(moment).toBe(moments[index]);
});

test("the result is by the rules under which the game was started", () => {
  const ranked = (order: readonly number[]): Game<Zimbabwe> => ({
    ...zimbabwe,
    result: (state) => (zimbabwe.result(state) === undefined ? undefined : [order]),
  });
  const begun = ranked([1, 0]);
  const latest: Game<Zimbabwe> = { ...ranked([0, 1]), rulesVersion: 2, older: [begun] };
  const { ranking: _ranking, ...stored } = randomGame("limpopo", 2, 10_000, { roundLimit: 1 });
  const players = [PERSON, PERSON];
  const last = stored.log.at(-1);
  const table = openLocalTable(
    players,
    {},
    { ...stored, players, log: stored.log.slice(0, -1) },
    latest,
  );
  if (last?.kind !== "move") throw new Error("no move");
  expect(table.play(last.move)).toBeUndefined();
  expect(table.stored.value.ranking).toEqual([[1, 0]]);
});
