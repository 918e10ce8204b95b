import { expect, test } from "vitest";
import { historyOf, randomGame } from "../../../testing/zimbabwe-game.ts";
import { balancesOf, paymentsOf, addMatrices } from "./payments.ts";

const finished = randomGame("flows", 4, Infinity, { roundLimit: 7 });

const total = (rows: readonly (readonly number[])[]): number =>
  rows.flat().reduce((a, b) => a + b, 0);

test("every payment and gift of a game is counted once", () => {
  for (const game of [finished, randomGame("flows", 5, 400)]) {
    const history = historyOf(game);
    const events = history.flatMap(({ lastMove }) => lastMove?.events ?? []);
    const paid = events.flatMap((event) => (event.kind === "cattle-paid" ? [event.cattle] : []));
    const given = events.flatMap((event) => (event.kind === "gift-given" ? [event.cattle] : []));
    const payments = paymentsOf(history);
    expect(total(payments.goods) + total([payments.toStock])).toBe(total([paid]));
    expect(total(payments.gifts)).toBe(total([given]));
  }
});

test("the gifts received are what seats take from their plaques", () => {
  const history = historyOf(finished);
  const taken = [0, 0, 0, 0];
  for (const event of history.flatMap(({ lastMove }) => lastMove?.events ?? [])) {
    if (event.kind !== "gifts-ended") continue;
    for (const [seat, cattle] of event.received.entries())
      taken[seat] = (taken[seat] ?? 0) + cattle;
  }
  const { gifts } = paymentsOf(history);
  expect(taken.map((_, seat) => total([gifts.map((row) => row[seat] ?? 0)]))).toEqual(taken);
});

test("a gift with Shadipinyi fills his worshipper's plaque first", () => {
  const position = {
    format: "sofala-position/1",
    game: "zimbabwe",
    board: ["s....s", "......", "......", "......", "......", "s....s"],
    phase: "gifts",
    round: 2,
    seats: [{ cattle: 9 }, { cattle: 9, god: "shadipinyi" }],
    monuments: [
      { at: "a1", seat: 0, level: 1 },
      { at: "f6", seat: 1, level: 1 },
    ],
  };
  const { seed: _seed, ...game } = randomGame("none", 2, 0);
  const [seat = 0] = historyOf({ ...game, position })[0]?.toAct ?? [];
  const gift = { kind: "move", actor: seat, move: { kind: "give", cattle: 4 } };
  const history = historyOf({ ...game, position, log: [gift] });
  // Seat 1 has the higher VR and so the first plaque of the queue: 1, 1 and 0, then 1 again.
  expect(paymentsOf(history).gifts[seat]).toEqual([1, 3]);
});

test("balances leave out what a seat pays to itself", () => {
  const goods = [
    [5, 2],
    [3, 0],
  ];
  expect(balancesOf(goods)).toEqual([
    { paid: 2, received: 3 },
    { paid: 3, received: 2 },
  ]);
  expect(addMatrices(goods, goods)).toEqual([
    [10, 4],
    [6, 0],
  ]);
});
