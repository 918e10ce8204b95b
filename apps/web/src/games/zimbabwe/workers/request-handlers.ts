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
import type { Question, Questions } from "./requests.ts";
import { Players } from "../../../workers/player-cache.ts";

type Answers = {
  readonly [Q in Question]: (ask: Questions[Q]["ask"]) => Questions[Q]["answer"];
};

const BOTS: readonly Bot<Zimbabwe>[] = [zimbabweNovice, zimbabweSteady, zimbabweStrong];
/** So long the strong bot thinks about a turn; the others are content much earlier. */
const MILLISECONDS = 1000;

/** Bots at their seats: those that plan whole turns remember the rest of the turn. */
const players = new Players<BotPlayer<Zimbabwe>>();

export const answers: Answers = {
  decide({ table, seat, level, seed, view }) {
    const bot = BOTS.find((each) => each.level === level) ?? zimbabweSteady;
    const sit = () => bot.sit(seat, `${seed} seat ${seat}`);
    return moveOf(players.at(table, `${seat} ${level}`, sit), view);
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

function moveOf(player: BotPlayer<Zimbabwe>, view: View): Move {
  const { move } = decide(player, view, { milliseconds: MILLISECONDS });
  if (move === undefined) throw new Error("a bot waits where it is to move");
  return move;
}
