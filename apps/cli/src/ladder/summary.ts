import type { Entrant } from "@sofala/bots";
import {
  ordinal,
  sharesOf,
  strengthsOf,
  type PlayedBlock,
  type Quantiles,
  type Share,
} from "@sofala/bots/ladder";
import type { GameTypes } from "@sofala/engine";
import type { Field, Seeds } from "./ladder-settings.ts";
import type { Lineup } from "./lineups.ts";

/** What a tournament says, for people and machines alike. */
export interface LadderSummary {
  readonly format: "sofala-ladder-summary/1";
  readonly game: string;
  readonly rules: number;
  readonly players: number;
  readonly options: GameTypes["options"];
  readonly budgetMs?: number;
  readonly seeds: Seeds;
  readonly blocks: number;
  readonly games: number;
  readonly shares: readonly Share[];
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

/** By seeds and lineups: blocks come as threads finish them, and figures must not depend on that. */
function inOrder(
  blocks: readonly PlayedBlock[],
  lineups: readonly Lineup[],
): readonly PlayedBlock[] {
  const asked = lineups.map((lineup) => JSON.stringify(lineup));
  const kept = blocks.map(({ lineup }) => JSON.stringify(lineup)).toSorted();
  const places = [...new Set([...asked, ...kept])];
  const place = ({ lineup }: PlayedBlock) => places.indexOf(JSON.stringify(lineup));
  return blocks.toSorted((a, b) => numberOf(a) - numberOf(b) || place(a) - place(b));
}

const numberOf = ({ seed }: PlayedBlock): number => Number(seed.split("-").at(-1));

export function summaryOf(
  { game, terms, seeds }: Field,
  blocks: readonly PlayedBlock[],
  lineups: readonly Lineup[],
): LadderSummary {
  const sorted = inOrder(blocks, lineups);
  return {
    format: "sofala-ladder-summary/1",
    game: game.id,
    rules: game.rulesVersion,
    players: blocks[0]?.lineup.length ?? 0,
    options: terms.options,
    ...(terms.budgetMs === undefined ? {} : { budgetMs: terms.budgetMs }),
    seeds,
    blocks: blocks.length,
    games: blocks.reduce((sum, block) => sum + block.games.length, 0),
    shares: sharesOf(sorted),
    bots: strengthsOf(sorted).map(({ rating, ...rest }) => ({
      ...rest,
      rating: { ...rating, ordinal: ordinal(rating) },
    })),
  };
}
