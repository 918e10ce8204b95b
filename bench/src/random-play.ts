import { dice, type Actor, type Game, type GameTypes, type Seat } from "@sofala/engine";

/** A state in which a seat has to act. */
export interface Position<T extends GameTypes> {
  readonly state: T["state"];
  readonly seat: Seat;
}

/** Take one of this many moves, because neighbouring positions are very similar. */
const STRIDE = 24;

/** A playground for random games with the default options, one after another. */
export function randomPlay<T extends GameTypes>(game: Game<T>) {
  const options = game.parseOptions({});
  if (!options.ok) throw new Error(`default options are refused: ${options.error.reason}`);
  const playground = game.simulation.playground();
  const setup = (seed: string, players: number) => game.setup(seed, players, options.value);
  return {
    setup,
    playground,
    /** Sets up a game and returns the dice of its players. */
    begin: (seed: string, players: number) => {
      playground.load(setup(seed, players));
      return dice(`${seed}/players`);
    },
  };
}

/** Positions of random games at tables of alternating sizes; always the same, unless the rules change. */
export function randomPositions<T extends GameTypes>(
  game: Game<T>,
  tables: readonly number[],
  count: number,
): readonly Position<T>[] {
  const { playground, begin } = randomPlay(game);
  const positions: Position<T>[] = [];
  for (let n = 0; positions.length < count; n++) {
    const chance = begin(`bench/${n}`, tables[n % tables.length] ?? game.players.min);
    for (let move = 0; playground.seat() !== -1; move++) {
      if (move % STRIDE === STRIDE - 1)
        positions.push({ state: playground.state(), seat: playground.seat() });
      playground.playAny(chance);
    }
  }
  return positions.slice(0, count);
}

/** A random game, as moves in JSON. */
export interface RecordedGame<T extends GameTypes> {
  readonly seed: string;
  readonly players: number;
  readonly moves: readonly (readonly [Actor, T["move"]])[];
}

export function recordGame<T extends GameTypes>(
  game: Game<T>,
  seed: string,
  players: number,
): RecordedGame<T> {
  const { playground, begin } = randomPlay(game);
  const chance = begin(seed, players);
  const moves: (readonly [Actor, T["move"]])[] = [];
  while (playground.seat() !== -1)
    playground.playAny(chance, (actor, move) => moves.push([actor, move]));
  return { seed, players, moves };
}
