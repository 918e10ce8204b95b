import type { Zimbabwe } from "@sofala/zimbabwe";
import type { Bot } from "../bot.ts";
import { planningBot } from "./planning-bot.ts";
import { RaceEvaluator } from "./race-evaluator.ts";
import { FULL_BREADTH } from "./turns.ts";
import { STEADY, type Weights } from "./weights.ts";

/** Compares whole turns by the race to the victory requirements alone. */
export const raceBot = (weights: Weights): Bot<Zimbabwe> =>
  planningBot("steady", () => new RaceEvaluator(weights), { breadth: FULL_BREADTH });

/**
 * The steady bot from before learned values. It never changes, so new bots are compared with it, and tests that need the
 * same moves for ever ask it.
 */
export const steward1: Bot<Zimbabwe> = raceBot(STEADY);
