import type { Entrant } from "../registry.ts";
import type { PlayedBlock } from "./block.ts";
import { quantilesOf, type Quantiles } from "./time-histogram.ts";
import { NEWCOMER, ordinal, ratingsAfter, type Rating } from "../rating.ts";

/** How often a bot won in the games of one lineup. */
export interface Share {
  readonly lineup: readonly Entrant[];
  readonly bot: Entrant;
  readonly games: number;
  /** Who tie for first share the win. */
  readonly wins: number;
  readonly share: number;
  /** 95 %. */
  readonly interval: readonly [low: number, high: number];
  /** What a bot no better than the others would have. */
  readonly fair: number;
  /** Games that it lost because the program failed. */
  readonly forfeits: number;
}

export interface Strength {
  readonly bot: Entrant;
  readonly rating: Rating;
  readonly games: number;
  readonly move: Quantiles | undefined;
  readonly round: Quantiles | undefined;
}

/** Of the normal distribution: 95 % lie within. */
const Z = 1.96;

/** Wilson's 95 % interval of a share. */
export function interval(wins: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const middle = share + Z ** 2 / (2 * games);
  const spread = Z * Math.sqrt((share * (1 - share) + Z ** 2 / (4 * games)) / games);
  const whole = 1 + Z ** 2 / games;
  return [Math.max(0, middle - spread) / whole, Math.min(whole, middle + spread) / whole];
}

/** The part of a block's wins that went to a bot. */
export const winsIn = ({ games }: PlayedBlock, bot: Entrant): number =>
  games.reduce((sum, { seats, ranking: [first = []] }) => {
    const own = first.filter((seat) => seats[seat] === bot);
    return sum + own.length / first.length;
  }, 0);

/** The shares of each lineup's bots; where there are two, the second has what the first leaves. */
export function sharesOf(blocks: readonly PlayedBlock[]): readonly Share[] {
  const lineups = Map.groupBy(blocks, ({ lineup }) => JSON.stringify(lineup));
  return [...lineups.values()].flatMap((own) => {
    const lineup = own[0]?.lineup ?? [];
    const bots = [...new Set(lineup)];
    return (bots.length === 2 ? bots.slice(0, 1) : bots).map((bot) => shareOf(lineup, bot, own));
  });
}

function shareOf(lineup: readonly Entrant[], bot: Entrant, blocks: readonly PlayedBlock[]): Share {
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
    interval: interval(wins, all.length),
    fair: lineup.filter((each) => each === bot).length / lineup.length,
    forfeits: forfeits.length,
  };
}

/** Every bot that played, the strongest first; the order of the blocks is that of the ratings. */
export function strengthsOf(blocks: readonly PlayedBlock[]): readonly Strength[] {
  const games = blocks.flatMap((block) => block.games);
  const times = blocks.flatMap((block) => block.times);
  const ratings = ratingsAfter(games);
  return [...new Set(blocks.flatMap(({ lineup }) => lineup))]
    .map((bot) => {
      const own = times.filter((each) => each.bot === bot);
      return {
        bot,
        rating: ratings.get(bot) ?? NEWCOMER,
        games: games.filter(({ seats }) => seats.includes(bot)).length,
        move: quantilesOf(own.map(({ move }) => move)),
        round: quantilesOf(own.map(({ round }) => round)),
      };
    })
    .toSorted((a, b) => ordinal(b.rating) - ordinal(a.rating));
}
