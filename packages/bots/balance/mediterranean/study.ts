import { CURRENT_EDITION } from "@sofala/mediterranean";
import { STEADY } from "../../src/mediterranean/play-style.ts";
import { ALWAYS, playFancy, playLeanings, type Fancy, type Leanings } from "./contests.ts";
import { POINT_SOURCES, type GameFacts, type PointSource, type SeatFacts } from "./facts.ts";
import { BUILDINGS, DEVELOPMENTS } from "./names.ts";
import { playTables } from "./pool.ts";
import { POPULATIONS, TABLES, type Population, type Table, type TableSize } from "./simulation.ts";
import { share } from "./statistics.ts";

/** All games, by who played them. */
export type Study = { readonly [P in Population]: readonly GameFacts[] } & {
  readonly leanings: readonly Leanings[];
  /** For each purchase that steady players neglect, and each liking. */
  readonly fancies: readonly Fancy[];
};

export interface Extent {
  /** With each kind of players. */
  readonly games: number;
  /** How many points beyond its worth a strategy likes a purchase, and the games for each table and liking. */
  readonly strategyLikings: readonly number[];
  readonly strategyGames: number;
  /** Neglected purchases that are tried, at most, and the seeds for each and each liking. */
  readonly purchases: number;
  readonly purchaseSeeds: number;
}

const PURCHASE_LIKINGS = [2, ALWAYS];
/** Below this share of seats a card counts as hardly ever bought. */
export const HARDLY = 0.05;

export async function studyOf(extent: Extent): Promise<Study> {
  const random = await playGames("random", extent.games);
  const steady = await playGames("steady", extent.games);
  const leanings: Leanings[] = [];
  for (const liking of extent.strategyLikings)
    leanings.push(await playLeanings(liking, extent.strategyGames));
  const fancies: Fancy[] = [];
  const tried = [...neglected(steady, "bought"), ...neglected(steady, "built")];
  for (const purchase of tried.slice(0, extent.purchases))
    for (const liking of PURCHASE_LIKINGS)
      fancies.push(await playFancy(purchase, liking, extent.purchaseSeeds));
  return { random, steady, leanings, fancies };
}

/** Games from fixed seeds. */
const playGames = (population: Population, count: number): Promise<readonly GameFacts[]> =>
  playTables(
    Array.from({ length: count }, (_, n): Table => {
      const players = TABLES[n % TABLES.length] ?? 4;
      const player = population === "random" ? population : STEADY;
      const seats = Array.from({ length: players }, () => player);
      return { seed: `balance/${n}`, seats, edition: CURRENT_EDITION };
    }),
  );

/** Developments or buildings that hardly any seat bought. */
export function neglected(games: readonly GameFacts[], how: "bought" | "built"): readonly string[] {
  const seats = seatsIn(games);
  const ids = how === "bought" ? DEVELOPMENTS : BUILDINGS;
  return ids.filter((id) => share(seats, (seat) => seat[how].has(id)) < HARDLY);
}

/** The seats of all games, or of those with so many players. */
export const seatsIn = (games: readonly GameFacts[], players?: number): readonly SeatFacts[] =>
  games
    .filter(({ seats }) => players === undefined || seats.length === players)
    .flatMap(({ seats }) => seats);

/** Sources from which anybody had or lost points. */
export const pointSourcesIn = (study: Study): readonly PointSource[] =>
  POINT_SOURCES.filter((source) =>
    POPULATIONS.some((population) =>
      seatsIn(study[population]).some(({ points }) => points[source] !== 0),
    ),
  );

/** Every kind of players at every table. */
export const GROUPS: readonly { readonly population: Population; readonly players: TableSize }[] =
  POPULATIONS.flatMap((population) => TABLES.map((players) => ({ population, players })));

/** What the reconstruction was made to reach (constraint N 89): means per seat. */
export const TARGET = {
  /** The first turn is given as 4 to 10. */
  income: [7, 17, 15, 18, 20, 26],
  total: { 4: 90, 5: 100, 6: 110 },
  score: { 4: 41, 5: 47, 6: 52 },
  scoreDeviation: 14,
  buildings: 6,
  cubes: 14,
  allCubes: "60–75 %",
} as const;
