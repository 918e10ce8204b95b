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
    const own = ourEntrants(folder, "url" in postgres ? postgres.url : undefined);
    const others = theirEntrants(folder, effort);
    const scores = await runRounds([...own, ...others], PACES[effort]);
    return [
      ...[...own, ...others].flatMap((entrant) => figuresOf(entrant, scores.get(entrant) ?? [])),
      ...own.flatMap((one) =>
        others.map((other) => ratio(one, other, scores.get(one) ?? [], scores.get(other) ?? [])),
      ),
    ];
  } finally {
    if ("url" in postgres) await postgres.stop();
  }
}

const ourEntrants = (folder: string, postgres: string | undefined): readonly Candidate[] => [
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

const theirEntrants = (folder: string, effort: Effort): readonly Candidate[] => [
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
  entrants: readonly Candidate[],
  pace: Pace,
): Promise<ReadonlyMap<Candidate, readonly RoundResult[]>> {
  const scores = new Map<Candidate, RoundResult[]>(entrants.map((entrant) => [entrant, []]));
  for (let round = 0; round < pace.rounds; round++) {
    for (const [entrant, all] of scores) all.push(await runRound(() => entrant.start(round), pace));
  }
  return scores;
}

/** Starts a server, uses it for one round and stops it. */
async function runRound(start: () => Promise<MeasuredServer>, pace: Pace): Promise<RoundResult> {
  const contender = await start();
  try {
    await contender.createTables(TABLES);
    await contender.saturate(pace.warmUp);
    const before = await readCounters(contender);
    const { latencies, seconds } = await contender.saturate(pace.saturated);
    const after = await readCounters(contender);
    await contender.disconnect();
    await contender.createTables(TABLES);
    const paced = await contender.pace(MOVES_PER_SECOND, pace.paced);
    await contender.disconnect();
    return {
      movesPerSecond: latencies.length / seconds,
      processor: (after.processor - before.processor) / latencies.length,
      saturated: latencies,
      paced: paced.latencies,
      bytes: (after.bytes - before.bytes) / latencies.length,
    };
  } finally {
    await contender.end();
  }
}

const readCounters = async (contender: MeasuredServer) => ({
  processor: await contender.processorSeconds(),
  bytes: await contender.receivedBytes(),
});

function figuresOf({ name, note }: Candidate, scores: readonly RoundResult[]): readonly Figure[] {
  const of = (part: (score: RoundResult) => number) => median(scores.map(part));
  const bytes = of((score) => score.bytes);
  return [
    figure(
      `${name}.movesPerSecond`,
      of((score) => score.movesPerSecond),
      "moves/s",
      `${TABLES} tables, each with a move in progress at all times; ${note}`,
    ),
    figure(
      `${name}.processorMicroseconds`,
      of((score) => 1e6 * score.processor),
      "µs",
      "CPU time of the server for a move, all threads, in the same run",
    ),
    ...latencyFigures(
      `${name}.saturated`,
      scores,
      (score) => score.saturated,
      "until a move is acknowledged, in the same run",
    ),
    ...latencyFigures(
      `${name}.paced`,
      scores,
      (score) => score.paced,
      `the same with ${MOVES_PER_SECOND} moves a second at each table`,
    ),
    ...(Number.isNaN(bytes)
      ? []
      : [figure(`${name}.bytesPerMove`, bytes, "bytes", "sent to the two players of a table")]),
  ];
}

function latencyFigures(
  name: string,
  scores: readonly RoundResult[],
  part: (score: RoundResult) => readonly number[],
  note: string,
): readonly Figure[] {
  const at = (share: number) => median(scores.map((score) => quantile(part(score), share)));
  return [figure(`${name}.p50ms`, at(0.5), "ms", note), figure(`${name}.p99ms`, at(0.99), "ms")];
}

/** Computed for each round, so that other load on the machine affects both. */
function ratio(
  one: Candidate,
  other: Candidate,
  scores: readonly RoundResult[],
  yardstick: readonly RoundResult[],
): Figure {
  const ratios = scores.map(
    ({ movesPerSecond }, round) => movesPerSecond / (yardstick[round]?.movesPerSecond ?? NaN),
  );
  const name = `ratio.${one.name}.to.${other.name}`;
  return figure(name, median(ratios), "times", "moves a second");
}
