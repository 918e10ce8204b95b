import { CURRENT_EDITION, EDITIONS } from "@sofala/mediterranean";
import { STEADY, type PlayStyle } from "../../src/mediterranean/play-style.ts";
import type { GameFacts } from "./facts.ts";
import { playTables } from "./pool.ts";
import { TABLE_SIZES, type PlannedGame } from "./simulation.ts";
import { deviation, mean, sum } from "./statistics.ts";
import { STRATEGIES, purchaseStyle, strategyStyle } from "./strategies.ts";

/** A game between bots that differ: who played each seat, and what happened. */
export interface Contest {
  readonly seats: readonly string[];
  readonly game: GameFacts;
}
/** Contests of the strategies, all with the same strength of preference. */
export interface StrategyContests {
  readonly liking: number;
  readonly contests: readonly Contest[];
}
/** Contests between bots with and without a preference for a purchase. */
export interface PurchaseContests {
  readonly purchase: string;
  readonly liking: number;
  readonly contests: readonly Contest[];
}

/** The two halves of a table. */
export const TESTED = "half";
const CONTROL = "plain";
/** More than anything is worth: a bot with this preference buys whenever it can. */
export const ALWAYS_BUY = 100;

/** All strategies at one table, each at every seat of a seed; at four one is left out, at six one comes twice. */
export async function playStrategies(liking: number, games: number): Promise<StrategyContests> {
  const edition = EDITIONS[CURRENT_EDITION];
  if (edition === undefined) throw new Error(`no edition ${CURRENT_EDITION}`);
  const styles: { [name: string]: PlayStyle } = {};
  for (const name of STRATEGIES) styles[name] = strategyStyle(edition, name, liking);
  const lineups = TABLE_SIZES.flatMap((players) =>
    Array.from({ length: games }, (_, game) => ({
      seed: `balance/strategies/${Math.floor(game / STRATEGIES.length)}`,
      seats: Array.from(
        { length: players },
        (__, seat) => STRATEGIES[(seat + game) % STRATEGIES.length] ?? "balance",
      ),
    })),
  );
  return { liking, contests: await playContests(lineups, styles) };
}

/** Steady bots with a preference for a purchase against those without. */
export async function playPurchase(
  purchase: string,
  liking: number,
  seeds: number,
): Promise<PurchaseContests> {
  const numbers = Array.from({ length: seeds }, (_, n) => `balance/purchase/${n}`);
  return { purchase, liking, contests: await playHalves(purchaseStyle(purchase, liking), numbers) };
}

/**
 * Every other seat of six has a style, the others are steady; each seed is played twice, with the
 * seats exchanged.
 */
export const playHalves = (
  style: PlayStyle,
  seeds: readonly string[],
): Promise<readonly Contest[]> =>
  playContests(
    seeds.flatMap((seed) =>
      [0, 1].map((shift) => ({
        seed,
        seats: Array.from({ length: 6 }, (_, seat) =>
          (seat + shift) % 2 === 0 ? TESTED : CONTROL,
        ),
      })),
    ),
    { [TESTED]: style, [CONTROL]: STEADY },
  );

async function playContests(
  lineups: readonly { readonly seed: string; readonly seats: readonly string[] }[],
  styles: { readonly [name: string]: PlayStyle },
): Promise<readonly Contest[]> {
  const tables = lineups.map(({ seed, seats }): PlannedGame => ({
    seed,
    edition: CURRENT_EDITION,
    seats: seats.map((name) => styles[name] ?? STEADY),
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

/** The facts of all seats with that name. */
export const factsOf = (contests: readonly Contest[], name: string) =>
  contests.flatMap(({ seats, game }) => game.seats.filter((_, seat) => seats[seat] === name));

/** The lead in points over the plain half, with the standard error. */
export function leadOf(contests: readonly Contest[]): {
  readonly lead: number;
  readonly error: number;
} {
  const leads = contests.map((contest) => {
    const score = (name: string) => mean(factsOf([contest], name).map((seat) => seat.score));
    return score(TESTED) - score(CONTROL);
  });
  // The two games of a seed are one observation.
  const pairs = leads.flatMap((lead, n) => (n % 2 === 0 ? [] : [(lead + (leads[n - 1] ?? 0)) / 2]));
  return { lead: mean(pairs), error: deviation(pairs) / Math.sqrt(pairs.length) };
}
