import { decide, type Bot, type BotPlayer } from "@sofala/bots/bot";
import { dice, type Dice, type GameTypes } from "@sofala/engine";
import type { BotDecision, BotRequest } from "../local/bot-request.ts";
import { PlayerCache } from "./player-cache.ts";

interface SeatedBot<T extends GameTypes> {
  readonly bot: Bot<T>;
  readonly player: BotPlayer<T>;
  /** Only for the length of its pauses. */
  readonly pauseDice: Dice;
}

/** How long the strong bots may think about a decision; the others need much less. */
const THINK_TIME_MS = 1000;

/** Runs in a worker: decides for the bots of a game. */
export function botHandlers<T extends GameTypes>(bots: readonly Bot<T>[]) {
  /** Players are kept between requests: some remember a plan for the whole turn, some what they observed. */
  const players = new PlayerCache<SeatedBot<T>>();
  return {
    decide(request: BotRequest<T>): BotDecision<T> {
      const { table, seat, bot: asked, newSteps = [] } = request;
      const { bot, player, pauseDice } = players.get(table, `${seat} ${asked.level}`, () =>
        seatBot(bots, request),
      );
      for (const events of newSteps) player.observe(events);
      const { move } = decide(player, request.view, { milliseconds: THINK_TIME_MS });
      const pauseMs = bot.moveDelay?.(move, pauseDice) ?? 0;
      return move === undefined ? { pauseMs } : { move, pauseMs };
    },
  };
}

/** A bot of an unknown level plays like the steady one. */
function seatBot<T extends GameTypes>(
  bots: readonly Bot<T>[],
  { bot: { level }, seat, seed }: BotRequest<T>,
): SeatedBot<T> {
  const bot = [level, "steady"].flatMap(
    (name) => bots.find((each) => each.level === name) ?? [],
  )[0];
  if (bot === undefined) throw new Error(`no bot of level ${level}`);
  const ownSeed = `${seed} seat ${seat}`;
  return { bot, player: bot.createPlayer(seat, ownSeed), pauseDice: dice(`${ownSeed} pace`) };
}
