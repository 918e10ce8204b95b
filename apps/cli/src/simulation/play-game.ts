import { playMatch, type Entrant } from "@sofala/bots";
import { botOf, type ProgramFailure } from "@sofala/bots/ladder";
import { dice } from "@sofala/engine";
import { playRandomly, type Moves, type RandomGame } from "./random-game.ts";
import type { SimulationPlan } from "./tally.ts";

/** A finished game, and the programs that failed in it. */
interface PlayedGame extends RandomGame {
  readonly failures: readonly ProgramFailure[];
}

/** Plays the game of a seed to its end; adds its moves to `moves`, if given. */
type PlayGame = (seed: string, moves?: Moves) => PlayedGame;

/** How the games of a plan are played: with random moves, or by its bots. */
export const playGameFor = (plan: SimulationPlan): PlayGame =>
  plan.bots === undefined ? playAtRandom(plan) : playByBots(plan, plan.bots);

function playAtRandom({ game, players, options }: SimulationPlan): PlayGame {
  const playground = game.simulation.playground();
  return (seed, moves) => {
    const start = game.setup(seed, players, options);
    const chance = dice(`${seed}/players`);
    return { ...playRandomly(game, playground, start, chance, moves), failures: [] };
  };
}

function playByBots({ game, options }: SimulationPlan, entrants: readonly Entrant[]): PlayGame {
  return (seed, record) => {
    const failures: ProgramFailure[] = [];
    const report = (failure: ProgramFailure) => failures.push(failure);
    const bots = entrants.map((entrant) => botOf(game, entrant, { report }));
    const { state: end, ranking, moves } = playMatch(game, { seed, options, bots });
    record?.push(...moves);
    const start = game.setup(seed, entrants.length, options);
    const isLimited = game.simulation.isCutShort(end);
    return { start, end, moveCount: moves.length, ranking, isLimited, failures };
  };
}
