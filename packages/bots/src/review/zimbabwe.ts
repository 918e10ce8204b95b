import type { Zimbabwe } from "@sofala/zimbabwe";
import { hintsOf } from "../zimbabwe/strong/hints.ts";
import type { Analyst } from "./review.ts";
import { zimbabweTurns } from "./zimbabwe-turns.ts";

export const zimbabweAnalyst: Analyst<Zimbabwe> = {
  ...zimbabweTurns,
  hints: (state, budget) => hintsOf(state, budget),
};
