import { dice, type Game } from "@sofala/engine";
import { mediterranean } from "@sofala/mediterranean";
import { zimbabwe } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import { botsOf } from "./registry.ts";

const games: readonly Game[] = [zimbabwe, mediterranean];

describe.each(games)("at a live table of $id", (game) => {
  const kinds = game.scenario.kinds.filter((kind) => kind !== "time-up");

  test.each(botsOf(game))("a $level bot takes its time, but not long", (bot) => {
    const chance = dice("pace");
    for (const move of [...kinds.map((kind) => ({ kind })), undefined]) {
      for (let again = 0; again < 20; again++) {
        const pause = bot.pace?.(move, chance);
        expect(pause).toBeGreaterThanOrEqual(200);
        expect(pause).toBeLessThan(8000);
      }
    }
  });

  test("the pause is by chance, the same for the same chance", () => {
    const pauses = (secret: string) => {
      const chance = dice(secret);
      return kinds.map((kind) => botsOf(game)[0]?.pace?.({ kind }, chance));
    };
    expect(pauses("one")).toEqual(pauses("one"));
    expect(pauses("one")).not.toEqual(pauses("two"));
  });
});

test("a game that nobody has learnt has no pace", () => {
  const [bot] = botsOf({ ...games[0], id: "chess" } as Game);
  expect(bot?.pace).toBeUndefined();
});
