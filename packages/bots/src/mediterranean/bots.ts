import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import type { Bot, Level } from "../bot.ts";
import { CASUAL, CLUB, NOVICE, STEADY, type PlayStyle } from "./play-style.ts";
import { mediterraneanMoveDelay } from "./move-delay.ts";
import { Player, type Skills } from "./player.ts";
import { LOOKAHEAD, type LookaheadWeights } from "./strong/lookahead.ts";
import { StrongPlayer, type StrongSettings } from "./strong/strong-player.ts";

/** A bot of this style, with its own skills if given. */
export const createBot = (level: Level, style: PlayStyle, skills?: Skills): Bot<Mediterranean> => ({
  game: mediterranean.id,
  level,
  createPlayer: (seat, seed) => new Player(style, seat, seed, skills),
  moveDelay: mediterraneanMoveDelay,
});

/** Plausible, and makes mistakes. */
export const mediterraneanNovice = createBot("novice", NOVICE);
export const mediterraneanCasual = createBot("casual", CASUAL);
export const mediterraneanClub = createBot("club", CLUB);
/** Knows the game. */
export const mediterraneanSteady = createBot("steady", STEADY);

/** Evaluates much like the steady bot, negotiates harder and looks ahead. */
export const strongBot = (
  lookahead: LookaheadWeights,
  settings?: Partial<StrongSettings>,
): Bot<Mediterranean> => ({
  ...mediterraneanSteady,
  level: "strong",
  createPlayer: (seat, seed) => new StrongPlayer(seat, seed, lookahead, settings),
});
export const mediterraneanStrong = strongBot(LOOKAHEAD);
