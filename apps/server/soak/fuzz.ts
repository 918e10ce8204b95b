/**
 * `npm run soak -- fuzz [--requests N] [--first N] [--seed TEXT] [--on postgres]`: sends random requests to a server,
 * in rounds of 25,000 with a new database each, while another table is played. `--first` continues from a round. A
 * fault ends the trial.
 */
import { parseArgs } from "node:util";
import { startPostgres } from "../../../scripts/src/postgres-server.ts";
import { fuzzTrial, growth, type FuzzFigures } from "../trials/fuzz-trial.ts";

const ROUND = 25_000;
/** Megabytes by which memory may grow in a round. */
const MAX_GROWTH_MB = 12;

const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "100000" },
    first: { type: "string", default: "0" },
    seed: { type: "string", default: "fuzz" },
    on: { type: "string", default: "sqlite" },
  },
  strict: false,
});

const requests = Number(values.requests);
const last = Math.ceil(requests / ROUND);
const ends: number[] = [];
for (let round = Number(values.first); round < last && process.exitCode !== 1; round++) {
  const figures = await runRound(round, Math.min(ROUND, requests - round * ROUND));
  ends.push(figures.heap.at(-1) ?? 0);
  console.log(`round ${round}: ${describeFigures(figures)}`);
  for (const fault of figures.faults) console.error(fault);
  const isGood = figures.faults.length === 0 && growth(figures.heap) < MAX_GROWTH_MB;
  if (!isGood) process.exitCode = 1;
}
const [least, most] = [Math.min(...ends), Math.max(...ends)];
console.log(`memory at the end of each round: ${least.toFixed(1)} to ${most.toFixed(1)} MB`);
if (most - least > MAX_GROWTH_MB) process.exitCode = 1;

async function runRound(round: number, count: number): Promise<FuzzFigures> {
  const seed = `${String(values.seed)} ${round}`;
  if (values.on !== "postgres") return fuzzTrial(count, seed);
  const server = await startPostgres();
  if ("missing" in server) throw new Error(server.missing);
  try {
    return await fuzzTrial(count, seed, server.url);
  } finally {
    await server.stop();
  }
}

function describeFigures({
  asked,
  wellFormed,
  frames,
  pieces,
  controlMoves,
  statuses,
  heap,
}: FuzzFigures) {
  const answers = Object.entries(statuses).map(([status, count]) => `${count} times ${status}`);
  return [
    `${asked} requests (${wellFormed} well-formed), ${frames} frames, ${pieces} pieces of HTTP`,
    answers.join(", "),
    `${controlMoves} moves at the other table`,
    `memory ${(heap[1] ?? 0).toFixed(1)} to ${(heap.at(-1) ?? 0).toFixed(1)} MB`,
  ].join("; ");
}
