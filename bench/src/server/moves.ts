import { join } from "node:path";
import { startPostgres } from "../../../scripts/src/postgres-server.ts";
import { figure, type Figure } from "../figures.ts";
import type { Effort } from "../group.ts";
import { median, quantile } from "../measuring.ts";
import { startOurs, startTheirs, type MeasuredServer } from "./measured-server.ts";

const TABLES = 200;
/** The rate of every table in the paced run; it is faster than people play. */
const MOVES_PER_SECOND = 2;

interface Pace {
  readonly rounds: number;
  /** Seconds. */
  readonly warmUp: number;
  readonly saturated: number;
  readonly paced: number;
}

const PACES: { readonly [effort in Effort]: Pace } = {
  quick: { rounds: 1, warmUp: 1, saturated: 1, paced: 2 },
  full: { rounds: 3, warmUp: 2, saturated: 3, paced: 6 },
};

/** The results of one server in one round. */
interface RoundResult {
  readonly movesPerSecond: number;
  /** CPU seconds of the server for a move. */
  readonly processor: number;
  /** The latencies of all moves in milliseconds, with a move in progress at all times and at a fixed rate. */
  readonly saturated: readonly number[];
  readonly paced: readonly number[];
  /** Bytes sent to both players of a table for a move. */
  readonly bytes: number;
}

/** A server that is measured: how to start it for a round. */
interface Candidate {
  readonly name: string;
  readonly note: string;
  start(round: number): Promise<MeasuredServer>;
}

/** Moves a second and their latency, compared with boardgame.io; in each round the servers run one after the other. */
export async function measureMoves(folder: string, effort: Effort): Promise<readonly Figure[]> {
  const postgres = await startPostgres();
  if ("missing" in postgres) process.stderr.write(`PostgreSQL is skipped. ${postgres.missing}\n`);
  try {
    const own = ourCandidates(folder, "url" in postgres ? postgres.url : undefined);
    const others = theirCandidates(folder, effort);
    const results = await runRounds([...own, ...others], PACES[effort]);
    return [
      ...[...own, ...others].flatMap((candidate) =>
        figuresOf(candidate, results.get(candidate) ?? []),
      ),
      ...own.flatMap((one) =>
        others.map((other) => ratio(one, other, results.get(one) ?? [], results.get(other) ?? [])),
      ),
    ];
  } finally {
    if ("url" in postgres) await postgres.stop();
  }
}

const ourCandidates = (folder: string, postgres: string | undefined): readonly Candidate[] => [
  {
    name: "server.sqlite",
    note: "an SQLite file; a move is on disk before it is acknowledged",
    start: (round) => startOurs(join(folder, `${round}.sqlite`)),
  },
  ...(postgres === undefined
    ? []
    : [
        {
          name: "server.postgres",
          note: "PostgreSQL; a move is on disk before it is acknowledged",
          start: () => startOurs(postgres),
        },
      ]),
];

const theirCandidates = (folder: string, effort: Effort): readonly Candidate[] => [
  {
    name: "boardgameio.server",
    note: "its own files, written after a move is acknowledged",
    start: (round) => startTheirs(join(folder, `development-${round}`), "development"),
  },
  ...(effort === "quick"
    ? []
    : [
        {
          name: "boardgameio.serverInProduction",
          note: "the same in production mode",
          start: (round: number) => startTheirs(join(folder, `production-${round}`), "production"),
        },
      ]),
];

async function runRounds(
  candidates: readonly Candidate[],
  pace: Pace,
): Promise<ReadonlyMap<Candidate, readonly RoundResult[]>> {
  const results = new Map<Candidate, RoundResult[]>(candidates.map((candidate) => [candidate, []]));
  for (let round = 0; round < pace.rounds; round++) {
    for (const [candidate, all] of results)
      all.push(await runRound(() => candidate.start(round), pace));
  }
  return results;
}

/** Starts a server, uses it for one round and stops it. */
async function runRound(start: () => Promise<MeasuredServer>, pace: Pace): Promise<RoundResult> {
  const server = await start();
  try {
    await server.createTables(TABLES);
    await server.saturate(pace.warmUp);
    const before = await readCounters(server);
    const { latencies, seconds } = await server.saturate(pace.saturated);
    const after = await readCounters(server);
    await server.disconnect();
    await server.createTables(TABLES);
    const paced = await server.pace(MOVES_PER_SECOND, pace.paced);
    await server.disconnect();
    return {
      movesPerSecond: latencies.length / seconds,
      processor: (after.processor - before.processor) / latencies.length,
      saturated: latencies,
      paced: paced.latencies,
      bytes: (after.bytes - before.bytes) / latencies.length,
    };
  } finally {
    await server.end();
  }
}

const readCounters = async (server: MeasuredServer) => ({
  processor: await server.processorSeconds(),
  bytes: await server.receivedBytes(),
});

function figuresOf({ name, note }: Candidate, results: readonly RoundResult[]): readonly Figure[] {
  const of = (part: (result: RoundResult) => number) => median(results.map(part));
  const bytes = of((result) => result.bytes);
  return [
    figure(
      `${name}.movesPerSecond`,
      of((result) => result.movesPerSecond),
      "moves/s",
      `${TABLES} tables, each with a move in progress at all times; ${note}`,
    ),
    figure(
      `${name}.processorMicroseconds`,
      of((result) => 1e6 * result.processor),
      "µs",
      "CPU time of the server for a move, all threads, in the same run",
    ),
    ...latencyFigures(
      `${name}.saturated`,
      results,
      (result) => result.saturated,
      "until a move is acknowledged, in the same run",
    ),
    ...latencyFigures(
      `${name}.paced`,
      results,
      (result) => result.paced,
      `the same with ${MOVES_PER_SECOND} moves a second at each table`,
    ),
    ...(Number.isNaN(bytes)
      ? []
      : [figure(`${name}.bytesPerMove`, bytes, "bytes", "sent to the two players of a table")]),
  ];
}

function latencyFigures(
  name: string,
  results: readonly RoundResult[],
  part: (result: RoundResult) => readonly number[],
  note: string,
): readonly Figure[] {
  const at = (share: number) => median(results.map((result) => quantile(part(result), share)));
  return [figure(`${name}.p50ms`, at(0.5), "ms", note), figure(`${name}.p99ms`, at(0.99), "ms")];
}

/** Computed for each round, so that other load on the machine affects both. */
function ratio(
  one: Candidate,
  other: Candidate,
  results: readonly RoundResult[],
  yardstick: readonly RoundResult[],
): Figure {
  const ratios = results.map(
    ({ movesPerSecond }, round) => movesPerSecond / (yardstick[round]?.movesPerSecond ?? NaN),
  );
  const name = `ratio.${one.name}.to.${other.name}`;
  return figure(name, median(ratios), "times", "moves a second");
}
