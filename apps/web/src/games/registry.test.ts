import { webLanguages } from "@sofala/text/web";
import { describe, expect, test } from "vitest";
import { defaultGame, findGame, gameOrDefault, games, parseGameId } from "./registry.ts";

test("a game is found by its id; an unknown one is replaced by the default", () => {
  for (const game of games) {
    expect(findGame(game.id)).toBe(game);
    expect(parseGameId(game.id)).toBe(game.id);
  }
  expect(findGame("chess")).toBeUndefined();
  expect(parseGameId(undefined)).toBeUndefined();
  expect(gameOrDefault("chess")).toBe(defaultGame);
});

describe.each(games)("$id", ({ id, playerCounts, defaultPlayers, seatName, bots, loadRules }) => {
  test("has the id and the numbers of players of its rules", async () => {
    const rules = await loadRules();
    expect(rules.id).toBe(id);
    expect([playerCounts[0], playerCounts.at(-1)]).toEqual([rules.players.min, rules.players.max]);
    expect(playerCounts).toHaveLength(rules.players.max - rules.players.min + 1);
    expect(playerCounts).toContain(defaultPlayers.length);
  });

  test.each(webLanguages)("has names for all seats and bots in $tag", async (language) => {
    const text = await language.load();
    const seats = Array.from({ length: Math.max(...playerCounts) }, (_, seat) => seat);
    expect(new Set(seats.map((seat) => seatName(seat, text))).size).toBe(seats.length);
    for (const { name } of Object.values(bots(text))) expect(name).not.toBe("");
  });
});
