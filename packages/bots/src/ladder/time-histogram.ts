/** How often something took about so long: by bucket, each 5 % wider than the last. */
export interface Times {
  readonly [bucket: string]: number;
}

export interface Quantiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Milliseconds of the first bucket. */
const LEAST = 0.001;
const RATIO = Math.log(1.05);

const bucketOf = (milliseconds: number): number =>
  Math.max(0, Math.round(Math.log(milliseconds / LEAST) / RATIO));

/** Times as they come, kept small however many there are. */
export class Stopwatch {
  readonly #counts = new Map<number, number>();

  note(milliseconds: number): void {
    const bucket = bucketOf(milliseconds);
    this.#counts.set(bucket, (this.#counts.get(bucket) ?? 0) + 1);
  }

  get times(): Times {
    return Object.fromEntries(this.#counts);
  }
}

/** Milliseconds that half, 95 % and 99 % stay within, give or take 3 %. */
export function quantilesOf(all: readonly Times[]): Quantiles | undefined {
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
    return LEAST * Math.exp(bucket * RATIO);
  };
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
