import { fail, type Game } from "@sofala/engine";
import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { randomGame } from "../testing/random-game.ts";
import { chronicleOf } from "./chronicle.ts";

/** Made-up rules of a later day, under which nobody may move. */
const newer: Game<Zimbabwe> = {
  ...zimbabwe,
  rulesVersion: 2,
  older: [zimbabwe],
  applyMove: () => fail({ code: "game/over" }),
};

test("a game goes on by the rules under which it was begun", () => {
  const stored = randomGame("limpopo", 3, 10);
  const moments = chronicleOf(newer, stored);
  if (!moments.ok) throw new Error(moments.error.reason);
  expect(moments.value).toHaveLength(11);
  const last = moments.value.at(-1);
  const [seat = 0] = last?.toAct ?? [];
  const [move] = last === undefined ? [] : zimbabwe.legalMoves(last.state, seat);
  expect(move !== undefined && last?.after(seat, move).ok).toBe(true);
});

test("what was begun under other rules is not played by these", () => {
  const stored = randomGame("limpopo", 3, 10);
  expect(chronicleOf(newer, { ...stored, rules: 2 })).toMatchObject({
    error: { path: ["moves", 0] },
  });
  expect(chronicleOf(newer, { ...stored, rules: 3 })).toMatchObject({ error: { path: ["rules"] } });
});
