import { askPostgres } from "../../../apps/server/trials/ask-postgres.ts";
import { HelperProcess } from "../server/helper-process.ts";
import type { Run } from "../server/load.ts";
import type { OurClients } from "../server/our-clients.ts";
import type { OurServer } from "../server/our-server.ts";

/** What was measured while every table had a move in progress at all times. */
export interface RunResult {
  readonly movesPerSecond: number;
  readonly latencies: readonly number[];
  /** For each move: CPU seconds of all nodes, and statements that PostgreSQL executed. */
  readonly processor: number;
  readonly queries: number;
  /** Connections of all nodes to PostgreSQL. */
  readonly connections: number;
}

export interface Site {
  readonly nodes: number;
  readonly database: string;
  readonly bus: string;
}

export interface Pace {
  readonly tables: number;
  /** Seconds. */
  readonly warmUp: number;
  readonly measured: number;
}

/** Starts nodes, measures once and stops them. The two players of a table are connected to different nodes. */
export async function measureSite({ nodes, database, bus }: Site, pace: Pace): Promise<RunResult> {
  const servers = Array.from(
    { length: nodes },
    () => new HelperProcess<OurServer>("our-server.ts"),
  );
  const clients = new HelperProcess<OurClients>("our-clients.ts");
  try {
    const ports: number[] = [];
    for (const server of servers) ports.push(await server.call("start", { database, bus }));
    await clients.call("createTables", { ports, count: pace.tables });
    await clients.call("saturate", pace.warmUp);
    const before = await readCounters(servers, database);
    const run: Run = await clients.call("saturate", pace.measured);
    const after = await readCounters(servers, database);
    await clients.call("disconnect");
    const moves = run.latencies.length;
    return {
      movesPerSecond: moves / run.seconds,
      latencies: run.latencies,
      processor: (after.processor - before.processor) / moves,
      queries: (after.queries - before.queries) / moves,
      connections: after.connections,
    };
  } finally {
    await clients.end();
    for (const server of servers) await server.call("stop").then(() => server.end());
  }
}

async function readCounters(servers: readonly HelperProcess<OurServer>[], database: string) {
  const each = await Promise.all(servers.map((server) => server.call("processorSeconds")));
  const [counted] = await askPostgres<{ queries: string; connections: string }>(
    database,
    `select (select sum(calls) from pg_stat_statements) as queries,
      (select count(*) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()) as connections`,
  );
  return {
    processor: each.reduce((sum, seconds) => sum + seconds, 0),
    queries: Number(counted?.queries),
    connections: Number(counted?.connections),
  };
}
