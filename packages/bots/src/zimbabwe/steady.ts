import type { Zimbabwe } from "@sofala/zimbabwe";
import type { Bot } from "../bot.ts";
import { GiftPlanner } from "./gifts.ts";
import { chooseFirstMonument } from "./first-monument.ts";
import { zimbabweMoveDelay } from "./move-delay.ts";
import { PlanningPlayer, singleMove } from "./planning-player.ts";
import { FULL_BREADTH, QUICK_BREADTH, TurnPlanner } from "./turns.ts";
import { RaceEvaluator } from "./race-evaluator.ts";
import { STEADY, type Weights } from "./weights.ts";

/** Knows the game: compares whole turns by the race to the victory requirements. */
export const steadyBot = (weights: Weights): Bot<Zimbabwe> => ({
  game: "zimbabwe",
  level: "steady",
  moveDelay: zimbabweMoveDelay,
  createPlayer(seat) {
    const evaluator = new RaceEvaluator(weights);
    const planner = new TurnPlanner(evaluator, FULL_BREADTH);
    const giftPlanner = new GiftPlanner(evaluator, new TurnPlanner(evaluator, QUICK_BREADTH));
    return new PlanningPlayer(seat, {
      firstMonument: (state) => singleMove(chooseFirstMonument(state)),
      gifts: (state) => singleMove(giftPlanner.decide(state, seat)),
      turns: (state) => planner.plan(state, seat),
    });
  },
});

export const zimbabweSteady: Bot<Zimbabwe> = steadyBot(STEADY);
