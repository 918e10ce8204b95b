import type { Zimbabwe } from "@sofala/zimbabwe";
import type { Bot } from "../../src/bot.ts";
import {
  zimbabweCasual,
  zimbabweClub,
  zimbabweSteady,
} from "../../src/zimbabwe/learned/learned-bots.ts";
import { zimbabweNovice } from "../../src/zimbabwe/novice.ts";
import { planningBot } from "../../src/zimbabwe/planning-bot.ts";
import { steward1 } from "../../src/zimbabwe/race-bot.ts";
import { strongBot } from "../../src/zimbabwe/strong/strong.ts";
import { STRONG } from "../../src/zimbabwe/strong/weights.ts";
import { FULL_BREADTH, WIDE_BREADTH } from "../../src/zimbabwe/turns.ts";
import { evaluatorsOf } from "./evaluators.ts";
import { regent1 } from "./regent-1.ts";

export const FIXED_BOTS: { readonly [name: string]: Bot<Zimbabwe> | undefined } = {
  novice: zimbabweNovice,
  casual: zimbabweCasual,
  club: zimbabweClub,
  steady: zimbabweSteady,
  "steward-1": steward1,
};

/**
 * One of `FIXED_BOTS`, `regent-1:100`, or what evaluates positions (`evaluators.ts`). After that `+wide` also tries rain,
 * nomads, further specialists and single prices, `~0.5/12` draws one of the best twelve turns at temperature 0.5, and
 * `:100` searches with 100 simulations a turn.
 */
export function botNamed(name: string): Bot<Zimbabwe> {
  const bot = FIXED_BOTS[name];
  if (bot !== undefined) return bot;
  const [, source = "", wide, temperature, turns, simulations] =
    /^(.+?)(\+wide)?(?:~([\d.]+)\/(\d+))?(?::(\d+))?$/u.exec(name) ?? [];
  if (source === "regent-1") return regent1(Number(simulations));
  const createEvaluator = evaluatorsOf(source);
  const breadth = wide === undefined ? FULL_BREADTH : WIDE_BREADTH;
  if (simulations === undefined) {
    const draw = { temperature: Number(temperature), turns: Number(turns) };
    return planningBot("steady", createEvaluator, {
      breadth,
      ...(temperature === undefined ? {} : { draw }),
    });
  }
  const domain = { ...STRONG.domain, rootBreadth: breadth };
  const weights = { ...STRONG, domain, defaultSimulations: Number(simulations) };
  return strongBot(weights, createEvaluator);
}
