import { games } from "@sofala/catalog";
import { describe, expect, test } from "vitest";
import { shops } from "../../test/mediterranean/fixtures.ts";
import type { AnyGame } from "../command.ts";
import { Session } from "./session.ts";

const game = games.find(({ id }) => id === "mediterranean") as AnyGame;

/** Four seats that buy at the same time. */
function session(): Session {
  const state = game.fromPosition(shops, "");
  if (!state.ok) throw new Error(state.error.reason);
  const players = ["Ann", "Ben", "Cleo", "Dora"];
  return new Session({ game, players, options: {}, position: shops }, state.value);
}

const buy = (vp: number) => ({ kind: "buy-vp", vp });
const ready = { kind: "ready" };

describe("undo", () => {
  test("keeps what others decided at the same time", () => {
    const table = session();
    table.play(0, buy(1));
    table.play(1, buy(2));
    table.play(0, buy(3));
    table.play(1, ready);
    expect(table.undo(0)).toBe(true);
    expect(table.record().moves).toEqual([
      [0, buy(1)],
      [1, buy(2)],
      [1, ready],
    ]);
    expect(table.undo(0)).toBe(true);
    expect(table.undo(0)).toBe(false);
    expect(table.activeMoves.map(({ actor }) => actor)).toEqual([1, 1]);
    expect(game.scenario.describe(table.state)).toMatchObject({
      seats: [{ vp: 6 }, { vp: 7, ready: true }, {}, {}],
    });
  });

  test("stops at the end of a part", () => {
    const table = session();
    table.play(0, buy(1));
    for (const seat of [0, 1, 2, 3]) table.play(seat, ready);
    expect(table.undo(0)).toBe(false);
    expect(table.undo(3)).toBe(false);
  });

  test("is refused if the moves of others would end the part", () => {
    const table = session();
    for (const move of [ready, { kind: "unready" }]) table.play(0, move);
    for (const seat of [1, 2, 3]) table.play(seat, ready);
    const { state, length } = table;
    expect(table.undo(0)).toBe(false);
    expect(table.state).toBe(state);
    expect(table.length).toBe(length);
    expect(table.record().moves).toHaveLength(5);
  });

  test("is refused for a move that another move depends on", () => {
    const table = session();
    table.play(1, { kind: "ready" });
    table.play(1, { kind: "unready" });
    table.play(1, buy(1));
    expect(table.undo(1)).toBe(true);
    expect(table.undo(2)).toBe(false);
    expect(table.record().moves).toHaveLength(2);
  });
});
