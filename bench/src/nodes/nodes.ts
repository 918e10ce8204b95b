import { askPostgres } from "../../../apps/server/trials/ask-postgres.ts";
import { startNats } from "../../../scripts/src/nats-server.ts";
import { startPostgres } from "../../../scripts/src/postgres-server.ts";
import { startRedis } from "../../../scripts/src/redis-server.ts";
import { figure, type Figure } from "../figures.ts";
import type { Group } from "../group.ts";
import { median, quantile } from "../measuring.ts";
import { measureSwitches } from "./switches.ts";
import { measureSite, type Pace, type RunResult } from "./site.ts";

const PACES = {
  quick: { rounds: 1, watchers: 40, pace: { tables: 40, warmUp: 1, measured: 2 } },
  full: { rounds: 3, watchers: 200, pace: { tables: 60, warmUp: 2, measured: 4 } },
} as const;

/** A configuration that is measured. */
interface Candidate {
  readonly name: string;
  readonly nodes: number;
  readonly bus: "postgres" | "redis" | "nats";
}

const CANDIDATES: readonly Candidate[] = [
  { name: "nodes.one", nodes: 1, bus: "postgres" },
  { name: "nodes.two", nodes: 2, bus: "postgres" },
  { name: "nodes.three", nodes: 3, bus: "postgres" },
  { name: "nodes.threeOnRedis", nodes: 3, bus: "redis" },
  { name: "nodes.threeOnNats", nodes: 3, bus: "nats" },
];

/** One, two and three nodes on one PostgreSQL, and the three buses compared. */
export const nodes: Group = {
  name: "nodes",
  summary:
    "one to three nodes on PostgreSQL: moves, latency, CPU time, statements, buses; a node that disappears",

  async measure(effort) {
    await using programs = new AsyncDisposableStack();
    const settings = () => ["shared_preload_libraries=pg_stat_statements", "max_connections=200"];
    const started = {
      postgres: await startPostgres({ settings }),
      redis: await startRedis(),
      nats: await startNats(),
    };
    for (const [name, program] of Object.entries(started)) {
      if ("stop" in program) programs.defer(() => program.stop());
      else process.stderr.write(`${name} is skipped. ${program.missing}\n`);
    }
    const { postgres } = started;
    if ("missing" in postgres) return [];
    const { rounds, watchers, pace } = PACES[effort];
    const results = new Map<Candidate, RunResult[]>(
      CANDIDATES.filter(({ bus }) => "url" in started[bus]).map((candidate) => [candidate, []]),
    );
    for (let round = 0; round < rounds; round++) {
      for (const [candidate, all] of results) {
        const bus = started[candidate.bus];
        const database = await newDatabase(postgres.url, `${candidate.name}.${round}`);
        const url = candidate.bus !== "postgres" && "url" in bus ? bus.url : database;
        all.push(await measureSite({ nodes: candidate.nodes, database, bus: url }, pace));
      }
    }
    return [...results]
      .flatMap(([candidate, all]) => figuresOf(candidate, all, pace))
      .concat(ratios(results))
      .concat(await measureSwitches(await newDatabase(postgres.url, "nodes.left"), watchers));
  },
};

/** An empty database in which statements are counted. */
async function newDatabase(url: string, name: string): Promise<string> {
  const address = new URL(url);
  address.pathname = name.toLowerCase();
  await askPostgres(url, `create database "${name.toLowerCase()}"`);
  await askPostgres(address.href, "create extension pg_stat_statements");
  return address.href;
}

function figuresOf(
  { name, bus }: Candidate,
  results: readonly RunResult[],
  { tables }: Pace,
): readonly Figure[] {
  const of = (part: (result: RunResult) => number) => median(results.map(part));
  const waits = (share: number) => of(({ latencies }) => quantile(latencies, share));
  const note = `${tables} tables, each with a move in progress at all times; bus: ${bus}`;
  return [
    figure(
      `${name}.movesPerSecond`,
      of(({ movesPerSecond }) => movesPerSecond),
      "moves/s",
      note,
    ),
    figure(`${name}.p50ms`, waits(0.5), "ms", "until a move is acknowledged, in the same run"),
    figure(`${name}.p99ms`, waits(0.99), "ms"),
    figure(
      `${name}.processorMicroseconds`,
      of(({ processor }) => 1e6 * processor),
      "µs",
      "CPU time of all nodes for a move",
    ),
    figure(
      `${name}.queriesPerMove`,
      of(({ queries }) => queries),
      "statements",
      "counted by PostgreSQL for a move, including background checks and heartbeats",
    ),
    figure(
      `${name}.connections`,
      of(({ connections }) => connections),
      "connections",
      "from all nodes to PostgreSQL",
    ),
  ];
}

/** Computed for each round, so that other load on the machine affects both. */
function ratios(results: ReadonlyMap<Candidate, readonly RunResult[]>): readonly Figure[] {
  const [first, ...others] = [...results];
  if (first === undefined) return [];
  return others.map(([{ name }, all]) => {
    const each = all.map(
      ({ movesPerSecond }, round) => movesPerSecond / (first[1][round]?.movesPerSecond ?? NaN),
    );
    return figure(`ratio.${name}.to.${first[0].name}`, median(each), "times", "moves a second");
  });
}
