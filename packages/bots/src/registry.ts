import { fail, ok, type Game, type GameTypes, type Result } from "@sofala/engine";
import { mediterranean } from "@sofala/mediterranean";
import { zimbabwe } from "@sofala/zimbabwe";
import { LEVELS, type Bot, type Level } from "./bot.ts";
import { noviceTrader, steadyTrader, strongTrader } from "./mediterranean/bots.ts";
import { randomBot } from "./random-bot.ts";
import { zimbabweNovice } from "./zimbabwe/novice.ts";
import { zimbabweSteady } from "./zimbabwe/steady.ts";
import { zimbabweStrong } from "./zimbabwe/strong/strong.ts";

/** Who can be asked to play: a level, or an outside program. */
export type Entrant = Level | `cmd:${string}`;

interface GameBots {
  readonly game: Game;
  /** From the weakest on, beyond the random one. */
  readonly trained: readonly Bot<GameTypes>[];
}

const BOTS: readonly GameBots[] = [
  { game: zimbabwe, trained: [zimbabweNovice, zimbabweSteady, zimbabweStrong] },
  { game: mediterranean, trained: [noviceTrader, steadyTrader, strongTrader] },
];

/** The bots of a game from the weakest on; every game has the random one, at the pace of the others. */
export function botsOf(game: Game): readonly Bot<GameTypes>[] {
  const trained = BOTS.find((each) => each.game.id === game.id)?.trained ?? [];
  return [randomBot(game, trained[0]?.pace), ...trained];
}

/** The game that goes by this name among those that bots know. */
export function gameWithBots(id: string): Game {
  const found = BOTS.find(({ game }) => game.id === id);
  if (found === undefined) throw new Error(`no bot knows ${id}`);
  return found.game;
}

/** The level that people meet where they ask for none: knows the game, and answers at once. */
export const usualLevel = (game: Game): Level =>
  botsOf(game).some(({ level }) => level === "steady") ? "steady" : "random";

/** The items of a list that is written with commas; those in quotes part nothing. */
export const listed = (text: string): readonly string[] =>
  (text.match(/(?:[^,"']|"[^"]*"|'[^']*')+/gu) ?? [""]).map((part) => part.trim());

/** The bots of a lineup as they are written: `steady,novice,cmd:node bot.ts`. */
export function parseEntrants(game: Game, text: string): Result<readonly Entrant[], string> {
  const entrants: Entrant[] = [];
  for (const part of listed(text)) {
    const entrant = parseEntrant(game, part);
    if (!entrant.ok) return entrant;
    entrants.push(entrant.value);
  }
  return ok(entrants);
}

/** A bot as it is written: a level of the game, or `cmd:PROGRAM ARGUMENTS`. */
export function parseEntrant(game: Game, text: string): Result<Entrant, string> {
  if (isProgram(text)) {
    return wordsOf(text).length > 0 ? ok(text) : fail("cmd: names no program");
  }
  const levels = botsOf(game).map(({ level }) => level);
  const level = LEVELS.find((each) => each === text && levels.includes(each));
  if (level !== undefined) return ok(level);
  return fail(`${game.id} has no bot "${text}", only ${levels.join(", ")} and cmd:PROGRAM`);
}

export const isProgram = (entrant: string): entrant is `cmd:${string}` =>
  entrant.startsWith("cmd:");

/** The program and its arguments; quotes keep words together. */
export const wordsOf = (entrant: `cmd:${string}`): readonly string[] =>
  (entrant.slice("cmd:".length).match(/(?:[^\s"']|"[^"]*"|'[^']*')+/gu) ?? []).map((word) =>
    word.replace(/"([^"]*)"|'([^']*)'/gu, (_, double?: string, single?: string) => {
      return double ?? single ?? "";
    }),
  );
