import type { SiteSample, SiteStatus } from "@sofala/protocol";
import { COMMIT_LIMITS_S } from "../tables/table-metrics.ts";
import type { Database } from "../store/database.ts";
import { mergeFigures, parseFigures, quantile, type Figures } from "./figures.ts";
import { SERIES, type SeriesName } from "./site-sampler.ts";

/** Nodes write a heartbeat every second; after this time without one, a node is gone. */
const NODE_TIMEOUT_MS = 10_000;

/** The nodes that run, and the figures of all nodes together, by period. */
export async function loadSiteStatus(
  { query }: Pick<Database, "query">,
  now: number,
  seriesName: SeriesName,
): Promise<SiteStatus> {
  const { periodMs, keptMs } = SERIES[seriesName];
  const [nodes, rows] = await Promise.all([
    query
      .selectFrom("heartbeats")
      .select(["node", "version"])
      .where("at", ">", now - NODE_TIMEOUT_MS)
      .orderBy("node")
      .execute(),
    query
      .selectFrom("site_samples")
      .select(["started_at", "figures"])
      .where("period_ms", "=", periodMs)
      .where("started_at", ">", now - keptMs)
      .orderBy("started_at")
      .execute(),
  ]);
  const byPeriod = new Map<number, Figures>();
  for (const row of rows) {
    const figures = parseFigures(row.figures);
    if (figures === undefined) continue;
    const others = byPeriod.get(row.started_at);
    byPeriod.set(row.started_at, others === undefined ? figures : mergeFigures(others, figures));
  }
  return {
    nodes: nodes.map(({ node, version }) => ({
      node,
      ...(version === null ? {} : { version }),
    })),
    from: now - keptMs,
    until: now,
    periodMs,
    samples: [...byPeriod].map(([startedAt, figures]) => toSample(startedAt, figures)),
  };
}

function toSample(startedAt: number, { commits, ...figures }: Figures): SiteSample {
  const commitTime = (share: number) => quantile(share, commits, COMMIT_LIMITS_S);
  const [half, most] = [commitTime(0.5), commitTime(0.99)];
  return {
    startedAt,
    ...figures,
    ...(half === undefined || most === undefined
      ? {}
      : { commitMs: { median: half * 1000, p99: most * 1000 } }),
  };
}
