/**
 * `npm run soak -- day [--people N] [--seconds N]`: replays a day of a site at 1/100 of its size on one node and one
 * PostgreSQL. First it measures what each thing costs alone; then every hour of the day is played for some seconds, with
 * as many people as the hour has, and what the model predicts is printed beside what was measured.
 */
import { parseArgs } from "node:util";
import { startPostgres } from "../../../scripts/src/postgres-server.ts";
import { quantile } from "../measuring.ts";
import { HelperProcess } from "../server/helper-process.ts";
import type { OurServer } from "../server/our-server.ts";
import { costOf, predictLoad, type Cost, type Load, type UnitCosts } from "./load.ts";
import { postgresUsage } from "./postgres-usage.ts";
import type { SiteClients } from "./site-clients.ts";
import { HOURS, ratesOf, socketsOf, tablesOf, trafficOf, type Rates } from "./traffic.ts";

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "1000" },
    seconds: { type: "string", default: "20" },
  },
});
const PEOPLE = Number(values.people);
const SECONDS = Number(values.seconds);
/** The site that the day is a part of. */
const SCALE = 100;

const NOTHING: Rates = { moves: 0, pings: 0, lists: 0, arrivals: 0 };
/** How many of the people of the busiest hour are connected while costs are measured, and how often each thing then happens. */
const MEASURED_SHARE = 0.5;
const MEASURED_RATES: Rates = { moves: 20, pings: 400, lists: 20, arrivals: 4 };
/** If the CPU time of the day differs more from the prediction, the model misses something. */
const MAX_ERROR = 0.25;

const COLUMNS: readonly (readonly [name: string, unit: string, show: (load: Load) => string])[] = [
  ["node", "% of a core", ({ node }) => (100 * node).toFixed(1)],
  ["PostgreSQL", "% of a core", ({ postgres: used }) => (100 * used).toFixed(1)],
  ["sent", "kB/s", ({ sent }) => (sent / 1000).toFixed(0)],
  ["write-ahead log", "kB/s", ({ log }) => (log / 1000).toFixed(0)],
  ["resident memory", "MiB", ({ resident }) => (resident / 2 ** 20).toFixed(0)],
];
const HOUR_COLUMNS = [
  "hour",
  "people",
  "moves/s",
  ...COLUMNS.map(([name, unit]) => `${name}, ${unit}`),
  "p99, ms",
];

const postgres = await startPostgres();
if ("missing" in postgres) throw new Error(postgres.missing);
const database = postgres.url;
const server = new HelperProcess<OurServer>("our-server.ts");
const clients = new HelperProcess<SiteClients>("../day/site-clients.ts");
try {
  const port = await server.call("start", { database });
  const units = await measureUnits(port);
  printUnits(units);
  await playDay(units);
} finally {
  await clients.end();
  await server.call("stop");
  await server.end();
  await postgres.stop();
}

/** Things that happened for some seconds, and what they cost together. */
interface Period {
  readonly happened: Rates;
  readonly latencies: readonly number[];
  readonly used: Cost;
}

async function measurePeriod(rates: Rates, seconds: number): Promise<Period> {
  await clients.call("takeCounters");
  const before = await readUsage();
  await clients.call("run", { rates, seconds });
  const after = await readUsage();
  const { happened, latencies, sent } = await clients.call("takeCounters");
  const used = costOf((part) => (part === "sent" ? sent : after[part] - before[part]));
  return { happened, latencies, used };
}

async function readUsage() {
  const [node, { processor, log }] = await Promise.all([
    server.call("processorSeconds"),
    postgresUsage(database),
  ]);
  return { node, postgres: processor, log, sent: 0 };
}

async function residentBytes(): Promise<number> {
  return (await server.call("usage")).resident;
}

/** What each thing costs if nothing else happens, with half of the people of the busiest hour. */
async function measureUnits(port: number): Promise<UnitCosts> {
  await clients.call("createTables", { port, traffic: trafficOf(PEOPLE) });
  const traffic = trafficOf(PEOPLE * MEASURED_SHARE);
  await server.call("unloadTables");
  const empty = await residentBytes();
  await clients.call("loadTables", traffic);
  const loaded = await residentBytes();
  await clients.call("connect", traffic);
  const connected = await residentBytes();

  // A warm-up, so that compiling is not counted.
  await measurePeriod(MEASURED_RATES, SECONDS);
  const { used } = await measurePeriod(NOTHING, SECONDS);
  const idle = costOf((part) => used[part] / SECONDS);
  const alone = async (thing: keyof Rates): Promise<Cost> => {
    const rates = { ...NOTHING, [thing]: MEASURED_RATES[thing] };
    const period = await measurePeriod(rates, SECONDS);
    return costOf((part) =>
      Math.max(0, (period.used[part] - SECONDS * idle[part]) / period.happened[thing]),
    );
  };
  return {
    idle,
    each: {
      moves: await alone("moves"),
      pings: await alone("pings"),
      lists: await alone("lists"),
      arrivals: await alone("arrivals"),
    },
    memory: {
      server: empty,
      table: (loaded - empty) / tablesOf(traffic),
      socket: (connected - loaded) / socketsOf(traffic),
    },
  };
}

/** Plays every hour and prints what it costs; an hour that costs much more than predicted is a failure. */
async function playDay(units: UnitCosts): Promise<void> {
  console.log(`\n${row(HOUR_COLUMNS)}\n${row(HOUR_COLUMNS.map(() => "--:"))}`);
  let [predicted, measured] = [0, 0];
  for (const [hour, share] of HOURS.entries()) {
    const traffic = trafficOf(PEOPLE * share);
    await clients.call("connect", traffic);
    const rates = ratesOf(traffic);
    const expected = predictLoad(traffic, units);
    const { happened, latencies, used } = await measurePeriod(rates, SECONDS);
    const actual = {
      ...costOf((part) => used[part] / SECONDS),
      resident: await residentBytes(),
    };
    predicted += expected.node;
    measured += actual.node;
    console.log(
      row([
        String(hour),
        String(traffic.people),
        (happened.moves / SECONDS).toFixed(1),
        ...COLUMNS.map(([, , show]) => `${show(expected)} / ${show(actual)}`),
        quantile(latencies, 0.99).toFixed(1),
      ]),
    );
  }
  const error = measured / predicted - 1;
  console.log(`\nCPU time of the node in the whole day: ${percent(error)} against the prediction.`);
  console.log(`\n${siteOnPaper(units)}`);
  if (Math.abs(error) > MAX_ERROR) process.exitCode = 1;
}

/** What the model says about the whole site in its busiest hour, on one node without limits. */
function siteOnPaper(units: UnitCosts): string {
  const traffic = trafficOf(PEOPLE * SCALE);
  const load = predictLoad(traffic, units);
  const rates = ratesOf(traffic);
  const counts = [
    `${traffic.tables} live tables, ${socketsOf(traffic)} sockets`,
    `${rates.moves.toFixed(0)} moves, ${rates.pings.toFixed(0)} pings, ${rates.lists.toFixed(0)} lists and ${rates.arrivals.toFixed(0)} arrivals a second`,
  ];
  const costs = COLUMNS.map(([name, unit, show]) => `${name} ${show(load)} ${unit}`);
  return `${traffic.people} people: ${[...counts, ...costs].join("; ")}.`;
}

function printUnits({ idle, each, memory }: UnitCosts): void {
  const line = (name: string, cost: Cost): string =>
    row([
      name,
      (1e6 * cost.node).toFixed(0),
      (1e6 * cost.postgres).toFixed(0),
      cost.sent.toFixed(0),
      cost.log.toFixed(0),
    ]);
  const header = ["", "node, µs", "PostgreSQL, µs", "sent, bytes", "write-ahead log, bytes"];
  console.log(`${row(header)}\n${row(["---", ...header.slice(1).map(() => "--:")])}`);
  console.log(line("a second without people", idle));
  console.log(line("a move at a table of three", each.moves));
  console.log(line("a ping", each.pings));
  console.log(line("a list of the lobby", each.lists));
  console.log(line("somebody new who watches a table", each.arrivals));
  const { table, socket } = memory;
  const kibibytes = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KiB`;
  console.log(`\nMemory: a table ${kibibytes(table)}, a socket ${kibibytes(socket)}.`);
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

function percent(share: number): string {
  return `${share < 0 ? "−" : "+"}${Math.abs(100 * share).toFixed(0)} %`;
}
