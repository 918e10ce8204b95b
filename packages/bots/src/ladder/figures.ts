import type { Entrant } from "../registry.ts";
import type { PlayedBlock } from "./block.ts";
import { quantilesOf, type Quantiles } from "./time-histogram.ts";
import { INITIAL_RATING, ordinal, ratingsAfter, type Rating } from "../rating.ts";

/** How often a bot won in the games of one lineup. */
export interface WinShare {
  readonly lineup: readonly Entrant[];
  readonly bot: Entrant;
  readonly games: number;
  /** Who tie for first share the win. */
  readonly wins: number;
  readonly share: number;
  /** 95 %. */
  readonly interval: readonly [low: number, high: number];
  /** The share of a bot that is as good as the others. */
  readonly fair: number;
  /** Games that it lost because the program failed. */
  readonly forfeits: number;
}

export interface BotStrength {
  readonly bot: Entrant;
  readonly rating: Rating;
  readonly games: number;
  readonly move: Quantiles | undefined;
  readonly round: Quantiles | undefined;
}

/** Of the normal distribution: 95 % lie within. */
const NORMAL_QUANTILE_95 = 1.96;

/** Wilson's 95 % interval of a share. */
export function wilsonInterval(wins: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const middle = share + NORMAL_QUANTILE_95 ** 2 / (2 * games);
  const spread =
    NORMAL_QUANTILE_95 *
    Math.sqrt((share * (1 - share) + NORMAL_QUANTILE_95 ** 2 / (4 * games)) / games);
  const whole = 1 + NORMAL_QUANTILE_95 ** 2 / games;
  return [Math.max(0, middle - spread) / whole, Math.min(whole, middle + spread) / whole];
}

/** The share of a block's wins that a bot has. */
export const winsIn = ({ games }: PlayedBlock, bot: Entrant): number =>
  games.reduce((sum, { seats, ranking: [first = []] }) => {
    const own = first.filter((seat) => seats[seat] === bot);
    return sum + own.length / first.length;
  }, 0);

/** The win shares of the bots of each lineup; of two bots, the second has the rest. */
export function winSharesOf(blocks: readonly PlayedBlock[]): readonly WinShare[] {
  const lineups = Map.groupBy(blocks, ({ lineup }) => JSON.stringify(lineup));
  return [...lineups.values()].flatMap((own) => {
    const lineup = own[0]?.lineup ?? [];
    const bots = [...new Set(lineup)];
    return (bots.length === 2 ? bots.slice(0, 1) : bots).map((bot) => winShareOf(lineup, bot, own));
  });
}

function winShareOf(
  lineup: readonly Entrant[],
  bot: Entrant,
  blocks: readonly PlayedBlock[],
): WinShare {
  const all = blocks.flatMap(({ games }) => games);
  const wins = blocks.reduce((sum, block) => sum + winsIn(block, bot), 0);
  const forfeits = all.filter(({ seats, failures }) =>
    failures.some(({ seat }) => seats[seat] === bot),
  );
  return {
    lineup,
    bot,
    games: all.length,
    wins,
    share: all.length === 0 ? 0 : wins / all.length,
    interval: wilsonInterval(wins, all.length),
    fair: lineup.filter((each) => each === bot).length / lineup.length,
    forfeits: forfeits.length,
  };
}

/** Every bot that played, the strongest first; ratings are updated in the order of the blocks. */
export function botStrengthsOf(blocks: readonly PlayedBlock[]): readonly BotStrength[] {
  const games = blocks.flatMap((block) => block.games);
  const times = blocks.flatMap((block) => block.times);
  const ratings = ratingsAfter(games);
  return [...new Set(blocks.flatMap(({ lineup }) => lineup))]
    .map((bot) => {
      const own = times.filter((each) => each.bot === bot);
      return {
        bot,
        rating: ratings.get(bot) ?? INITIAL_RATING,
        games: games.filter(({ seats }) => seats.includes(bot)).length,
        move: quantilesOf(own.map(({ move }) => move)),
        round: quantilesOf(own.map(({ round }) => round)),
      };
    })
    .toSorted((a, b) => ordinal(b.rating) - ordinal(a.rating));
}
