import type { SiteSample, SiteStatus } from "@sofala/protocol";
import type { OperateText } from "@sofala/text/online";
import { bytesText } from "../../text/bytes-text.ts";

type FigureName = keyof OperateText["site"]["figures"];

/** A figure of the site, with a plot. */
export interface SiteFigure {
  readonly name: FigureName;
  /** What happened in a period is added up; of everything else the highest value counts. */
  readonly isCount?: true;
  /** Undefined if the period has none. */
  readonly valueOf: (sample: SiteSample) => number | undefined;
  readonly format: (value: number, language: string) => string;
  /** The top of the plot is at least this. */
  readonly top: (samples: readonly SiteSample[]) => number;
}

const number = (value: number, language: string) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(value);
const percent = (value: number, language: string) =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(value);
const duration = (value: number, language: string) =>
  new Intl.NumberFormat(language, {
    style: "unit",
    unit: "millisecond",
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);

const atLeast = (least: number) => () => least;
const plain = { format: number, top: atLeast(4) } as const;

export const SITE_FIGURES: readonly SiteFigure[] = [
  { name: "people", valueOf: ({ people }) => people, ...plain },
  { name: "games", valueOf: ({ runningTables }) => runningTables, ...plain },
  { name: "moves", isCount: true, valueOf: ({ moves }) => moves, ...plain },
  {
    name: "errors",
    isCount: true,
    valueOf: ({ errors, failedResponses }) => errors + failedResponses,
    ...plain,
  },
  {
    name: "commitTime",
    valueOf: ({ commitMs }) => commitMs?.p99,
    format: duration,
    top: atLeast(10),
  },
  { name: "load", valueOf: ({ load }) => load, format: percent, top: atLeast(1) },
  { name: "botQueue", valueOf: ({ botQueue }) => botQueue, ...plain },
  {
    name: "notifications",
    valueOf: ({ waitingNotifications }) => waitingNotifications,
    ...plain,
  },
  { name: "memory", valueOf: ({ memoryBytes }) => memoryBytes, format: bytesText, top: atLeast(1) },
  {
    name: "database",
    valueOf: ({ databaseBytes }) => databaseBytes,
    format: bytesText,
    top: atLeast(1),
  },
  {
    name: "disk",
    valueOf: ({ diskUsedBytes }) => diskUsedBytes,
    format: bytesText,
    top: (samples) => samples.at(-1)?.diskTotalBytes ?? 1,
  },
];

/** The values of a figure together; undefined if there is none. */
export function summaryOf(
  { isCount, valueOf }: SiteFigure,
  samples: readonly SiteSample[],
): number | undefined {
  const values = samples.flatMap((sample) => valueOf(sample) ?? []);
  if (isCount === true) return values.reduce((sum, value) => sum + value, 0);
  return values.length === 0 ? undefined : Math.max(...values);
}

/** The newest value of a figure. */
export const newestOf = ({ valueOf }: SiteFigure, samples: readonly SiteSample[]) =>
  samples.flatMap((sample) => valueOf(sample) ?? []).at(-1);

/** The size of a plot, in its own units. */
export const PLOT_SIZE = { width: 240, height: 60 } as const;

/** The path of a plot over the whole time; it has a gap where there are no samples. */
export function plotPath(
  { valueOf, top }: SiteFigure,
  { samples, from, until, periodMs }: SiteStatus,
): string {
  const highest = Math.max(top(samples), ...samples.flatMap((sample) => valueOf(sample) ?? []));
  let lastAt = -Infinity;
  let path = "";
  for (const sample of samples) {
    const value = valueOf(sample);
    if (value === undefined) continue;
    const { startedAt } = sample;
    const isAfterGap = startedAt - lastAt > periodMs;
    const x = ((Math.max(startedAt, from) - from) / (until - from)) * PLOT_SIZE.width;
    const y = (1 - value / highest) * PLOT_SIZE.height;
    // A point without neighbours is a short line.
    path += isAfterGap ? `M${rounded(x)} ${rounded(y)}h0.8` : `L${rounded(x)} ${rounded(y)}`;
    lastAt = startedAt;
  }
  return path;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The samples of each hour of a day, or of each day of a month. */
export function samplesByRow(
  { samples }: Pick<SiteStatus, "samples">,
  over: "day" | "month",
): ReadonlyMap<number, readonly SiteSample[]> {
  return Map.groupBy(samples, ({ startedAt }) => {
    const row = new Date(startedAt);
    if (over === "day") return row.setMinutes(0, 0, 0);
    return row.setHours(0, 0, 0, 0);
  });
}
