/** The seven points: the apex, the middle row and the base, each from left to right. */
export const POINTS = ["a", "b1", "b2", "b3", "c1", "c2", "c3"] as const;
export type Point = (typeof POINTS)[number];

/** Three points, from one end of a line to the other. */
export type Line = readonly [Point, Point, Point];

/** The five lines: left side, median, right side, middle row, base. */
export const LINES: readonly Line[] = [
  ["a", "b1", "c1"],
  ["a", "b2", "c2"],
  ["a", "b3", "c3"],
  ["b1", "b2", "b3"],
  ["c1", "c2", "c3"],
];

/** True if two points are next to each other on a line. */
export const areAdjacent = (one: Point, other: Point): boolean =>
  LINES.some(
    ([first, middle, last]) =>
      (one === middle && (other === first || other === last)) ||
      (other === middle && (one === first || one === last)),
  );
