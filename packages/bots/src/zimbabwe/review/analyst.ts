import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import { hintsOf } from "../strong/hints.ts";
import { courseOf, reviewOf, type Analyst, type TurnAnalyst } from "../../review/review.ts";
import { zimbabweTurns } from "./turns.ts";

/** The strong bot, who looks at one decision after the other. */
export const regent: TurnAnalyst<Zimbabwe> = {
  ...zimbabweTurns,
  hints: (state, budget) => hintsOf(state, budget),
};

export const zimbabweAnalyst: Analyst<Zimbabwe> = {
  game: zimbabwe,
  review(start, moves, budget) {
    const moments = [...reviewOf(regent, start, moves, budget)];
    return { course: courseOf(moments), moments };
  },
};
