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

test("a player is assigned the steps that it has not seen", () => {
  const cache = new PlayerCache(9);
  expect(cache.assign(requestWith({ stepCount: 3 }))).toEqual({
    player: 1,
    fromStep: 0,
    evicted: [],
  });
  expect(cache.assign(requestWith({ stepCount: 5 }))).toEqual({
    player: 1,
    fromStep: 3,
    evicted: [],
  });
  expect(cache.assign(requestWith({ seat: 1, stepCount: 5 }))).toEqual({
    player: 2,
    fromStep: 0,
    evicted: [],
  });
  expect(cache.remove(requestWith({}))).toEqual([1]);
  expect(cache.remove(requestWith({}))).toEqual([]);
  expect(cache.assign(requestWith({ stepCount: 5 }))).toEqual({
    player: 3,
    fromStep: 0,
    evicted: [],
  });
});

test.each<[situation: string, changes: Partial<BotRequestData>]>([
  ["an undo", { generation: 1, stepCount: 5 }],
  ["fewer steps", { stepCount: 2 }],
  ["another level", { level: "steady", stepCount: 5 }],
  ["another seed", { seed: "z", stepCount: 5 }],
])("%s replaces the player and evicts the old one", (_case, changes) => {
  const cache = new PlayerCache(9);
  cache.assign(requestWith({ stepCount: 5 }));
  expect(cache.assign(requestWith(changes))).toEqual({ player: 2, fromStep: 0, evicted: [1] });
  expect(cache.size).toBe(1);
});

test("a full cache evicts the least recently used player", () => {
  const cache = new PlayerCache(2);
  for (const seat of [0, 1, 0]) cache.assign(requestWith({ seat }));
  expect(cache.assign(requestWith({ seat: 2 })).evicted).toEqual([2]);
  expect([0, 1, 2].map((seat) => cache.has(requestWith({ seat })))).toEqual([true, false, true]);
});

test("removing a table removes all its players and no others", () => {
  const cache = new PlayerCache(9);
  for (const seat of [0, 1]) cache.assign(requestWith({ seat }));
  cache.assign(requestWith({ table: "t 0" }));
  expect(cache.removeTable("t")).toEqual([1, 2]);
  expect(cache.size).toBe(1);
});
