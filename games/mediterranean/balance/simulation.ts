import { dice, type Actor, type Dice } from "@sofala/engine";
import { mediterranean, type Move, type State } from "../src/index.ts";
import { Bookkeeper, type GameFacts } from "./facts.ts";
import { thriftyMove } from "./thrifty/players.ts";

/** Who plays: all seats of a game are of one kind. */
export const POPULATIONS = ["random", "thrifty"] as const;
export type Population = (typeof POPULATIONS)[number];

/** Tables of four, five and six in turns. */
export const TABLES = [4, 5, 6] as const;
export type TableSize = (typeof TABLES)[number];

/** The next move of a game that is followed from its start. */
type Players = (state: State, chance: Dice) => readonly [Actor, Move];

const PLAYERS: { readonly [P in Population]: (start: State) => Players } = {
  random: randomPlayers,
  thrifty: () => thriftyMove,
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
  const chance = dice(`${seed}/${population}`);
  const nextMove = PLAYERS[population](state);
  const books = new Bookkeeper(state);
  while (mediterranean.result(state) === undefined) {
    const [actor, move] = nextMove(state, chance);
    const step = mediterranean.applyMove(state, actor, move);
    if (!step.ok) throw new Error(`${step.error.code}: ${JSON.stringify(move)} in ${seed}`);
    state = step.value.state;
    for (const event of step.value.events) books.enter(event);
  }
  return books.close(state, mediterranean.result(state) ?? []);
}

/** Those of the playground, which plays the same game beside. */
function randomPlayers(start: State): Players {
  const playground = mediterranean.simulation.playground();
  playground.load(start);
  return (_state, chance) => {
    let made: readonly [Actor, Move] | undefined;
    playground.playAny(chance, (actor, move) => {
      made = [actor, move];
    });
    if (made === undefined) throw new Error("no move was told");
    return made;
  };
}
