import { CURRENT_EDITION, EDITIONS } from "@sofala/mediterranean";
import { STEADY, type Character } from "../../src/mediterranean/play-style.ts";
import type { GameFacts } from "./facts.ts";
import { playTables } from "./pool.ts";
import { TABLES, type Table } from "./simulation.ts";
import { deviation, mean, sum } from "./statistics.ts";
import { STRATEGIES, fancier, strategist } from "./strategies.ts";

/** A game between bots that differ: who sat at each seat, and what happened. */
export interface Contest {
  readonly seats: readonly string[];
  readonly game: GameFacts;
}
/** Contests of the strategies, each leaning as much. */
export interface Leanings {
  readonly liking: number;
  readonly contests: readonly Contest[];
}
/** Contests of those who fancy a purchase with those who do not. */
export interface Fancy {
  readonly purchase: string;
  readonly liking: number;
  readonly contests: readonly Contest[];
}

/** The two halves of a table. */
export const HALF = "half";
const PLAIN = "plain";
/** More than anything is worth: who likes a purchase so much makes it whenever it can. */
export const ALWAYS = 100;

/** All strategies at one table, each at every seat of a seed; at four one is left out, at six one comes twice. */
export async function playLeanings(liking: number, games: number): Promise<Leanings> {
  const edition = EDITIONS[CURRENT_EDITION];
  if (edition === undefined) throw new Error(`no edition ${CURRENT_EDITION}`);
  const characters: { [name: string]: Character } = {};
  for (const name of STRATEGIES) characters[name] = strategist(edition, name, liking);
  const lineups = TABLES.flatMap((players) =>
    Array.from({ length: games }, (_, game) => ({
      seed: `balance/strategies/${Math.floor(game / STRATEGIES.length)}`,
      seats: Array.from(
        { length: players },
        (__, seat) => STRATEGIES[(seat + game) % STRATEGIES.length] ?? "balance",
      ),
    })),
  );
  return { liking, contests: await play(lineups, characters) };
}

/** Steady bots that like a purchase against those that do not. */
export async function playFancy(purchase: string, liking: number, seeds: number): Promise<Fancy> {
  const numbers = Array.from({ length: seeds }, (_, n) => `balance/purchase/${n}`);
  return { purchase, liking, contests: await playHalves(fancier(purchase, liking), numbers) };
}

/** Every other seat of six is of a character, the others are steady; each seed is played with the seats changed over. */
export const playHalves = (
  character: Character,
  seeds: readonly string[],
): Promise<readonly Contest[]> =>
  play(
    seeds.flatMap((seed) =>
      [0, 1].map((shift) => ({
        seed,
        seats: Array.from({ length: 6 }, (_, seat) => ((seat + shift) % 2 === 0 ? HALF : PLAIN)),
      })),
    ),
    { [HALF]: character, [PLAIN]: STEADY },
  );

async function play(
  lineups: readonly { readonly seed: string; readonly seats: readonly string[] }[],
  characters: { readonly [name: string]: Character },
): Promise<readonly Contest[]> {
  const tables = lineups.map(({ seed, seats }): Table => ({
    seed,
    edition: CURRENT_EDITION,
    seats: seats.map((name) => characters[name] ?? STEADY),
  }));
  const games = await playTables(tables);
  return games.map((game, n) => ({ seats: lineups[n]?.seats ?? [], game }));
}

/** Wins as a multiple of the fair share, with the standard error that it has if the share is fair. */
export function winsOf(
  contests: readonly Contest[],
  name: string,
): { readonly wins: number; readonly error: number } {
  const shares = contests.map(
    ({ seats }) => seats.filter((each) => each === name).length / seats.length,
  );
  const fair = sum(shares);
  const won = contests.filter(({ seats, game }) => seats[game.winner] === name).length;
  const spread = Math.sqrt(sum(shares.map((each) => each * (1 - each))));
  return { wins: won / fair, error: spread / fair };
}

/** All that the seats of that name did. */
export const factsOf = (contests: readonly Contest[], name: string) =>
  contests.flatMap(({ seats, game }) => game.seats.filter((_, seat) => seats[seat] === name));

/** Points by which one half is ahead of the plain one, with the standard error. */
export function leadOf(contests: readonly Contest[]): {
  readonly lead: number;
  readonly error: number;
} {
  const leads = contests.map((contest) => {
    const score = (name: string) => mean(factsOf([contest], name).map((seat) => seat.score));
    return score(HALF) - score(PLAIN);
  });
  // The two games of a seed belong together.
  const pairs = leads.flatMap((lead, n) => (n % 2 === 0 ? [] : [(lead + (leads[n - 1] ?? 0)) / 2]));
  return { lead: mean(pairs), error: deviation(pairs) / Math.sqrt(pairs.length) };
}
