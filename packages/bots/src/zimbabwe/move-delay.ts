import type { Zimbabwe } from "@sofala/zimbabwe";
import { moveDelayBy } from "../move-delay.ts";

/** A turn has many moves: each can be seen, none takes long. No bot waits for others. */
export const zimbabweMoveDelay = moveDelayBy<Zimbabwe>(
  {
    "place-first": [600, 300],
    give: [500, 400],
    pass: [400, 300],
    "set-prices": [400, 300],
    "choose-god": [600, 300],
    "choose-specialist": [600, 300],
    "use-specialist": [500, 300],
    "build-monument": [500, 400],
    "place-craftsman": [500, 400],
    "raise-prices": [300, 200],
    "raise-monument": [600, 300],
    "end-turn": [200, 200],
  },
  [500, 500],
);
