import { dice, type Actor } from "@sofala/engine";
import { mediterranean, type Move, type Options } from "@sofala/mediterranean";
import { playMatch } from "../src/match.ts";
import { steadyTrader } from "../src/mediterranean/bots.ts";
import { Bookkeeper, type GameFacts } from "./facts.ts";

/** Who plays: all seats of a game are of one kind. */
export const POPULATIONS = ["random", "steady"] as const;
export type Population = (typeof POPULATIONS)[number];

/** Tables of four, five and six in turns. */
export const TABLES = [4, 5, 6] as const;
export type TableSize = (typeof TABLES)[number];

/** All moves of a game. */
type Played = readonly (readonly [Actor, Move])[];

const PLAYED: {
  readonly [P in Population]: (seed: string, players: number, options: Options) => Played;
} = {
  random: playRandomly,
  steady: (seed, players, options) =>
    playMatch(mediterranean, {
      seed,
      options,
      bots: Array.from({ length: players }, () => steadyTrader),
    }).moves,
};

/** Games from fixed seeds: the same every time, as long as rules and players are the same. */
export const playGames = (population: Population, count: number): readonly GameFacts[] =>
  Array.from({ length: count }, (_, n) =>
    playGame(population, `balance/${n}`, TABLES[n % TABLES.length] ?? 4),
  );

function playGame(population: Population, seed: string, players: number): GameFacts {
  const options = mediterranean.parseOptions({});
  if (!options.ok) throw new Error(`default options are refused: ${options.error.reason}`);
  let state = mediterranean.setup(seed, players, options.value);
  const books = new Bookkeeper(state);
  for (const [actor, move] of PLAYED[population](seed, players, options.value)) {
    const step = mediterranean.applyMove(state, actor, move);
    if (!step.ok) throw new Error(`${step.error.code}: ${JSON.stringify(move)} in ${seed}`);
    state = step.value.state;
    for (const event of step.value.events) books.enter(event);
  }
  return books.close(state, mediterranean.result(state) ?? []);
}

function playRandomly(seed: string, players: number, options: Options): Played {
  const playground = mediterranean.simulation.playground();
  const chance = dice(`${seed}/random`);
  const moves: [Actor, Move][] = [];
  playground.load(mediterranean.setup(seed, players, options));
  while (playground.seat() !== -1)
    playground.playAny(chance, (actor, move) => moves.push([actor, move]));
  return moves;
}
