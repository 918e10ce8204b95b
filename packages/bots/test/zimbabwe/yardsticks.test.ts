import { createHash } from "node:crypto";
import { zimbabwe } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { playMatch } from "../../src/match.ts";
import { steward1 } from "../../src/zimbabwe/race-bot.ts";
import { regent1 } from "../../training/zimbabwe/regent-1.ts";

test("steward-1 and regent-1 play as they always have", () => {
  const { moves } = playMatch(zimbabwe, {
    seed: "yardsticks",
    options: { roundLimit: 4 },
    bots: [steward1, regent1(5), steward1],
  });
  const digest = createHash("sha256").update(JSON.stringify(moves)).digest("hex");
  expect([moves.length, digest]).toEqual([
    45,
    "c44a3cecbdadd7db5d919f696ffeef894b98187a7cf62776e42de402132adbe3",
  ]);
});
