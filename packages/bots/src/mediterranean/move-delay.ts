import type { Mediterranean } from "@sofala/mediterranean";
import { moveDelayBy } from "../move-delay.ts";

/** Delays like those of people; a waiting bot looks at the market again soon. */
export const mediterraneanMoveDelay = moveDelayBy<Mediterranean>(
  {
    "use-ability": [700, 900],
    flip: [1200, 1800],
    offer: [2500, 4500],
    accept: [1500, 2500],
    decline: [1200, 2300],
    withdraw: [1000, 2000],
    store: [1500, 2500],
    bank: [1500, 2500],
    vote: [1500, 3000],
    "lose-cubes": [1500, 2500],
    "discard-stored": [1500, 2500],
    build: [1500, 2500],
    develop: [1500, 2500],
    "buy-vp": [1000, 1500],
    ready: [800, 1700],
    unready: [500, 500],
    throw: [800, 1200],
    "time-up": [0, 0],
  },
  [1500, 1500],
);
