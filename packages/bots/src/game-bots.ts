import type { Game, GameTypes } from "@sofala/engine";
import type { Bot } from "./bot.ts";
import type { Analyst } from "./review/review.ts";

/** What the registry holds of a game. */
export interface GameBots {
  readonly game: Game;
  /** From the weakest on, without the random one. */
  readonly bots: readonly Bot<GameTypes>[];
  /** Loads what reviews finished games; by default they are not reviewed. */
  loadAnalyst?(this: void): Promise<Analyst<GameTypes>>;
}
