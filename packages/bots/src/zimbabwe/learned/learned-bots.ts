import type { Zimbabwe } from "@sofala/zimbabwe";
import type { Bot, Level } from "../../bot.ts";
import { planningBot } from "../planning-bot.ts";
import { WIDE_BREADTH } from "../turns.ts";
import { LearnedEvaluator } from "./learned-evaluator.ts";

/** Compares whole turns by learned chances. The temperature says how often it takes a turn that is not the best. */
const learnedBot = (level: Level, temperature: number): Bot<Zimbabwe> =>
  planningBot(level, () => new LearnedEvaluator(), { breadth: WIDE_BREADTH, temperature });

export const zimbabweCasual = learnedBot("casual", 0.7);
export const zimbabweClub = learnedBot("club", 0.25);
export const zimbabweSteady = learnedBot("steady", 0);
