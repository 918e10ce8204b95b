import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import { reviewMediterranean } from "./review-game.ts";
import type { Analyst } from "../../review/review.ts";

export const mediterraneanAnalyst: Analyst<Mediterranean> = {
  game: mediterranean,
  review: (start, moves) => reviewMediterranean(start, moves),
};
