/**
 * Does the strong bot gain from longer searches?
 *
 *     node packages/bots/tuning/zimbabwe/longer-searches.ts FILE PLAYERS SIMULATIONS SEEDS [FIRST]
 *
 * Every other seat has SIMULATIONS for a turn, the rest a ninth of them, on the seeds `tune-FIRST`,
 * … with the seats exchanged. Every game is a line of FILE and is not played again, so you can stop
 * and resume. Prints the results of all of FILE.
 */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import type { Bot } from "../../src/bot.ts";
import { wilsonInterval } from "../../src/ladder/figures.ts";
import { playMatch } from "../../src/match.ts";
import { strongBot } from "../../src/zimbabwe/strong/strong.ts";
import { STRONG } from "../../src/zimbabwe/strong/weights.ts";

interface Played {
  readonly players: number;
  readonly simulations: number;
  readonly seed: string;
  /** The first seat with more simulations: 0 or 1. */
  readonly from: number;
  /** The share of the win of the seats with more simulations. */
  readonly won: number;
  /** CPU seconds. */
  readonly took: number;
}

const SEARCH_FACTOR = 9;
/** Games that last longer are cut short. */
const ROUNDS_MAX = 40;

const [file = "longer.jsonl", players = "2", simulations = "270", seeds = "10", first = "0"] =
  process.argv.slice(2);
const played: Played[] = existsSync(file)
  ? readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as Played)
  : [];
for (let number = Number(first); number < Number(first) + Number(seeds); number++) {
  for (const from of [0, 1]) play(`tune-${number}`, from);
}
printResults();

function play(seed: string, from: number): void {
  const game = { players: Number(players), simulations: Number(simulations), seed, from };
  const isSame = (other: Played) =>
    other.players === game.players &&
    other.simulations === game.simulations &&
    other.seed === seed &&
    other.from === from;
  if (played.some(isSame)) return;
  const startedAt = process.cpuUsage();
  const hasMore = (seat: number) => seat % 2 === from;
  const { ranking } = playMatch(zimbabwe, {
    seed,
    options: { roundLimit: ROUNDS_MAX },
    bots: Array.from({ length: game.players }, (_, seat) =>
      botWith(hasMore(seat) ? game.simulations : game.simulations / SEARCH_FACTOR),
    ),
  });
  const winners = ranking[0] ?? [];
  const { user, system } = process.cpuUsage(startedAt);
  const line: Played = {
    ...game,
    won: winners.filter(hasMore).length / winners.length,
    took: Math.round((user + system) / 1e5) / 10,
  };
  played.push(line);
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}

function botWith(defaultSimulations: number): Bot<Zimbabwe> {
  return strongBot({ ...STRONG, defaultSimulations });
}

/** A line for each table and search. */
function printResults(): void {
  for (const games of Map.groupBy(
    played,
    (game) => `${game.players} ${game.simulations}`,
  ).values()) {
    const [game] = games;
    if (game === undefined) continue;
    const sum = (value: (each: Played) => number) =>
      games.reduce((total, each) => total + value(each), 0);
    const wins = sum(({ won }) => won);
    const percent = (share: number) => (100 * share).toFixed(1);
    const [low, high] = wilsonInterval(wins, games.length);
    console.log(
      `${game.players} players, ${game.simulations} against ${Math.round(game.simulations / SEARCH_FACTOR)}: ${games.length} games, ` +
        `${percent(wins / games.length)} % (${percent(low)} to ${percent(high)}), ${(sum(({ took }) => took) / games.length).toFixed(1)} s a game`,
    );
  }
}
