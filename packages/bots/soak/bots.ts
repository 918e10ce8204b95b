/**
 * `npm run soak -- bots [--games N] [--game ID] [--first N]`: bots of all levels play whole games at one
 * table, with every number of players and every option; a stall or an illegal move ends the trial.
 */
import { existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";
import type { GameTypes, JsonObject } from "@sofala/engine";
import type { Bot } from "../src/bot.ts";
import { botsOf, gamesWithBots, gameWithBots } from "../src/registry.ts";
import { playMatch } from "../src/match.ts";

/** The options of a game, used in turn: `options/<game>.json`; a game without this file is played with its defaults. */
function optionsOf(game: string): readonly JsonObject[] {
  const file = join(import.meta.dirname, "options", `${game}.json`);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as readonly JsonObject[])
    : [{}];
}

interface ThreadShare {
  readonly game: string;
  readonly first: number;
  readonly until: number;
  readonly step: number;
}
interface SoakResult {
  readonly games: number;
  readonly moves: number;
}

if (isMainThread) await soak();
else parentPort?.postMessage(play(workerData as ThreadShare));

async function soak(): Promise<void> {
  const { values } = parseArgs({
    options: {
      games: { type: "string", default: "10000" },
      game: { type: "string" },
      first: { type: "string", default: "0" },
    },
  });
  const chosen = values.game === undefined ? gamesWithBots.map(({ id }) => id) : [values.game];
  for (const game of chosen) {
    const startedAt = performance.now();
    const step = availableParallelism();
    const first = Number(values.first);
    const until = first + Number(values.games);
    const shares = Array.from({ length: step }, (_, n) =>
      runInThread({ game, first: first + n, until, step }),
    );
    const results = await Promise.all(shares);
    const games = results.reduce((sum, each) => sum + each.games, 0);
    const moves = results.reduce((sum, each) => sum + each.moves, 0);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(`${game}: ${games} games, ${moves} moves, all legal, none stuck, ${seconds} s`);
  }
}

function runInThread(share: ThreadShare): Promise<SoakResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: share });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

/** Plays every n-th game; players, seats and options rotate with the number of the game. */
function play({ game: id, first, until, step }: ThreadShare): SoakResult {
  const game = gameWithBots(id);
  const levels = botsOf(game);
  const { min, max } = game.players;
  const variants = optionsOf(id);
  const results = { games: 0, moves: 0 };
  for (let n = first; n < until; n += step) {
    const options = game.parseOptions(variants[n % variants.length]);
    if (!options.ok) throw new Error(options.error.reason);
    const players = min + (n % (max - min + 1));
    const bots = Array.from({ length: players }, (_, seat) => levelFor(levels, seat, n));
    const { state, moves } = playMatch(game, { seed: `soak ${n}`, options: options.value, bots });
    if (game.simulation.isCutShort(state)) throw new Error(`game ${n} does not end`);
    results.games += 1;
    results.moves += moves.length;
  }
  return results;
}

function levelFor(levels: readonly Bot<GameTypes>[], seat: number, game: number): Bot<GameTypes> {
  const found = levels[(seat * 2 + game + Math.floor(game / levels.length)) % levels.length];
  if (found === undefined) throw new Error("a game without bots");
  return found;
}
