import { findGame } from "@sofala/catalog";
import type { Game, GameTypes, Seat } from "@sofala/engine";
import { BotPool, type BotPoolOptions } from "../../src/bots/bot-pool.ts";

/** The bot pools of one test and what they log; without options bots have unlimited time. */
export class BotPools {
  readonly lines: object[] = [];
  readonly #pools: BotPool[] = [];

  open(options: Partial<BotPoolOptions>): BotPool {
    const logger = { warn: (facts: object) => void this.lines.push(facts) };
    const defaults = { threads: 1, thinkTimeMs: 60_000, graceMs: 60_000, logger };
    const pool = new BotPool({ ...defaults, ...options });
    this.#pools.push(pool);
    return pool;
  }

  async close(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.close()));
  }
}

export function gameBy(id: string): Game {
  const game = findGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

export function optionsOf(game: Game, options: object): GameTypes["options"] {
  const read = game.parseOptions(options);
  if (!read.ok) throw new Error(read.error.reason);
  return read.value;
}

/** Why a move of this seat is refused in this state. */
export const refusalIn =
  (game: Game, state: GameTypes["state"], seat: Seat) =>
  (move: GameTypes["move"]): string | undefined => {
    const step = game.applyMove(state, seat, move);
    return step.ok ? undefined : step.error.code;
  };
