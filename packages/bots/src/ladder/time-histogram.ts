/** Counts of durations by bucket, each 5 % wider than the last. */
export interface TimeHistogram {
  readonly [bucket: string]: number;
}

export interface Quantiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Milliseconds of the first bucket. */
const FIRST_BUCKET_MS = 0.001;
const LOG_BUCKET_RATIO = Math.log(1.05);

const bucketOf = (milliseconds: number): number =>
  Math.max(0, Math.round(Math.log(milliseconds / FIRST_BUCKET_MS) / LOG_BUCKET_RATIO));

/** Collects durations in a histogram of constant size. */
export class TimeRecorder {
  readonly #counts = new Map<number, number>();

  record(milliseconds: number): void {
    const bucket = bucketOf(milliseconds);
    this.#counts.set(bucket, (this.#counts.get(bucket) ?? 0) + 1);
  }

  get histogram(): TimeHistogram {
    return Object.fromEntries(this.#counts);
  }
}

/** The 50 %, 95 % and 99 % quantiles in milliseconds, within 3 %. */
export function quantilesOf(all: readonly TimeHistogram[]): Quantiles | undefined {
  const counts = new Map<number, number>();
  for (const times of all) {
    for (const [bucket, count] of Object.entries(times)) {
      counts.set(Number(bucket), (counts.get(Number(bucket)) ?? 0) + count);
    }
  }
  const sorted = [...counts].toSorted(([a], [b]) => a - b);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return undefined;
  const at = (part: number): number => {
    let left = part * total;
    const [bucket = 0] = sorted.find(([, count]) => (left -= count) <= 0) ?? [];
    return FIRST_BUCKET_MS * Math.exp(bucket * LOG_BUCKET_RATIO);
  };
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
