import { findGame } from "@sofala/catalog";
import type { Game, GameTypes, Seat } from "@sofala/engine";
import { BotPool, type BotPoolOptions } from "../src/bots/bot-pool.ts";

/** Desks of one test, and what they log; bots have all the time they want unless options say less. */
export class Desks {
  readonly lines: object[] = [];
  readonly #desks: BotPool[] = [];

  open(options: Partial<BotPoolOptions>): BotPool {
    const logger = { warn: (facts: object) => void this.lines.push(facts) };
    const usual = { threads: 1, thinkTimeMs: 60_000, graceMs: 60_000, logger };
    const desk = new BotPool({ ...usual, ...options });
    this.#desks.push(desk);
    return desk;
  }

  async close(): Promise<void> {
    await Promise.all(this.#desks.map((desk) => desk.close()));
  }
}

export function gameBy(id: string): Game<GameTypes> {
  const game = findGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

export function optionsOf(game: Game<GameTypes>, options: object): GameTypes["options"] {
  const read = game.parseOptions(options);
  if (!read.ok) throw new Error(read.error.reason);
  return read.value;
}

/** Why a move of this seat is refused in this state. */
export const refusalIn =
  (game: Game<GameTypes>, state: GameTypes["state"], seat: Seat) =>
  (move: GameTypes["move"]): string | undefined => {
    const step = game.applyMove(state, seat, move);
    return step.ok ? undefined : step.error.code;
  };
