import type { Rating } from "@sofala/bots";

/** The rating of a newcomer, and the points per unit of OpenSkill's scale. */
const NEWCOMER_RATING = 1500;
const POINTS_PER_MU = 30;
const NEWCOMER_MU = 25;
/** The shown uncertainty is two standard deviations: a 95 % interval. */
const SIGMAS_SHOWN = 2;

/** A rating with a larger deviation is provisional; it takes about ten games to get below it. */
export const PROVISIONAL_SIGMA = 6.5;

/** A rating as it is shown: 1500 ± 500 for a newcomer. */
export const displayRating = ({ mu, sigma }: Rating) => ({
  rating: Math.round(NEWCOMER_RATING + POINTS_PER_MU * (mu - NEWCOMER_MU)),
  uncertainty: Math.round(POINTS_PER_MU * SIGMAS_SHOWN * sigma),
});
