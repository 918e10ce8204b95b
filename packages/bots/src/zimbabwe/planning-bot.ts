import { dice, type Dice } from "@sofala/engine";
import type { Zimbabwe } from "@sofala/zimbabwe";
import type { Bot, Level } from "../bot.ts";
import { exp } from "../net/exact-math.ts";
import { TurnCandidates, type Breadth, type Evaluator } from "./candidates.ts";
import { chooseFirstMonument } from "./first-monument.ts";
import { GiftPlanner } from "./gifts.ts";
import { zimbabweMoveDelay } from "./move-delay.ts";
import { PlanningPlayer, singleMove } from "./planning-player.ts";
import {
  QUICK_BREADTH,
  TurnPlanner,
  allTurns,
  distinctByValue,
  type PlannedTurn,
} from "./turns.ts";

export interface PlanningStyle {
  readonly breadth: Breadth;
  /** Without it, it always takes the best turn. */
  readonly draw?: Draw;
}

/** Takes one of the best `turns`; one whose value is lower by the temperature is taken 1/e times as often. */
interface Draw {
  readonly temperature: number;
  readonly turns: number;
}

/** Compares whole turns by an evaluation, without looking ahead. */
export const planningBot = (
  level: Level,
  createEvaluator: () => Evaluator,
  { breadth, draw }: PlanningStyle,
): Bot<Zimbabwe> => ({
  game: "zimbabwe",
  level,
  moveDelay: zimbabweMoveDelay,
  createPlayer(seat, seed) {
    const evaluator = createEvaluator();
    const planner = new TurnPlanner(evaluator, breadth);
    const giftPlanner = new GiftPlanner(evaluator, new TurnPlanner(evaluator, QUICK_BREADTH));
    const chance = dice(`zimbabwe ${level} ${seed}`);
    return new PlanningPlayer(seat, {
      firstMonument: (state) => singleMove(chooseFirstMonument(state)),
      gifts: (state) => singleMove(giftPlanner.decide(state, seat)),
      turns: (state) =>
        draw === undefined
          ? planner.plan(state, seat)
          : [drawTurn(new TurnCandidates(state, seat, evaluator, breadth), draw, chance)],
    });
  },
});

/** One of the good turns, the better ones more often; a win is never missed. */
function drawTurn(candidates: TurnCandidates, draw: Draw, chance: Dice): PlannedTurn {
  const best = distinctByValue(allTurns(candidates)).slice(0, draw.turns);
  const most = best[0]?.value ?? 0;
  const weights = best.map(({ value }) => exp((value - most) / draw.temperature));
  let ticket = (chance.below(1 << 20) / (1 << 20)) * weights.reduce((sum, each) => sum + each, 0);
  const drawn = best.find((_, index) => (ticket -= weights[index] ?? 0) < 0);
  return { ...(drawn ?? candidates.best()), comparedTurns: candidates.turns.length };
}
