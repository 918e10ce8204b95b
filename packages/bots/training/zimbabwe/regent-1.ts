import type { Zimbabwe } from "@sofala/zimbabwe";
import type { Bot } from "../../src/bot.ts";
import { ChanceEvaluator } from "../../src/zimbabwe/strong/chance-evaluator.ts";
import { strongBot } from "../../src/zimbabwe/strong/strong.ts";
import { SCORE, STRONG } from "../../src/zimbabwe/strong/weights.ts";
import { FULL_BREADTH } from "../../src/zimbabwe/turns.ts";

/**
 * The strong bot from before learned values, with as many simulations for each turn. New bots are compared with it and
 * with `steward1`, so neither may change: `test/zimbabwe/yardsticks.test.ts` compares their moves.
 */
export const regent1 = (simulations: number): Bot<Zimbabwe> =>
  strongBot(
    {
      ...STRONG,
      domain: { ...STRONG.domain, rootBreadth: FULL_BREADTH },
      defaultSimulations: simulations,
    },
    () => new ChanceEvaluator(SCORE),
  );
