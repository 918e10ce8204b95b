import type { Entrant } from "@sofala/bots";
import type { GameTypes } from "@sofala/engine";
import type { AnyGame } from "../command.ts";
import type { RandomGame } from "./random-game.ts";

/** What was simulated. */
export interface SimulationPlan {
  readonly game: AnyGame;
  readonly players: number;
  /** By seat; undefined: all moves are random. */
  readonly bots?: readonly Entrant[];
  readonly games: number;
  readonly seed: string;
  /** 0: none. */
  readonly rounds: number;
  readonly options: GameTypes["options"];
}

interface ChoiceCount {
  taken: number;
  won: number;
}

/** Adds up finished games. */
export class SimulationTally {
  readonly #plan: SimulationPlan;
  readonly #rounds: number[] = [];
  readonly #wins: number[];
  readonly #choices = new Map<string, Map<string, ChoiceCount>>();
  #moves = 0;
  #limitedGames = 0;

  constructor(plan: SimulationPlan) {
    this.#plan = plan;
    this.#wins = Array.from({ length: plan.players }, () => 0);
  }

  add({ end, moveCount, ranking, isLimited }: RandomGame): void {
    const { game } = this.#plan;
    this.#rounds.push(game.round(end));
    this.#moves += moveCount;
    if (isLimited) this.#limitedGames += 1;
    const winners = ranking[0] ?? [];
    for (let seat = 0; seat < this.#plan.players; seat++) {
      const hasWon = winners.includes(seat);
      if (hasWon) this.#wins[seat] = (this.#wins[seat] ?? 0) + 1;
      for (const [topic, choice] of Object.entries(game.simulation.choices(end, seat))) {
        this.#count(topic, choice, hasWon);
      }
    }
  }

  #count(topic: string, choice: string, hasWon: boolean): void {
    const choices = this.#choices.get(topic) ?? new Map<string, ChoiceCount>();
    const counted = choices.get(choice) ?? { taken: 0, won: 0 };
    counted.taken += 1;
    if (hasWon) counted.won += 1;
    this.#choices.set(topic, choices.set(choice, counted));
  }

  /** The figures; also what `--json` prints. */
  summary(seconds: number): SimulationSummary {
    const { game, players, bots, seed, options, rounds: limit } = this.#plan;
    const games = this.#rounds.length;
    const rounds = this.#rounds.toSorted((a, b) => a - b);
    const choices = [...this.#choices].map(([topic, counted]) => {
      const sorted = [...counted].toSorted(([a], [b]) => (a < b ? -1 : 1));
      return [topic, Object.fromEntries(sorted)] as const;
    });
    return {
      game: game.id,
      players,
      ...(bots === undefined ? {} : { bots }),
      games,
      seed,
      options,
      rounds: {
        mean: rounds.reduce((sum, count) => sum + count, 0) / games,
        median: median(rounds),
        min: rounds[0] ?? 0,
        max: rounds.at(-1) ?? 0,
        limit,
        hitLimit: this.#limitedGames,
      },
      moves: { total: this.#moves, mean: this.#moves / games },
      winners: this.#wins.map((wins, seat) => ({ seat, wins, share: wins / games })),
      choices: Object.fromEntries(choices),
      seconds,
      gamesPerSecond: games / seconds,
      movesPerSecond: this.#moves / seconds,
    };
  }
}

export interface SimulationSummary {
  readonly game: string;
  readonly players: number;
  readonly bots?: readonly Entrant[];
  readonly games: number;
  readonly seed: string;
  readonly options: GameTypes["options"];
  readonly rounds: {
    readonly mean: number;
    readonly median: number;
    readonly min: number;
    readonly max: number;
    readonly limit: number;
    /** Games that the round limit ended. */
    readonly hitLimit: number;
  };
  readonly moves: { readonly total: number; readonly mean: number };
  readonly winners: readonly {
    readonly seat: number;
    readonly wins: number;
    readonly share: number;
  }[];
  /** By topic and choice: seats that took it, and those of them that won. */
  readonly choices: {
    readonly [topic: string]: {
      readonly [choice: string]: { readonly taken: number; readonly won: number };
    };
  };
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly movesPerSecond: number;
}

function median(sorted: readonly number[]): number {
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? 0;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? 0) + upper) / 2 : upper;
}
