import { botsOf, decide, type Bot } from "@sofala/bots";
import { gameAt } from "@sofala/catalog";
import { dice, type Game, type GameTypes } from "@sofala/engine";
import { WAIT, type Asked, type Decision } from "./bot-request.ts";

/** As pino has it. */
export interface Log {
  warn(facts: object, message: string): void;
}

/** The game that is played by these rules. */
export function gameOf({ game: id, rules }: Asked): Game<GameTypes> {
  const game = gameAt(id, rules);
  if (game === undefined) throw new Error(`nobody knows rules ${rules} of ${id}`);
  return game;
}

/** A legal move, drawn at random; the same for the same question. */
export function standIn(asked: Asked): Decision {
  const { seat, seed, steps, view } = asked;
  const bot = botsOf(gameOf(asked)).find(({ level }) => level === "random");
  if (bot === undefined) throw new Error(`nobody draws moves of ${asked.game}`);
  // Drawn anew for every step, so that it does not go round in circles.
  const player = bot.sit(seat, `${seed} seat ${seat} step ${steps}`);
  return paced(bot, asked, decide(player, view).move);
}

/** A move at the pace of whose it is. */
export function paced(
  bot: Bot<GameTypes>,
  { seat, seed, steps }: Asked,
  move: GameTypes["move"] | undefined,
): Decision {
  const chance = dice(`${seed} seat ${seat} pace ${steps}`);
  return { move, pause: bot.pace?.(move, chance) ?? 0 };
}

/** The decision in a bot's place: one that is drawn, or to wait where even that is impossible. */
export function decisionInstead(asked: Asked, reason: string, log: Log): Decision {
  warn(asked, reason, log);
  try {
    return standIn(asked);
  } catch (error) {
    log.warn({ table: asked.table, reason: wordsOf(error) }, "no move can be drawn for a bot");
    return WAIT;
  }
}

export function warn(asked: Asked, reason: string, log: Log): void {
  const { table, game, seat, level, steps } = asked;
  log.warn({ table, game, seat, level, steps, reason }, "a move is drawn for a bot");
}

/** Characters of an error that are told. */
const LENGTH = 300;

export const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, LENGTH);
