import type { Rating } from "@sofala/bots";

/** Where newcomers stand, and how many points one of OpenSkill's is. */
const NEWCOMER_RATING = 1500;
const POINTS_PER_MU = 30;
const NEWCOMER_MU = 25;
/** Two deviations: 19 times out of 20. */
const SIGMAS_SHOWN = 2;

/** Ratings with less doubt are ranked; some ten games lead there. */
export const PROVISIONAL_SIGMA = 6.5;

/** A rating as people see it: 1500 ± 500 for a newcomer. */
export const displayRating = ({ mu, sigma }: Rating) => ({
  rating: Math.round(NEWCOMER_RATING + POINTS_PER_MU * (mu - NEWCOMER_MU)),
  uncertainty: Math.round(POINTS_PER_MU * SIGMAS_SHOWN * sigma),
});
