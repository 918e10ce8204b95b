import { dice } from "@sofala/engine";
import { zimbabwe } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import { botsOf, gamesWithBots } from "./registry.ts";

describe.each(gamesWithBots)("at a live table of $id", (game) => {
  const kinds = game.scenario.kinds.filter((kind) => kind !== "time-up");

  test.each(botsOf(game))("a $level bot takes its time, but not long", (bot) => {
    const chance = dice("pace");
    for (const move of [...kinds.map((kind) => ({ kind })), undefined]) {
      for (let again = 0; again < 20; again++) {
        const delay = bot.moveDelay?.(move, chance);
        expect(delay).toBeGreaterThanOrEqual(200);
        expect(delay).toBeLessThan(8000);
      }
    }
  });

  test("the delay is random, the same for the same dice", () => {
    const delays = (secret: string) => {
      const chance = dice(secret);
      return kinds.map((kind) => botsOf(game)[0]?.moveDelay?.({ kind }, chance));
    };
    expect(delays("one")).toEqual(delays("one"));
    expect(delays("one")).not.toEqual(delays("two"));
  });
});

test("a game without bots of its own has no delay", () => {
  const [bot] = botsOf({ ...zimbabwe, id: "chess" });
  expect(bot?.moveDelay).toBeUndefined();
});
