import { CURRENT_EDITION } from "@sofala/mediterranean";
import { STEADY } from "../../src/mediterranean/play-style.ts";
import {
  ALWAYS_BUY,
  playPurchase,
  playStrategies,
  type PurchaseContests,
  type StrategyContests,
} from "./contests.ts";
import { POINT_SOURCES, type GameFacts, type PointSource, type SeatFacts } from "./facts.ts";
import { BUILDINGS, DEVELOPMENTS } from "./names.ts";
import { playTables } from "./pool.ts";
import {
  PLAYER_KINDS,
  TABLE_SIZES,
  type PlayerKind,
  type PlannedGame,
  type TableSize,
} from "./simulation.ts";
import { share } from "./statistics.ts";

/** All games, by kind of players. */
export type Study = { readonly [P in PlayerKind]: readonly GameFacts[] } & {
  readonly strategies: readonly StrategyContests[];
  /** For each purchase that steady players neglect, and each strength of preference. */
  readonly purchases: readonly PurchaseContests[];
};

export interface StudySize {
  /** The number of games with each kind of players. */
  readonly games: number;
  /**
   * The strengths of preference of the strategies in points, and the games for each table and
   * strength.
   */
  readonly strategyLikings: readonly number[];
  readonly strategyGames: number;
  /**
   * The most neglected purchases that are tried, and the seeds for each of them and each strength.
   */
  readonly purchases: number;
  readonly purchaseSeeds: number;
}

const PURCHASE_LIKINGS = [2, ALWAYS_BUY];
/** Below this share of seats a card counts as neglected. */
export const NEGLECTED_SHARE = 0.05;

export async function runStudy(size: StudySize): Promise<Study> {
  const random = await playGames("random", size.games);
  const steady = await playGames("steady", size.games);
  const strategies: StrategyContests[] = [];
  for (const liking of size.strategyLikings)
    strategies.push(await playStrategies(liking, size.strategyGames));
  const purchases: PurchaseContests[] = [];
  const tried = [...neglected(steady, "bought"), ...neglected(steady, "built")];
  for (const purchase of tried.slice(0, size.purchases))
    for (const liking of PURCHASE_LIKINGS)
      purchases.push(await playPurchase(purchase, liking, size.purchaseSeeds));
  return { random, steady, strategies, purchases };
}

/** Games from fixed seeds. */
const playGames = (population: PlayerKind, count: number): Promise<readonly GameFacts[]> =>
  playTables(
    Array.from({ length: count }, (_, n): PlannedGame => {
      const players = TABLE_SIZES[n % TABLE_SIZES.length] ?? 4;
      const player = population === "random" ? population : STEADY;
      const seats = Array.from({ length: players }, () => player);
      return { seed: `balance/${n}`, seats, edition: CURRENT_EDITION };
    }),
  );

/** Developments or buildings that hardly any seat bought. */
export function neglected(games: readonly GameFacts[], how: "bought" | "built"): readonly string[] {
  const seats = seatsIn(games);
  const ids = how === "bought" ? DEVELOPMENTS : BUILDINGS;
  return ids.filter((id) => share(seats, (seat) => seat[how].has(id)) < NEGLECTED_SHARE);
}

/** The seats of all games, or of those with so many players. */
export const seatsIn = (games: readonly GameFacts[], players?: number): readonly SeatFacts[] =>
  games
    .filter(({ seats }) => players === undefined || seats.length === players)
    .flatMap(({ seats }) => seats);

/** Sources from which anybody had or lost points. */
export const pointSourcesIn = (study: Study): readonly PointSource[] =>
  POINT_SOURCES.filter((source) =>
    PLAYER_KINDS.some((population) =>
      seatsIn(study[population]).some(({ points }) => points[source] !== 0),
    ),
  );

/** Every kind of players at every table size. */
export const GROUPS: readonly { readonly population: PlayerKind; readonly players: TableSize }[] =
  PLAYER_KINDS.flatMap((population) => TABLE_SIZES.map((players) => ({ population, players })));

/** The targets of the reconstruction (constraint N 89): means per seat. */
export const TARGET = {
  /** The first turn is given as 4 to 10. */
  income: [7, 17, 15, 18, 20, 26],
  total: { 4: 90, 5: 100, 6: 110 },
  score: { 4: 41, 5: 47, 6: 52 },
  scoreDeviation: 14,
  buildings: 6,
  cubes: 14,
  allCubes: "60–75%",
} as const;
