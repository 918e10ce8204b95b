import { expect, test } from "vitest";
import type { BotRequestData } from "./bot-request.ts";
import { PlayerCache } from "./player-cache.ts";

const requestWith = (changes: Partial<BotRequestData>): BotRequestData => ({
  table: "t",
  game: "zimbabwe",
  rulesVersion: 1,
  seat: 0,
  level: "novice",
  seed: "s",
  generation: 0,
  stepCount: 0,
  view: {},
  ...changes,
});

test("a player is told what it missed", () => {
  const sittings = new PlayerCache(9);
  expect(sittings.assign(requestWith({ stepCount: 3 }))).toEqual({
    player: 1,
    fromStep: 0,
    evicted: [],
  });
  expect(sittings.assign(requestWith({ stepCount: 5 }))).toEqual({
    player: 1,
    fromStep: 3,
    evicted: [],
  });
  expect(sittings.assign(requestWith({ seat: 1, stepCount: 5 }))).toEqual({
    player: 2,
    fromStep: 0,
    evicted: [],
  });
  expect(sittings.remove(requestWith({}))).toEqual([1]);
  expect(sittings.remove(requestWith({}))).toEqual([]);
  expect(sittings.assign(requestWith({ stepCount: 5 }))).toEqual({
    player: 3,
    fromStep: 0,
    evicted: [],
  });
});

test.each<[why: string, changes: Partial<BotRequestData>]>([
  ["an undo", { generation: 1, stepCount: 5 }],
  ["fewer steps", { stepCount: 2 }],
  ["another level", { level: "steady", stepCount: 5 }],
  ["another seed", { seed: "z", stepCount: 5 }],
])("%s makes a new player and the old one is forgotten", (_why, changes) => {
  const sittings = new PlayerCache(9);
  sittings.assign(requestWith({ stepCount: 5 }));
  expect(sittings.assign(requestWith(changes))).toEqual({ player: 2, fromStep: 0, evicted: [1] });
  expect(sittings.size).toBe(1);
});

test("of too many, the one asked longest ago is forgotten", () => {
  const sittings = new PlayerCache(2);
  for (const seat of [0, 1, 0]) sittings.assign(requestWith({ seat }));
  expect(sittings.assign(requestWith({ seat: 2 })).evicted).toEqual([2]);
  expect([0, 1, 2].map((seat) => sittings.has(requestWith({ seat })))).toEqual([true, false, true]);
});

test("a table is left with all its players", () => {
  const sittings = new PlayerCache(9);
  for (const seat of [0, 1]) sittings.assign(requestWith({ seat }));
  sittings.assign(requestWith({ table: "t 0" }));
  expect(sittings.removeTable("t")).toEqual([1, 2]);
  expect(sittings.size).toBe(1);
});
