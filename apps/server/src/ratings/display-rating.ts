import type { Rating } from "@sofala/bots";

/** Where newcomers stand, and how many points one of OpenSkill's is. */
const MIDDLE = 1500;
const POINTS = 30;
const MEAN = 25;
/** Two deviations: 19 times out of 20. */
const DEVIATIONS = 2;

/** Ratings with less doubt are ranked; some ten games lead there. */
export const SETTLED = 6.5;

/** A rating as people see it: 1500 ± 500 for a newcomer. */
export const shownRating = ({ mu, sigma }: Rating) => ({
  rating: Math.round(MIDDLE + POINTS * (mu - MEAN)),
  uncertainty: Math.round(POINTS * DEVIATIONS * sigma),
});
