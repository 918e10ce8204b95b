import { POINT_SOURCES, type GameFacts, type PointSource, type SeatFacts } from "./facts.ts";
import { POPULATIONS, TABLES, playGames, type Population, type TableSize } from "./simulation.ts";

/** All games, by who played them. */
export type Study = { readonly [P in Population]: readonly GameFacts[] };

/** Plays so many games with each kind of players. */
export const studyOf = (games: number): Study => ({
  random: playGames("random", games),
  steady: playGames("steady", games),
});

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
