import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import { reviewMarket } from "./mediterranean/game.ts";
import type { Analyst } from "./review.ts";

export const mediterraneanAnalyst: Analyst<Mediterranean> = {
  game: mediterranean,
  review: (start, moves) => reviewMarket(start, moves),
};
