import { describe, expect, test } from "vitest";
import {
  OUR_RULES,
  hasWon,
  naiveMoves,
  naivePass,
  naivePlay,
  naiveStart,
  type NaiveGame,
  type Variant,
} from "./naive.ts";

/** The facts that README.md and RULINGS.md state: what perfect play makes of the game. */
describe("perfect play", () => {
  test("is a draw under our rules, unless the first piece is in the middle row: then it loses", () => {
    const { value, positions, blocked, openings } = solve(OUR_RULES);
    expect({ value, positions, blocked }).toEqual({ value: "draw", positions: 804, blocked: 18 });
    expect(openings).toEqual({
      a: "draw",
      b1: "loss",
      b2: "loss",
      b3: "loss",
      c1: "draw",
      c2: "draw",
      c3: "draw",
    });
  });

  test("is a draw with jumps, whatever the first piece, and nobody is ever blocked", () => {
    const { value, positions, blocked, openings } = solve({ ...OUR_RULES, canJump: true });
    expect({ value, positions, blocked }).toEqual({ value: "draw", positions: 815, blocked: 0 });
    expect(new Set(Object.values(openings))).toEqual(new Set(["draw"]));
  });

  test("wins for whoever begins at the apex, if a blocked seat only passes", () => {
    const { value, openings } = solve({ ...OUR_RULES, blocked: "passes" });
    expect({ value, apex: openings["a"] }).toEqual({ value: "win", apex: "win" });
  });
});

/** For the seat on turn. */
type Value = "win" | "draw" | "loss";

/** Searches the whole game backwards from its ends; what is then open is a draw, by repetition. */
function solve(variant: Variant) {
  const next = new Map<string, readonly string[]>();
  const values = new Map<string, Value>();
  let blocked = 0;
  const visit = (game: NaiveGame): string => {
    const key = game.positions.at(-1) ?? "";
    if (next.has(key)) return key;
    next.set(key, []);
    const moves = naiveMoves(game, variant);
    // Only the last position matters here: the list would grow.
    const here = { ...game, positions: [] };
    if (hasWon(game, game.turn === 0 ? 1 : 0)) values.set(key, "loss");
    else if (moves.length > 0)
      next.set(
        key,
        moves.map((move) => visit(naivePlay(here, move))),
      );
    else {
      blocked++;
      if (variant.blocked === "loses") values.set(key, "loss");
      else next.set(key, [visit(naivePass(here))]);
    }
    return key;
  };
  const start = visit(naiveStart);
  for (let found = -1; found < values.size;) {
    found = values.size;
    for (const [key, keys] of next) {
      if (values.has(key) || keys.length === 0) continue;
      if (keys.some((each) => values.get(each) === "loss")) values.set(key, "win");
      else if (keys.every((each) => values.get(each) === "win")) values.set(key, "loss");
    }
  }
  const valueOf = (key: string): Value => values.get(key) ?? "draw";
  const AFTER: { readonly [value in Value]: Value } = { win: "loss", draw: "draw", loss: "win" };
  const openings = Object.fromEntries(
    naiveMoves(naiveStart, variant).map((move) => [
      move,
      AFTER[valueOf(visit(naivePlay(naiveStart, move)))],
    ]),
  );
  return { value: valueOf(start), positions: next.size, blocked, openings };
}
