import { botsOf, decide, type Bot } from "@sofala/bots";
import { findGameVersion } from "@sofala/catalog";
import { dice, type Game, type GameTypes } from "@sofala/engine";
import type { Logger } from "../logger.ts";
import { WAIT, type BotRequestData, type BotDecision } from "./bot-request.ts";

export function gameFor({ game: id, rulesVersion }: BotRequestData): Game {
  const game = findGameVersion(id, rulesVersion);
  if (game === undefined) throw new Error(`no rules version ${rulesVersion} of ${id}`);
  return game;
}

/** A random legal move; the same for the same request. */
export function randomDecision(request: BotRequestData): BotDecision {
  const { seat, seed, stepCount, view } = request;
  const bot = botsOf(gameFor(request)).find(({ level }) => level === "random");
  if (bot === undefined) throw new Error(`${request.game} has no random bot`);
  // The step is part of the seed, so that the bot does not repeat the same move for ever.
  const player = bot.createPlayer(seat, `${seed} seat ${seat} step ${stepCount}`);
  return withPause(bot, request, decide(player, view).move);
}

/** The decision with the pause that the bot makes before it. */
export function withPause(
  bot: Bot<GameTypes>,
  { seat, seed, stepCount }: BotRequestData,
  move: GameTypes["move"] | undefined,
): BotDecision {
  const random = dice(`${seed} seat ${seat} pace ${stepCount}`);
  return { move, pauseMs: bot.moveDelay?.(move, random) ?? 0 };
}

/** A random decision in place of the bot's own, or `WAIT` if there is none. */
export function fallbackDecision(
  request: BotRequestData,
  reason: string,
  logger: Pick<Logger, "warn">,
): BotDecision {
  logFallback(request, reason, logger);
  try {
    return randomDecision(request);
  } catch (error) {
    logger.warn(
      { table: request.table, reason: errorMessage(error) },
      "no random move could be chosen for a bot",
    );
    return WAIT;
  }
}

export function logFallback(
  request: BotRequestData,
  reason: string,
  logger: Pick<Logger, "warn">,
): void {
  const { table, game, seat, level, stepCount } = request;
  logger.warn(
    { table, game, seat, level, steps: stepCount, reason },
    "a random move is played for a bot",
  );
}

/** Longer error messages are cut. */
const MAX_ERROR_LENGTH = 300;

export const errorMessage = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR_LENGTH);
