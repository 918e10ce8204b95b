import type { Zimbabwe } from "@sofala/zimbabwe";
import type { Bot, Level } from "../../bot.ts";
import { planningBot, type PlanningStyle } from "../planning-bot.ts";
import { WIDE_BREADTH } from "../turns.ts";
import { LearnedEvaluator } from "./learned-evaluator.ts";

/** Compares whole turns by learned chances. */
const learnedBot = (level: Level, style: Omit<PlanningStyle, "breadth">): Bot<Zimbabwe> =>
  planningBot(level, () => new LearnedEvaluator(), { breadth: WIDE_BREADTH, ...style });

export const zimbabweCasual = learnedBot("casual", { draw: { temperature: 1, turns: 18 } });
export const zimbabweClub = learnedBot("club", { draw: { temperature: 0.28, turns: 12 } });
export const zimbabweSteady = learnedBot("steady", {});
