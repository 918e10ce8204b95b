import {
  adviceOf,
  hintsOf,
  outlookOf,
  zimbabweCasual,
  zimbabweClub,
  zimbabweNovice,
  zimbabweSteady,
  zimbabweStrong,
} from "@sofala/bots/zimbabwe";
import { planRaises, raisePlans } from "@sofala/zimbabwe";
import { botHandlers } from "../../../workers/bot-handlers.ts";
import { nextRaises } from "./next-raises.ts";
import { raiseObstacle } from "./raise-obstacle.ts";
import { swapsFor } from "./swaps.ts";
import { stateOf } from "./state-of-view.ts";
import type { RequestName, ZimbabweRequests } from "./requests.ts";

type ZimbabweHandlers = {
  readonly [Q in RequestName]: (
    request: ZimbabweRequests[Q]["request"],
  ) => ZimbabweRequests[Q]["response"];
};

export const zimbabweHandlers: ZimbabweHandlers = {
  ...botHandlers([zimbabweNovice, zimbabweCasual, zimbabweClub, zimbabweSteady, zimbabweStrong]),
  advice: ({ view, simulations }) => adviceOf(stateOf(view), { simulations }),
  hints: ({ view, simulations }) => hintsOf(stateOf(view), { simulations }),
  nextRaises: ({ view }) => nextRaises(stateOf(view)),
  outlook: ({ view }) => outlookOf(stateOf(view)),
  plans: ({ view, seat, monuments }) => raisePlans(stateOf(view), seat, monuments),
  raises({ view, seat }) {
    const state = stateOf(view);
    return view.monuments
      .filter((monument) => monument.seat === seat)
      .map(({ at }) => {
        const plan = planRaises(state, seat, [at]);
        return [at, plan, raiseObstacle(view, state, seat, at, plan?.cost)] as const;
      });
  },
  swaps({ view, seat, moves }) {
    const state = stateOf(view);
    return moves.map(({ goods }, raise) =>
      goods.map((_, good) => swapsFor(view, state, seat, moves, raise, good)),
    );
  },
};
