import type { RatingInfo } from "@sofala/protocol";

/** The size of the drawing, in its own units. */
export const CURVE_SIZE = { width: 240, height: 72 } as const;

/** Everybody's initial rating. */
const INITIAL_RATING = { rating: 1500, uncertainty: 500 };
/** The margin above and below the curve. */
const MARGIN = 20;

/** The paths of a history: the line of the ratings, and the area of their uncertainty. */
export function ratingCurve({ games, history }: Pick<RatingInfo, "games" | "history">): {
  readonly from: number;
  readonly line: string;
  readonly uncertainty: string;
} {
  // If the history is complete, the curve starts before the first game.
  const points = games <= history.length ? [INITIAL_RATING, ...history] : history;
  const max = Math.max(...points.map(({ rating, uncertainty }) => rating + uncertainty)) + MARGIN;
  const min = Math.min(...points.map(({ rating, uncertainty }) => rating - uncertainty)) - MARGIN;
  const x = (index: number) => rounded((index / Math.max(1, points.length - 1)) * CURVE_SIZE.width);
  const y = (value: number) => rounded(((max - value) / (max - min)) * CURVE_SIZE.height);
  const path = (values: readonly (readonly [number, number])[]) =>
    values.map(([at, value], n) => `${n === 0 ? "M" : "L"}${x(at)} ${y(value)}`).join("");
  const above = points.map((point, n) => [n, point.rating + point.uncertainty] as const);
  const below = points.map((point, n) => [n, point.rating - point.uncertainty] as const);
  return {
    from: points[0]?.rating ?? INITIAL_RATING.rating,
    line: path(points.map(({ rating }, n) => [n, rating] as const)),
    uncertainty: `${path([...above, ...below.toReversed()])}Z`,
  };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
