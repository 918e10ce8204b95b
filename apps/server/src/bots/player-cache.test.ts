import { expect, test } from "vitest";
import type { Asked } from "./bot-request.ts";
import { Sittings } from "./player-cache.ts";

const asked = (changes: Partial<Asked>): Asked => ({
  table: "t",
  game: "zimbabwe",
  rules: 1,
  seat: 0,
  level: "novice",
  seed: "s",
  era: 0,
  steps: 0,
  view: {},
  ...changes,
});

test("a player is told what it missed", () => {
  const sittings = new Sittings(9);
  expect(sittings.take(asked({ steps: 3 }))).toEqual({ player: 1, from: 0, forgotten: [] });
  expect(sittings.take(asked({ steps: 5 }))).toEqual({ player: 1, from: 3, forgotten: [] });
  expect(sittings.take(asked({ seat: 1, steps: 5 }))).toEqual({
    player: 2,
    from: 0,
    forgotten: [],
  });
  expect(sittings.drop(asked({}))).toEqual([1]);
  expect(sittings.drop(asked({}))).toEqual([]);
  expect(sittings.take(asked({ steps: 5 }))).toEqual({ player: 3, from: 0, forgotten: [] });
});

test.each<[why: string, changes: Partial<Asked>]>([
  ["an undo", { era: 1, steps: 5 }],
  ["fewer steps", { steps: 2 }],
  ["another level", { level: "steady", steps: 5 }],
  ["another seed", { seed: "z", steps: 5 }],
])("%s makes a new player and the old one is forgotten", (_why, changes) => {
  const sittings = new Sittings(9);
  sittings.take(asked({ steps: 5 }));
  expect(sittings.take(asked(changes))).toEqual({ player: 2, from: 0, forgotten: [1] });
  expect(sittings.count).toBe(1);
});

test("of too many, the one asked longest ago is forgotten", () => {
  const sittings = new Sittings(2);
  for (const seat of [0, 1, 0]) sittings.take(asked({ seat }));
  expect(sittings.take(asked({ seat: 2 })).forgotten).toEqual([2]);
  expect([0, 1, 2].map((seat) => sittings.has(asked({ seat })))).toEqual([true, false, true]);
});

test("a table is left with all its players", () => {
  const sittings = new Sittings(9);
  for (const seat of [0, 1]) sittings.take(asked({ seat }));
  sittings.take(asked({ table: "t 0" }));
  expect(sittings.leave("t")).toEqual([1, 2]);
  expect(sittings.count).toBe(1);
});
