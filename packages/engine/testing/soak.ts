import { parseArgs } from "node:util";
import { dice, type Dice, type Game, type GameTypes, type Playground } from "@sofala/engine";

/** Shared code of the games' long trials, which run outside of a test runner. */

/** How to set up and check random games of one game. */
export interface RandomGameTrial<T extends GameTypes> {
  readonly game: Game<T>;
  /** The options to play with, in turn. */
  readonly variants: readonly T["options"][];
  /** What is wrong with a final state, checked from scratch. */
  readonly checkEnd: (end: T["state"], rounds: number) => string | undefined;
  /** What is wrong with a state in the middle of a game. */
  readonly checkState?: (state: T["state"]) => string | undefined;
  /** Figures of a final state, by name; the mean of all games is printed. */
  readonly measureEnd: (end: T["state"]) => { readonly [name: string]: number };
}

/** More moves than any game has; a game that reaches it is in a loop. */
const MAX_MOVES = 1_000_000;
/** The state is checked each time after this many moves. */
const CHECK_EVERY = 50;

/**
 * Plays random games of every player count in place, as many as `--games` says, and prints a table.
 * If a game lists all its moves, half of the games pick among the counted moves and half use
 * `playAny`.
 */
export function soakRandomGames<T extends GameTypes>(trial: RandomGameTrial<T>): void {
  const { values } = parseArgs({
    options: {
      games: { type: "string", default: "10000" },
      rounds: { type: "string", default: "60" },
      seed: { type: "string", default: "soak" },
    },
    strict: false,
  });
  const [games, rounds] = [Number(values.games), Number(values.rounds)];
  const { min, max } = trial.game.players;
  const counts = Array.from({ length: max - min + 1 }, (_, n) => min + n);
  const rows = counts.map((players) =>
    playGames(trial, players, games, rounds, String(values.seed)),
  );
  console.table(rows);
  process.exitCode = rows.every(({ failures }) => failures === 0) ? 0 : 1;
}

interface ResultRow {
  readonly players: number;
  readonly games: number;
  readonly failures: number;
  readonly [figure: string]: number;
}

function playGames<T extends GameTypes>(
  trial: RandomGameTrial<T>,
  players: number,
  games: number,
  rounds: number,
  secret: string,
): ResultRow {
  const { game, variants, measureEnd } = trial;
  const playground = game.simulation.playground();
  const startedAt = performance.now();
  const sums: { [figure: string]: number } = {};
  let [moves, failures] = [0, 0];
  for (let n = 0; n < games; n++) {
    const seed = `${secret}/${players}/${n}`;
    const variant = variants[n % variants.length] as T["options"];
    const start = game.setup(seed, players, game.simulation.limitRounds(variant, rounds));
    const { end, count, fault } = playGame(trial, playground, start, dice(seed), n % 2 === 0);
    moves += count;
    for (const [figure, value] of Object.entries(measureEnd(end)))
      sums[figure] = (sums[figure] ?? 0) + value;
    const wrong = fault ?? trial.checkEnd(end, rounds);
    if (wrong === undefined) continue;
    failures++;
    console.log(`FAILED ${JSON.stringify({ seed, players, variant })}: ${wrong}`);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const mean = (sum: number) => Math.round((100 * sum) / games) / 100;
  return {
    players,
    games,
    failures,
    "moves a game": Math.round(moves / games),
    ...Object.fromEntries(Object.entries(sums).map(([figure, sum]) => [figure, mean(sum)])),
    seconds: Math.round(seconds),
    "moves a second": Math.round(moves / seconds),
  };
}

function playGame<T extends GameTypes>(
  { game, checkState }: RandomGameTrial<T>,
  playground: Playground<T>,
  start: T["state"],
  random: Dice,
  isEven: boolean,
): { readonly end: T["state"]; readonly count: number; readonly fault: string | undefined } {
  const isCounted = isEven && game.simulation.hasCompleteLegalMoves;
  playground.load(start);
  let count = 0;
  for (; playground.seat() !== -1 && count < MAX_MOVES; count++) {
    if (isCounted) playground.play(random.below(playground.count()));
    else playground.playAny(random);
    if (count % CHECK_EVERY > 0 || checkState === undefined) continue;
    const state = playground.state();
    const fault = checkState(state);
    if (fault !== undefined) return { end: state, count, fault };
  }
  return { end: playground.state(), count, fault: undefined };
}
