import type { SiteSample, SiteStatus } from "@sofala/protocol";
import { expect, test } from "vitest";
import { newestOf, plotPath, samplesByRow, SITE_FIGURES, summaryOf } from "./site-figures.ts";

const MINUTE = 60_000;
const periodMs = 5 * MINUTE;

const sampleAt = (startedAt: number, change: Partial<SiteSample> = {}): SiteSample => ({
  startedAt,
  moves: 0,
  errors: 0,
  failedResponses: 0,
  load: 0,
  people: 0,
  openTables: 0,
  runningTables: 0,
  botQueue: 0,
  waitingNotifications: 0,
  memoryBytes: 0,
  databaseBytes: 0,
  ...change,
});

function figure(name: string) {
  const found = SITE_FIGURES.find((each) => each.name === name);
  if (found === undefined) throw new Error(name);
  return found;
}

const statusOf = (samples: readonly SiteSample[]): SiteStatus => ({
  nodes: [],
  from: 0,
  until: 24 * periodMs,
  periodMs,
  samples,
});

test("a plot spans the whole time, from 0 to the highest value", () => {
  const samples = [
    sampleAt(0, { people: 4 }),
    sampleAt(periodMs, { people: 8 }),
    sampleAt(2 * periodMs, { people: 0 }),
  ];
  expect(plotPath(figure("people"), statusOf(samples))).toBe("M0 30h0.8L10 0L20 60");
});

test("a plot has a gap where there are no samples", () => {
  const samples = [sampleAt(0), sampleAt(2 * periodMs), sampleAt(3 * periodMs)];
  expect(plotPath(figure("people"), statusOf(samples))).toBe("M0 60h0.8M20 60h0.8L30 60");
});

test("the plot of the disk ends at its size", () => {
  const samples = [sampleAt(0, { diskUsedBytes: 50, diskTotalBytes: 100 })];
  expect(plotPath(figure("disk"), statusOf(samples))).toBe("M0 30h0.8");
});

test("counts are added up, and of other figures the highest value is shown", () => {
  const samples = [
    sampleAt(0, { people: 9, moves: 5, errors: 1, commitMs: { median: 1, p99: 7 } }),
    sampleAt(periodMs, { people: 3, moves: 2, failedResponses: 2 }),
  ];
  const summaries = ["people", "moves", "errors", "commitTime", "disk"].map((name) =>
    summaryOf(figure(name), samples),
  );
  expect(summaries).toEqual([9, 7, 3, 7, undefined]);
  expect(newestOf(figure("people"), samples)).toBe(3);
  expect(newestOf(figure("commitTime"), samples)).toBe(7);
});

test("the table has a row for each hour, or for each day", () => {
  const start = new Date(2026, 10, 19, 8, 58).getTime();
  const samples = [sampleAt(start), sampleAt(start + periodMs), sampleAt(start + 2 * periodMs)];
  const sizes = (over: "day" | "month") =>
    [...samplesByRow({ samples }, over)].map(([at, row]) => [new Date(at).getHours(), row.length]);
  expect(sizes("day")).toEqual([
    [8, 1],
    [9, 2],
  ]);
  expect(sizes("month")).toEqual([[0, 3]]);
});
