import type { Entrant } from "@sofala/bots";
import {
  ordinal,
  winSharesOf,
  botStrengthsOf,
  type PlayedBlock,
  type Quantiles,
  type WinShare,
} from "@sofala/bots/ladder";
import type { GameTypes } from "@sofala/engine";
import type { LadderSettings, SeedSet } from "./ladder-settings.ts";
import type { Lineup } from "./lineups.ts";

/** The results of a tournament; also the content of `ladder.json`. */
export interface LadderSummary {
  readonly format: "sofala-ladder-summary/1";
  readonly game: string;
  readonly rules: number;
  readonly players: number;
  readonly options: GameTypes["options"];
  readonly budgetMs?: number;
  readonly seeds: SeedSet;
  readonly blocks: number;
  readonly games: number;
  readonly shares: readonly WinShare[];
  readonly bots: readonly BotSummary[];
}

export interface BotSummary {
  readonly bot: Entrant;
  readonly games: number;
  readonly rating: { readonly mu: number; readonly sigma: number; readonly ordinal: number };
  /** Milliseconds of thinking for each move and each round. */
  readonly move: Quantiles | undefined;
  readonly round: Quantiles | undefined;
}

/**
 * Sorts by seeds and lineups, because blocks arrive as threads finish them and the figures must not
 * depend on that.
 */
function sortBlocks(
  blocks: readonly PlayedBlock[],
  lineups: readonly Lineup[],
): readonly PlayedBlock[] {
  const asked = lineups.map((lineup) => JSON.stringify(lineup));
  const matching = blocks.map(({ lineup }) => JSON.stringify(lineup)).toSorted();
  const places = [...new Set([...asked, ...matching])];
  const place = ({ lineup }: PlayedBlock) => places.indexOf(JSON.stringify(lineup));
  return blocks.toSorted((a, b) => seedNumber(a) - seedNumber(b) || place(a) - place(b));
}

const seedNumber = ({ seed }: PlayedBlock): number => Number(seed.split("-").at(-1));

export function summaryOf(
  { game, tournament, seeds }: LadderSettings,
  blocks: readonly PlayedBlock[],
  lineups: readonly Lineup[],
): LadderSummary {
  const sorted = sortBlocks(blocks, lineups);
  return {
    format: "sofala-ladder-summary/1",
    game: game.id,
    rules: game.rulesVersion,
    players: blocks[0]?.lineup.length ?? 0,
    options: tournament.options,
    ...(tournament.budgetMs === undefined ? {} : { budgetMs: tournament.budgetMs }),
    seeds,
    blocks: blocks.length,
    games: blocks.reduce((sum, block) => sum + block.games.length, 0),
    shares: winSharesOf(sorted),
    bots: botStrengthsOf(sorted).map(({ rating, ...rest }) => ({
      ...rest,
      rating: { ...rating, ordinal: ordinal(rating) },
    })),
  };
}
