import { availableParallelism } from "node:os";
import type { Entrant } from "@sofala/bots";
import type { Block, PlayedBlock, TournamentSettings } from "@sofala/bots/ladder";
import { ok, type Result } from "@sofala/engine";
import { badInput, parseInteger, type AnyGame, type CommandError } from "../command.ts";
import { parseLimitedOptions, DEFAULT_ROUNDS } from "../game-arguments.ts";

/** Seeds for tuning bots (`tune`), and seeds for measuring them (`held`). */
export type SeedSet = "tune" | "held";

/** The settings of a measurement. */
export interface LadderSettings {
  readonly game: AnyGame;
  readonly tournament: TournamentSettings;
  readonly seeds: SeedSet;
  readonly workers: number;
}

export const LADDER_OPTIONS = {
  options: { type: "string" },
  rounds: { type: "string" },
  seeds: { type: "string" },
  budget: { type: "string" },
  workers: { type: "string" },
} as const;

export const LADDER_OPTIONS_HELP = `  --options JSON   game options, as a JSON object
  --rounds N       end a game after this many rounds (${DEFAULT_ROUNDS}; 0: no limit),
                   if the game allows a limit
  --budget MS      time for each move (no limit for bots; programs: 5000)
  --workers N      games at the same time (one for each core)`;

type LadderOptionValues = { readonly [option in keyof typeof LADDER_OPTIONS]?: string };

export function parseLadderSettings(
  game: AnyGame,
  values: LadderOptionValues,
  usualSeeds: SeedSet,
): Result<LadderSettings, CommandError> {
  const { seeds = usualSeeds, budget, workers = `${availableParallelism()}` } = values;
  if (seeds !== "tune" && seeds !== "held") {
    return badInput(`--seeds must be tune or held, not "${seeds}".`);
  }
  const limits = parseLimitedOptions(game, values);
  if (!limits.ok) return limits;
  const budgetMs = budget === undefined ? ok(undefined) : parseInteger(budget, "--budget", 1);
  if (!budgetMs.ok) return budgetMs;
  const threads = parseInteger(workers, "--workers", 1, 1000);
  if (!threads.ok) return threads;
  const settings = {
    game: game.id,
    options: limits.value.options,
    ...(budgetMs.value === undefined ? {} : { budgetMs: budgetMs.value }),
  };
  return ok({ game, tournament: settings, seeds, workers: threads.value });
}

/** Block number i, from 0, is played with the seed `held-i` or `tune-i`. */
export function* blocksFor(
  lineups: readonly (readonly Entrant[])[],
  seeds: SeedSet,
  count: number,
): Generator<Block> {
  for (let number = 0; number < count; number++) {
    for (const lineup of lineups) yield { lineup, seed: `${seeds}-${number}` };
  }
}

/** Blocks of one lineup in the order of their seeds, whichever thread was faster. */
export async function* inSeedOrder(
  played: AsyncIterable<PlayedBlock>,
  seeds: SeedSet,
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
