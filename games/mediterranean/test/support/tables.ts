import { dice } from "@sofala/engine";
import { mediterranean, type Options, type State } from "@sofala/mediterranean";
import { randomPosition, stateOf } from "./positions.ts";
import { OPTION_VARIANTS, PLAYERS, pick, playRandomly, type Played } from "./random-play.ts";

/** Every player count with every set of options. */
export const TABLES = PLAYERS.flatMap((players) =>
  OPTION_VARIANTS.map((options, variant) => ({ players, variant, options })),
);

/** A table in the middle of things. */
export function tableByLot(seed: string, wanted?: Options): State {
  const random = dice(seed);
  const options = wanted ?? pick(random, OPTION_VARIANTS);
  return stateOf(randomPosition(random, pick(random, PLAYERS), options), seed);
}

/** The moves of so many whole games and short ones from random positions. */
export function* playsByLot(name: string, games: number, most: number): Generator<Played> {
  for (let game = 0; game < games; game++) {
    const seed = `${name} ${game}`;
    const { players, options } = pick(dice(`${seed} table`), TABLES);
    yield* playRandomly(mediterranean.setup(seed, players, options), dice(seed));
    for (let n = 0; n < 5; n++) {
      const other = `${seed} ${n}`;
      yield* playRandomly(tableByLot(other), dice(other), most);
    }
  }
}
