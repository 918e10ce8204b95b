import { botsOf, decide, type Bot } from "@sofala/bots";
import { findGameVersion } from "@sofala/catalog";
import { dice, type Game, type GameTypes } from "@sofala/engine";
import { WAIT, type BotRequestData, type BotDecision } from "./bot-request.ts";

/** As pino has it. */
export interface WarnLogger {
  warn(facts: object, message: string): void;
}

/** The game that is played by these rules. */
export function gameFor({ game: id, rulesVersion }: BotRequestData): Game<GameTypes> {
  const game = findGameVersion(id, rulesVersion);
  if (game === undefined) throw new Error(`nobody knows rules ${rulesVersion} of ${id}`);
  return game;
}

/** A legal move, drawn at random; the same for the same question. */
export function randomDecision(asked: BotRequestData): BotDecision {
  const { seat, seed, stepCount, view } = asked;
  const bot = botsOf(gameFor(asked)).find(({ level }) => level === "random");
  if (bot === undefined) throw new Error(`nobody draws moves of ${asked.game}`);
  // Drawn anew for every step, so that it does not go round in circles.
  const player = bot.sit(seat, `${seed} seat ${seat} step ${stepCount}`);
  return withPause(bot, asked, decide(player, view).move);
}

/** A move at the pace of whose it is. */
export function withPause(
  bot: Bot<GameTypes>,
  { seat, seed, stepCount }: BotRequestData,
  move: GameTypes["move"] | undefined,
): BotDecision {
  const chance = dice(`${seed} seat ${seat} pace ${stepCount}`);
  return { move, pauseMs: bot.pace?.(move, chance) ?? 0 };
}

/** The decision in a bot's place: one that is drawn, or to wait where even that is impossible. */
export function fallbackDecision(
  asked: BotRequestData,
  reason: string,
  log: WarnLogger,
): BotDecision {
  logFallback(asked, reason, log);
  try {
    return randomDecision(asked);
  } catch (error) {
    log.warn({ table: asked.table, reason: errorMessage(error) }, "no move can be drawn for a bot");
    return WAIT;
  }
}

export function logFallback(asked: BotRequestData, reason: string, log: WarnLogger): void {
  const { table, game, seat, level, stepCount } = asked;
  log.warn({ table, game, seat, level, steps: stepCount, reason }, "a move is drawn for a bot");
}

/** Characters of an error that are told. */
const MAX_ERROR_LENGTH = 300;

export const errorMessage = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR_LENGTH);
