import type { Ranking } from "@sofala/engine";

/** A belief about strength: about `mu`, give or take `sigma`. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** The rating of a newcomer. */
export const INITIAL_RATING: Rating = { mu: 25, sigma: 25 / 3 };

/** How far a player's form varies from game to game. */
const BETA = 25 / 6;
/** Strength may drift: every game adds this much doubt. */
const TAU = 25 / 300;
/** Doubt never shrinks faster than this in one game. */
const KAPPA = 1e-4;

/** A cautious rating: three deviations below the mean. */
export const ordinal = ({ mu, sigma }: Rating): number => mu - 3 * sigma;

/**
 * The ratings after a game, by seat: OpenSkill's Plackett-Luce model, algorithm 4 of Weng and Lin,
 * "A Bayesian Approximation Method for Online Ranking" (2011).
 */
export function updateRatings(ratings: readonly Rating[], ranking: Ranking): readonly Rating[] {
  const doubted = ratings.map(({ mu, sigma }) => ({ mu, variance: sigma ** 2 + TAU ** 2 }));
  const spread = Math.sqrt(doubted.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0));
  const weights = doubted.map(({ mu }) => Math.exp(mu / spread));
  const places = ratings.map((_, seat) => ranking.findIndex((tied) => tied.includes(seat)));
  return doubted.map(({ mu, variance }, seat) => {
    const weight = weights[seat] ?? 0;
    const place = places[seat] ?? 0;
    let [gain, certainty] = [0, 0];
    for (const [other, above] of places.entries()) {
      if (above > place) continue;
      // Everybody from this place down competed for it.
      const rivals = weights.filter((_, each) => (places[each] ?? 0) >= above);
      const chance = weight / rivals.reduce((sum, each) => sum + each, 0);
      const tied = ranking[above]?.length ?? 1;
      gain += ((other === seat ? 1 : 0) - chance) / tied;
      certainty += (chance * (1 - chance)) / tied;
    }
    const learnt = (Math.sqrt(variance) / spread) * (variance / spread ** 2) * certainty;
    return {
      mu: mu + (variance / spread) * gain,
      sigma: Math.sqrt(variance * Math.max(1 - learnt, KAPPA)),
    };
  });
}

/** One finished game: who sat where, and how it ended. */
export interface RatedGame {
  readonly seats: readonly string[];
  readonly ranking: Ranking;
}

/** The ratings after one more game; a player at several seats gets the mean of their updates. */
export function updateRatingsByName(
  before: ReadonlyMap<string, Rating>,
  { seats, ranking }: RatedGame,
): ReadonlyMap<string, Rating> {
  const after = updateRatings(
    seats.map((name) => before.get(name) ?? INITIAL_RATING),
    ranking,
  );
  return new Map(
    [...new Set(seats)].map((name) => {
      const own = after.filter((_, seat) => seats[seat] === name);
      const mean = (of: (rating: Rating) => number) =>
        own.reduce((sum, rating) => sum + of(rating), 0) / own.length;
      return [name, { mu: mean(({ mu }) => mu), sigma: mean(({ sigma }) => sigma) }];
    }),
  );
}

/** Ratings after games in their order. */
export function ratingsAfter(games: Iterable<RatedGame>): ReadonlyMap<string, Rating> {
  let ratings: ReadonlyMap<string, Rating> = new Map();
  for (const game of games) ratings = new Map([...ratings, ...updateRatingsByName(ratings, game)]);
  return ratings;
}
