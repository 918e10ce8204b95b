import { zimbabwe, type Options, type Zimbabwe } from "@sofala/zimbabwe";
import type { Bot } from "../../src/bot.ts";
import { playMatch, type MatchResult } from "../../src/match.ts";
import { randomBot } from "../../src/random-bot.ts";
import { zimbabweNovice } from "../../src/zimbabwe/novice.ts";
import { zimbabweSteady } from "../../src/zimbabwe/learned/learned-bots.ts";

/** No game of bots lasts this long: one that does is stuck. */
export const ROUNDS_MAX = 60;

/** The options, used in turn. */
const OPTIONS: readonly Options[] = [
  {},
  { firstPlay: true },
  { dziva: "start", gods: ["dziva", "obatala", "qamata", "elegua", "shadipinyi"] },
  { specialists: false },
  { gods: [] },
];

/** All levels at one table; seats and options rotate with the number of the game. */
export function mixedGame(
  players: number,
  game: number,
  roundLimit: number = ROUNDS_MAX,
): MatchResult<Zimbabwe> {
  const levels: readonly Bot<Zimbabwe>[] = [zimbabweSteady, zimbabweNovice, randomBot(zimbabwe)];
  const bots = Array.from(
    { length: players },
    (_, seat) => levels[(seat + game) % levels.length] ?? zimbabweSteady,
  );
  const options = { ...OPTIONS[game % OPTIONS.length], roundLimit };
  return playMatch(zimbabwe, { seed: `mixed ${game}`, options, bots });
}
