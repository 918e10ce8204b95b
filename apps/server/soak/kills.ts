/**
 * `npm run soak -- kills [--kills N] [--first N] [--seed TEXT] [--tables N] [--on postgres]`: people and bots play
 * while the server is killed, in rounds of ten kills with a new database each. `--first` continues from a round. A
 * fault ends the trial, and its SQLite file is not deleted.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startPostgres } from "../../../scripts/src/postgres-server.ts";
import { killTrial, type Figures, type Report } from "../trials/kill-trial.ts";
import { tableRequests } from "../trials/table-requests.ts";

const ROUND = 10;
/** The maximum number of acknowledged moves between two kills. */
const MOVES = 800;

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "100" },
    first: { type: "string", default: "0" },
    seed: { type: "string", default: "kills" },
    tables: { type: "string", default: "20" },
    on: { type: "string", default: "sqlite" },
  },
  strict: false,
});

const all: Figures[] = [];
const last = Math.ceil(Number(values.kills) / ROUND);
for (let round = Number(values.first); round < last && process.exitCode !== 1; round++) {
  const kills = Math.min(ROUND, Number(values.kills) - round * ROUND);
  const { faults, figures } = await runRound(round, kills);
  all.push(figures);
  console.log(`round ${round}: ${describeFigures([figures])}`);
  for (const { code, table, detail } of faults) console.error(`${code} ${table}: ${detail}`);
  if (faults.length > 0) process.exitCode = 1;
}
console.log(`all: ${describeFigures(all)}`);

async function runRound(round: number, kills: number): Promise<Report> {
  const seed = `${String(values.seed)} ${round}`;
  const trial = { tableRequests: tableRequests(Number(values.tables)), kills, seed, moves: MOVES };
  if (values.on !== "postgres") return onFile(trial);
  const server = await startPostgres();
  if ("missing" in server) throw new Error(server.missing);
  try {
    return await killTrial({ ...trial, database: server.url });
  } finally {
    await server.stop();
  }
}

async function onFile(trial: Omit<Parameters<typeof killTrial>[0], "database">): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), "sofala-kills-"));
  let isGood = false;
  try {
    const report = await killTrial({ ...trial, database: join(folder, "sofala.sqlite") });
    isGood = report.faults.length === 0;
    return report;
  } finally {
    if (isGood) rmSync(folder, { recursive: true });
    else console.error(`The database is in ${folder}`);
  }
}

function describeFigures(figures: readonly Figures[]): string {
  const sum = (of: (each: Figures) => number) => figures.reduce((n, each) => n + of(each), 0);
  return [
    `${sum(({ kills }) => kills)} kills`,
    `${sum(({ games }) => games)} games ended`,
    `${sum(({ acknowledged }) => acknowledged)} moves acknowledged`,
    `${sum(({ resent }) => resent)} sent again (${sum(({ found }) => found)} were stored)`,
    `${sum(({ refused }) => refused)} refused`,
    `${sum(({ readings }) => readings)} clocks compared`,
    `${sum(({ timeouts }) => timeouts)} ran out`,
    `back after ${medianAndMax(figures.flatMap(({ back }) => back))}`,
    `all clients caught up after ${medianAndMax(figures.flatMap(({ caughtUp }) => caughtUp))}`,
    `${Math.round(sum(({ seconds }) => seconds))} s`,
  ].join(", ");
}

/** The median and the maximum of some milliseconds. */
function medianAndMax(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const [half = 0, most = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return `${Math.round(half)} ms (at most ${Math.round(most)})`;
}
