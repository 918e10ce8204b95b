import { fail, ok, type Game, type GameTypes, type Result } from "@sofala/engine";
import { LEVELS, type Bot, type Level } from "./bot.ts";
import type { GameBots } from "./game-bots.ts";
import { mediterraneanBots } from "./mediterranean/game-bots.ts";
import { randomBot } from "./random-bot.ts";
import type { Analyst } from "./review/review.ts";
import { tsoroBots } from "./tsoro/game-bots.ts";
import { zimbabweBots } from "./zimbabwe/game-bots.ts";

/** The bots of each game; a game without an entry has only the random one. */
const GAME_BOTS: readonly GameBots[] = [zimbabweBots, mediterraneanBots, tsoroBots];

export const gamesWithBots: readonly Game[] = GAME_BOTS.map(({ game }) => game);

/** A player of a tournament: a level, or an outside program. */
export type Entrant = Level | `cmd:${string}`;

/**
 * The bots of a game from the weakest on; every game has the random one, with the move delay of the
 * others.
 */
export function botsOf(game: Game): readonly Bot<GameTypes>[] {
  const bots = GAME_BOTS.find((each) => each.game.id === game.id)?.bots ?? [];
  return [randomBot(game, bots[0]?.moveDelay), ...bots];
}

/** The game with this id, if it has bots. */
export function gameWithBots(id: string): Game {
  const found = GAME_BOTS.find(({ game }) => game.id === id);
  if (found === undefined) throw new Error(`no bot knows ${id}`);
  return found.game;
}

/** The analyst of a game, if it has one; loaded on demand. */
export async function analystOf({ id }: Game): Promise<Analyst<GameTypes> | undefined> {
  return GAME_BOTS.find(({ game }) => game.id === id)?.loadAnalyst?.();
}

/** The level of opponents by default: knows the game, and answers at once. */
export const defaultLevel = (game: Game): Level =>
  botsOf(game).some(({ level }) => level === "steady") ? "steady" : "random";

/** The items of a list separated by commas; commas in quotes do not count. */
export const splitList = (text: string): readonly string[] =>
  (text.match(/(?:[^,"']|"[^"]*"|'[^']*')+/gu) ?? [""]).map((part) => part.trim());

/** The bots of a lineup as they are written: `steady,novice,cmd:node bot.ts`. */
export function parseEntrants(game: Game, text: string): Result<readonly Entrant[], string> {
  const entrants: Entrant[] = [];
  for (const part of splitList(text)) {
    const entrant = parseEntrant(game, part);
    if (!entrant.ok) return entrant;
    entrants.push(entrant.value);
  }
  return ok(entrants);
}

/** A bot as it is written: a level of the game, or `cmd:PROGRAM ARGUMENTS`. */
export function parseEntrant(game: Game, text: string): Result<Entrant, string> {
  if (isProgram(text)) {
    return commandWords(text).length > 0 ? ok(text) : fail("cmd: names no program");
  }
  const levels = botsOf(game).map(({ level }) => level);
  const level = LEVELS.find((each) => each === text && levels.includes(each));
  if (level !== undefined) return ok(level);
  return fail(`${game.id} has no bot "${text}", only ${levels.join(", ")} and cmd:PROGRAM`);
}

export const isProgram = (entrant: string): entrant is `cmd:${string}` =>
  entrant.startsWith("cmd:");

/** The program and its arguments; quotes keep words together. */
export const commandWords = (entrant: `cmd:${string}`): readonly string[] =>
  (entrant.slice("cmd:".length).match(/(?:[^\s"']|"[^"]*"|'[^']*')+/gu) ?? []).map((word) =>
    word.replace(/"([^"]*)"|'([^']*)'/gu, (_, double?: string, single?: string) => {
      return double ?? single ?? "";
    }),
  );
