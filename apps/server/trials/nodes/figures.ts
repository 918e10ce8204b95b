import type { NodesFigures } from "./nodes-trial.ts";

/** The figures of a trial, one line each. */
export function describeFigures(figures: NodesFigures): readonly string[] {
  const kinds = Map.groupBy(figures.disturbances, ({ kind }) => kind);
  return [
    `disturbances: ${[...kinds].map(([kind, all]) => `${all.length} ${kind}`).join(", ")}`,
    [
      `moves: ${figures.acknowledged} acknowledged, ${figures.acknowledgedDuringDisturbances} of them during a disturbance`,
      `${figures.resent} sent again (${figures.storedUnacknowledged} had been stored)`,
      `${figures.refused} refused`,
    ].join("; "),
    `tables: ${figures.tables}, ${figures.games} games ended, ${figures.entries} entries`,
    `clients: ${figures.nodeChanges} switches to another node, which sent a snapshot after ${spread(figures.gaps)}`,
    ...(["seat", "part"] as const).map((kind) => {
      const delays = figures.deadlines.flatMap(({ of, due, met }) =>
        of === kind ? met - due : [],
      );
      return `deadlines of ${kind}s: ${delays.length} handled, late by ${spread(delays)} including disturbances`;
    }),
    `views: ${figures.views} compared; logs: ${figures.logReads} read`,
    `servers logged ${figures.serverErrors} errors; ${Math.round(figures.seconds)} s in total`,
  ];
}

/** Median, 99th percentile and maximum of some milliseconds. */
function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, at most ${at(1)} ms`;
}
