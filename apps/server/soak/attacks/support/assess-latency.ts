/** Milliseconds within which 99 of 100 honest moves are to be acknowledged. */
export const LIMIT = 50;
/** Cores that other programs may use: where they use more, moves that take too long prove nothing. */
const OTHERS = 0.25;

/** What milliseconds, in order of size, say of an attack during which other programs used so many cores. */
export function assessLatency(
  waits: readonly number[],
  others: number,
): "passed" | "failed" | "not judged" {
  if (waits.length === 0) return "failed";
  if (quantile(waits, 0.99) <= LIMIT) return "passed";
  return others > OTHERS ? "not judged" : "failed";
}

/** Of some milliseconds in order; NaN where there are none. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.ceil(part * sorted.length) - 1] ?? NaN;
}
