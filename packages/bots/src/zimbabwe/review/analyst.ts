import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import { hintsOf } from "../strong/hints.ts";
import {
  chancesOverTimeOf,
  reviewOf,
  type Analyst,
  type TurnAnalyst,
} from "../../review/review.ts";
import { zimbabweTurns } from "./turns.ts";

/** The strong bot, which looks at one decision after another. */
export const zimbabweTurnAnalyst: TurnAnalyst<Zimbabwe> = {
  ...zimbabweTurns,
  hints: (state, budget) => hintsOf(state, budget),
};

export const zimbabweAnalyst: Analyst<Zimbabwe> = {
  game: zimbabwe,
  review(start, moves, budget) {
    const moments = [...reviewOf(zimbabweTurnAnalyst, start, moves, budget)];
    return { chancesOverTime: chancesOverTimeOf(moments), moments };
  },
};
