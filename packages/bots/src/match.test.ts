import { expect, test } from "vitest";
import { playMatch } from "./match.ts";
import { randomBot } from "./random-bot.ts";
import { gamesWithBots } from "./registry.ts";

test.each(gamesWithBots)(
  "random bots play $id to the end, the same way for the same seed",
  (game) => {
    const parsed = game.parseOptions({});
    if (!parsed.ok) throw new Error(parsed.error.reason);
    const seats = Array.from({ length: game.players.min }, (_, seat) => seat);
    const match = {
      seed: "a",
      options: game.simulation.limitRounds(parsed.value, 3),
      bots: seats.map(() => randomBot(game)),
    };
    const { ranking, moves } = playMatch(game, match);
    expect(new Set(ranking.flat())).toEqual(new Set(seats));
    expect(playMatch(game, match).moves).toEqual(moves);
  },
);
