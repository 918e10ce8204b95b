/** What a band is drawn over; whoever lies beyond stands at its end. */
const LEAST = 800;
const MOST = 2200;

/** Where the band of a rating and the rating itself lie, in hundredths of the width. */
export function bandOf(rating: number, uncertainty: number) {
  const from = hundredths(rating - uncertainty);
  const to = hundredths(rating + uncertainty);
  return { from, width: to - from, at: hundredths(rating) };
}

const hundredths = (value: number): number =>
  Math.round(((Math.min(Math.max(value, LEAST), MOST) - LEAST) / (MOST - LEAST)) * 1000) / 10;
