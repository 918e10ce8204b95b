/** The scale of the band; ratings beyond it are at its end. */
const MIN_RATING = 800;
const MAX_RATING = 2200;

/** The positions of a rating and its band, in percent of the width. */
export function bandPosition(rating: number, uncertainty: number) {
  const from = percentOfScale(rating - uncertainty);
  const to = percentOfScale(rating + uncertainty);
  return { from, width: to - from, at: percentOfScale(rating) };
}

const percentOfScale = (value: number): number =>
  Math.round(
    ((Math.min(Math.max(value, MIN_RATING), MAX_RATING) - MIN_RATING) / (MAX_RATING - MIN_RATING)) *
      1000,
  ) / 10;
