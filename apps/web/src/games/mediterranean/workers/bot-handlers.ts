import {
  decide,
  mediterraneanNovice,
  mediterraneanSteady,
  mediterraneanStrong,
} from "@sofala/bots/mediterranean";
import type { Bot, BotPlayer } from "@sofala/bots/mediterranean";
import { dice, type Dice } from "@sofala/engine";
import type { Mediterranean } from "@sofala/mediterranean";
import type { BotDecision, BotRequest } from "../../../local/local-hidden-table.ts";
import { PlayerCache } from "../../../workers/player-cache.ts";

interface SeatedBot {
  readonly bot: Bot<Mediterranean>;
  readonly player: BotPlayer<Mediterranean>;
  /** Only for the length of its pauses. */
  readonly pauseDice: Dice;
}

const BOTS: readonly Bot<Mediterranean>[] = [
  mediterraneanNovice,
  mediterraneanSteady,
  mediterraneanStrong,
];

/** How long the strong bot may think about a decision; the others need much less. */
const THINK_TIME_MS = 1000;

/** The bots of each table; they remember the events that they observed. */
const botCache = new PlayerCache<SeatedBot>();

export type BotRequests = {
  readonly decide: {
    readonly request: BotRequest<Mediterranean>;
    readonly response: BotDecision<Mediterranean>;
  };
};

export const botHandlers = {
  decide(request: BotRequest<Mediterranean>): BotDecision<Mediterranean> {
    const { table, seat } = request;
    const { bot, player, pauseDice } = botCache.get(table, `${seat}`, () => seatBot(request));
    for (const events of request.newSteps) player.observe(events);
    const { move } = decide(player, request.view, { milliseconds: THINK_TIME_MS });
    const pauseMs = bot.moveDelay?.(move, pauseDice) ?? 0;
    return move === undefined ? { pauseMs } : { move, pauseMs };
  },
};

function seatBot({ bot: { level }, seat, seed }: BotRequest<Mediterranean>): SeatedBot {
  const bot = BOTS.find((each) => each.level === level) ?? mediterraneanSteady;
  const ownSeed = `${seed} seat ${seat}`;
  return { bot, player: bot.createPlayer(seat, ownSeed), pauseDice: dice(`${ownSeed} pace`) };
}
