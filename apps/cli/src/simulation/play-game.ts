import { playMatch, type Entrant } from "@sofala/bots";
import { botOf, type ProgramFailure } from "@sofala/bots/ladder";
import { dice } from "@sofala/engine";
import { playRandomly, type Moves, type RandomGame } from "./random-game.ts";
import type { Plan } from "./tally.ts";

/** A finished game, and the programs that failed in it. */
interface PlayedGame extends RandomGame {
  readonly failures: readonly ProgramFailure[];
}

/** Plays the game of a seed to its end; the moves go to `kept` if somebody wants them. */
type Playing = (seed: string, kept?: Moves) => PlayedGame;

/** How the games of a plan are played: by lot, or by its bots. */
export const playingOf = (plan: Plan): Playing =>
  plan.bots === undefined ? byLot(plan) : byBots(plan, plan.bots);

function byLot({ game, players, options }: Plan): Playing {
  const playground = game.simulation.playground();
  return (seed, kept) => {
    const start = game.setup(seed, players, options);
    const chance = dice(`${seed}/players`);
    return { ...playRandomly(game, playground, start, chance, kept), failures: [] };
  };
}

function byBots({ game, options }: Plan, entrants: readonly Entrant[]): Playing {
  return (seed, kept) => {
    const failures: ProgramFailure[] = [];
    const report = (failure: ProgramFailure) => failures.push(failure);
    const bots = entrants.map((entrant) => botOf(game, entrant, { report }));
    const { state: end, ranking, moves } = playMatch(game, { seed, options, bots });
    kept?.push(...moves);
    const start = game.setup(seed, entrants.length, options);
    const isLimited = game.simulation.isCutShort(end);
    return { start, end, moveCount: moves.length, ranking, isLimited, failures };
  };
}
