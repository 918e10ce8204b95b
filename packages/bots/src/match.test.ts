import { mediterranean } from "@sofala/mediterranean";
import { zimbabwe } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { playMatch } from "./match.ts";
import { randomBot } from "./random-bot.ts";

test("random bots play both games to the end, the same way for the same seed", () => {
  const options = mediterranean.parseOptions({});
  if (!options.ok) throw new Error(options.error.reason);
  const traders = {
    seed: "a",
    options: options.value,
    bots: Array.from({ length: 4 }, () => randomBot(mediterranean)),
  };
  const first = playMatch(mediterranean, traders);
  expect(new Set(first.ranking.flat())).toEqual(new Set([0, 1, 2, 3]));
  expect(playMatch(mediterranean, traders).moves).toEqual(first.moves);
  const builders = {
    seed: "b",
    options: { roundLimit: 3 },
    bots: [randomBot(zimbabwe), randomBot(zimbabwe)],
  };
  expect(new Set(playMatch(zimbabwe, builders).ranking.flat())).toEqual(new Set([0, 1]));
});
