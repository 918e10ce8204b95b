import type { Zimbabwe } from "@sofala/zimbabwe";
import type { Bot } from "../bot.ts";
import { Giver } from "./gifts.ts";
import { firstMonument } from "./first-monument.ts";
import { builderPace } from "./move-delay.ts";
import { PlanningPlayer, atOnce } from "./planning-player.ts";
import { FULL, QUICK, TurnPlanner } from "./turns.ts";
import { Judge } from "./race-evaluator.ts";
import { STEADY, type Weights } from "./weights.ts";

/** Knows the game: compares whole turns by the race to the victory requirements. */
export const steadyWith = (weights: Weights): Bot<Zimbabwe> => ({
  game: "zimbabwe",
  level: "steady",
  pace: builderPace,
  sit(seat) {
    const judge = new Judge(weights);
    const planner = new TurnPlanner(judge, FULL);
    const giver = new Giver(judge, new TurnPlanner(judge, QUICK));
    return new PlanningPlayer(seat, {
      first: (state) => atOnce(firstMonument(state)),
      gift: (state) => atOnce(giver.decide(state, seat)),
      turns: (state) => planner.plan(state, seat),
    });
  },
});

export const zimbabweSteady: Bot<Zimbabwe> = steadyWith(STEADY);
