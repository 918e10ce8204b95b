import { parseWith } from "@sofala/engine";
import * as z from "zod/mini";

const count = z.int();

/** What is stored of a period. The figures of an earlier version may be fewer: a new one is optional. */
const figuresSchema = z.object({
  // Added up.
  moves: count,
  /** How many commits took how long, by the buckets of `TableMetrics`. */
  commits: z.array(count),
  errors: count,
  failedResponses: count,
  // The highest.
  /** The share of the time in which the main thread was busy, from 0 to 1. */
  load: z.number(),
  people: count,
  openTables: count,
  runningTables: count,
  botQueue: count,
  waitingNotifications: count,
  memoryBytes: count,
  databaseBytes: count,
  diskUsedBytes: z.exactOptional(count),
  diskTotalBytes: z.exactOptional(count),
});

/** Figures of a period: of a node, or of several together. */
export type Figures = Readonly<z.infer<typeof figuresSchema>>;

/** The figures of a stored row; undefined if a later version wrote something else. */
export function parseFigures(json: string): Figures | undefined {
  const figures = parseWith<Figures>(figuresSchema, JSON.parse(json));
  return figures.ok ? figures.value : undefined;
}

/** The figures of two times, or of two nodes, together: counts are added, of all others the higher one counts. */
export function mergeFigures(one: Figures, other: Figures): Figures {
  const highest = (name: Exclude<keyof Figures, "commits">): number =>
    Math.max(one[name] ?? 0, other[name] ?? 0);
  const hasDisk = one.diskTotalBytes !== undefined || other.diskTotalBytes !== undefined;
  return {
    moves: one.moves + other.moves,
    commits: one.commits.map((each, bucket) => each + (other.commits[bucket] ?? 0)),
    errors: one.errors + other.errors,
    failedResponses: one.failedResponses + other.failedResponses,
    load: highest("load"),
    people: highest("people"),
    openTables: highest("openTables"),
    runningTables: highest("runningTables"),
    botQueue: highest("botQueue"),
    waitingNotifications: highest("waitingNotifications"),
    memoryBytes: highest("memoryBytes"),
    databaseBytes: highest("databaseBytes"),
    ...(hasDisk
      ? { diskUsedBytes: highest("diskUsedBytes"), diskTotalBytes: highest("diskTotalBytes") }
      : {}),
  };
}

/**
 * The value that this share of the observations does not exceed, estimated within its bucket as Prometheus does; undefined
 * without observations. The last bucket has no limit: its observations count as the highest limit.
 */
export function quantile(
  share: number,
  counts: readonly number[],
  limits: readonly number[],
): number | undefined {
  const total = counts.reduce((sum, each) => sum + each, 0);
  if (total === 0) return undefined;
  let below = 0;
  for (const [bucket, limit] of limits.entries()) {
    const here = counts[bucket] ?? 0;
    if (here > 0 && below + here >= share * total) {
      const from = limits[bucket - 1] ?? 0;
      return from + ((limit - from) * (share * total - below)) / here;
    }
    below += here;
  }
  return limits.at(-1);
}
