/** Milliseconds within which 99 of 100 honest moves must be acknowledged. */
export const MAX_P99_MS = 50;
/** The number of cores that other programs may use. If they use more, slow moves prove nothing. */
const MAX_OTHER_CORES = 0.25;

/** Assesses an attack by the sorted latencies, and by how many cores other programs used during it. */
export function assessLatency(
  waits: readonly number[],
  others: number,
): "passed" | "failed" | "inconclusive" {
  if (waits.length === 0) return "failed";
  if (quantile(waits, 0.99) <= MAX_P99_MS) return "passed";
  return others > MAX_OTHER_CORES ? "inconclusive" : "failed";
}

/** A quantile of sorted milliseconds; NaN if there are none. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.ceil(part * sorted.length) - 1] ?? NaN;
}
