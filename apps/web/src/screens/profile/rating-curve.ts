import type { RatingInfo } from "@sofala/protocol";

/** The size of the picture, in its own units. */
export const CURVE = { width: 240, height: 72 } as const;

/** Where everybody begins. */
const NEWCOMER = { rating: 1500, uncertainty: 500 };
/** Room above and below what is drawn. */
const MARGIN = 20;

/** The paths of a history: the line of the ratings, and the area of doubt around it. */
export function curveOf({ games, history }: Pick<RatingInfo, "games" | "history">): {
  readonly from: number;
  readonly line: string;
  readonly doubt: string;
} {
  // Where all games are told, the curve begins before the first of them.
  const points = games <= history.length ? [NEWCOMER, ...history] : history;
  const most = Math.max(...points.map(({ rating, uncertainty }) => rating + uncertainty)) + MARGIN;
  const least = Math.min(...points.map(({ rating, uncertainty }) => rating - uncertainty)) - MARGIN;
  const x = (index: number) => rounded((index / Math.max(1, points.length - 1)) * CURVE.width);
  const y = (value: number) => rounded(((most - value) / (most - least)) * CURVE.height);
  const path = (values: readonly (readonly [number, number])[]) =>
    values.map(([at, value], n) => `${n === 0 ? "M" : "L"}${x(at)} ${y(value)}`).join("");
  const above = points.map((point, n) => [n, point.rating + point.uncertainty] as const);
  const below = points.map((point, n) => [n, point.rating - point.uncertainty] as const);
  return {
    from: points[0]?.rating ?? NEWCOMER.rating,
    line: path(points.map(({ rating }, n) => [n, rating] as const)),
    doubt: `${path([...above, ...below.toReversed()])}Z`,
  };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
