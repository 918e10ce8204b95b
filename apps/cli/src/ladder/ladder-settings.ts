import { availableParallelism } from "node:os";
import type { Entrant } from "@sofala/bots";
import type { Block, PlayedBlock, Terms } from "@sofala/bots/ladder";
import { ok, type Result } from "@sofala/engine";
import { badInput, wholeNumber, type AnyGame, type Trouble } from "../command.ts";
import { limitedOptions, USUAL_ROUNDS } from "../game-arguments.ts";

/** Seeds to tune bots with, and seeds that are kept to measure them. */
export type Seeds = "tune" | "held";

/** Where and how bots are measured. */
export interface Field {
  readonly game: AnyGame;
  readonly terms: Terms;
  readonly seeds: Seeds;
  readonly workers: number;
}

export const FIELD_OPTIONS = {
  options: { type: "string" },
  rounds: { type: "string" },
  seeds: { type: "string" },
  budget: { type: "string" },
  workers: { type: "string" },
} as const;

export const FIELD_HELP = `  --options JSON   options of the game
  --rounds N       a game ends after this many rounds (${USUAL_ROUNDS}; 0: no limit),
                   where it knows such a limit
  --budget MS      time for each move (until a bot is content; programs: 5000)
  --workers N      games at the same time (one for each core)`;

type Values = { readonly [option in keyof typeof FIELD_OPTIONS]?: string };

export function parseField(
  game: AnyGame,
  values: Values,
  usualSeeds: Seeds,
): Result<Field, Trouble> {
  const { seeds = usualSeeds, budget, workers = `${availableParallelism()}` } = values;
  if (seeds !== "tune" && seeds !== "held") {
    return badInput(`--seeds is tune or held, not "${seeds}".`);
  }
  const limits = limitedOptions(game, values);
  if (!limits.ok) return limits;
  const budgetMs = budget === undefined ? ok(undefined) : wholeNumber(budget, "--budget", 1);
  if (!budgetMs.ok) return budgetMs;
  const threads = wholeNumber(workers, "--workers", 1, 1000);
  if (!threads.ok) return threads;
  const terms = {
    game: game.id,
    options: limits.value.options,
    ...(budgetMs.value === undefined ? {} : { budgetMs: budgetMs.value }),
  };
  return ok({ game, terms, seeds, workers: threads.value });
}

/** Block number i, from 0, is played with the seed `held-i` or `tune-i`. */
export function* blocksOf(
  lineups: readonly (readonly Entrant[])[],
  seeds: Seeds,
  count: number,
): Generator<Block> {
  for (let number = 0; number < count; number++) {
    for (const lineup of lineups) yield { lineup, seed: `${seeds}-${number}` };
  }
}

/** Blocks of one lineup in the order of their seeds, whichever thread was faster. */
export async function* inOrder(
  played: AsyncIterable<PlayedBlock>,
  seeds: Seeds,
): AsyncGenerator<PlayedBlock> {
  const early = new Map<string, PlayedBlock>();
  let number = 0;
  for await (const block of played) {
    early.set(block.seed, block);
    for (;;) {
      const next = early.get(`${seeds}-${number}`);
      if (next === undefined) break;
      number++;
      yield next;
    }
  }
}

/** `steady against 3 novice` */
export function pairingText(bot: Entrant, lineup: readonly Entrant[]): string {
  const counted = [...Map.groupBy(lineup, (each) => each)].map(([name, seats]) => ({
    name,
    text: seats.length === 1 ? name : `${seats.length} ${name}`,
  }));
  const own = counted.find(({ name }) => name === bot)?.text ?? bot;
  const others = counted.filter(({ name }) => name !== bot).map(({ text }) => text);
  return others.length === 0 ? own : `${own} against ${others.join(", ")}`;
}
