import {
  decide,
  hintsOf,
  outlookOf,
  zimbabweNovice,
  zimbabweSteady,
  zimbabweStrong,
} from "@sofala/bots/zimbabwe";
import type { Bot, BotPlayer } from "@sofala/bots/zimbabwe";
import { planRaises, raisePlans } from "@sofala/zimbabwe";
import type { Move, View, Zimbabwe } from "@sofala/zimbabwe";
import { nextRaises } from "../lenses/next-raises.ts";
import { swapsFor } from "../raising/swaps.ts";
import { stateOf } from "../state-of-view.ts";
import type { RequestName, ZimbabweRequests } from "./requests.ts";
import { PlayerCache } from "../../../workers/player-cache.ts";

type ZimbabweHandlers = {
  readonly [Q in RequestName]: (
    request: ZimbabweRequests[Q]["request"],
  ) => ZimbabweRequests[Q]["response"];
};

const BOTS: readonly Bot<Zimbabwe>[] = [zimbabweNovice, zimbabweSteady, zimbabweStrong];
/** Time limit of the strong bot per turn; the others need much less. */
const THINK_TIME_MS = 1000;

/** Keeps bot players between requests: some plan a whole turn and remember the rest of it. */
const playerCache = new PlayerCache<BotPlayer<Zimbabwe>>();

export const zimbabweHandlers: ZimbabweHandlers = {
  decide({ table, seat, level, seed, view }) {
    const bot = BOTS.find((each) => each.level === level) ?? zimbabweSteady;
    const createPlayer = () => bot.createPlayer(seat, `${seed} seat ${seat}`);
    return decideMove(playerCache.get(table, `${seat} ${level}`, createPlayer), view);
  },

  hints: ({ view, simulations }) => hintsOf(stateOf(view), { simulations }),
  nextRaises: ({ view }) => nextRaises(stateOf(view)),
  outlook: ({ view }) => outlookOf(stateOf(view)),
  plans: ({ view, seat, monuments }) => raisePlans(stateOf(view), seat, monuments),
  raises({ view, seat }) {
    const state = stateOf(view);
    return view.monuments
      .filter((monument) => monument.seat === seat)
      .map(({ at }) => [at, planRaises(state, seat, [at])] as const);
  },
  swaps({ view, seat, moves }) {
    const state = stateOf(view);
    return moves.map(({ goods }, raise) =>
      goods.map((_, good) => swapsFor(view, state, seat, moves, raise, good)),
    );
  },
};

function decideMove(player: BotPlayer<Zimbabwe>, view: View): Move {
  const { move } = decide(player, view, { milliseconds: THINK_TIME_MS });
  if (move === undefined) throw new Error("a bot made no move on its turn");
  return move;
}
