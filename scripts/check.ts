/**
 * `npm run check`: format, lint, types, dead code and unit tests. With `--all`, as in `npm test`, also whole games and
 * programs, and the web app in a browser.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { browserTests } from "./src/browser-tests.ts";
import { buildServer } from "./src/build-server.ts";
import { BuildError } from "./src/bundle.ts";
import { findBus } from "./src/bus-server.ts";
import { findChromium } from "./src/chromium.ts";
import { NATS } from "./src/nats-server.ts";
import { findPostgres } from "./src/postgres.ts";
import { REDIS } from "./src/redis-server.ts";
import { runSteps, type Output, type Step, succeeds } from "./src/steps.ts";
import {
  sum,
  type Tally,
  tallyOfBrowserTests,
  tallyOfCommand,
  tallyOfMissing,
  tallyOfTests,
} from "./src/tally.ts";

const ROOT = join(import.meta.dirname, "..");

const checks: readonly Step[] = [
  { name: "format", run: (output) => tool(output, "oxfmt", "--check") },
  { name: "lint", run: (output) => tool(output, "oxlint") },
  {
    name: "types",
    run: (output) =>
      types(output, "tsconfig.json", "apps/web/tsconfig.json", "tsconfig.browser.json"),
  },
  { name: "dead code", run: (output) => tool(output, "knip", "--no-config-hints") },
  { name: "unit tests", run: (output) => vitest(output, ["unit", "unit-alone"]) },
];
const builds: Step = { name: "web app and server", run: build };
const wholePrograms: Step = {
  name: "whole games and programs",
  // These tests wait for other programs, so there is one worker more than cores.
  run: (output) =>
    vitest(output, ["games", "programs"], "--maxWorkers", `${availableParallelism() + 1}`),
};
const browser: Step = { name: "browser", run: inBrowser };

process.chdir(ROOT);
if (process.argv.includes("--all")) {
  // Installing mostly waits for the network, so it runs beside the checks and takes no place from them.
  const installing = installPrograms();
  const programs: Step = { name: "programs to test with", run: () => installing };
  await runSteps([[builds, ...checks, programs], [wholePrograms], [browser]]);
} else await runSteps([checks]);

async function tool(output: Output, name: string, ...args: readonly string[]): Promise<Tally> {
  return tallyOfCommand(await succeeds(binary(name), args, {}, output));
}

/**
 * The projects differ in their environment: Node, the browser, or both. One thread each: other steps need the other
 * cores, and several threads take more CPU time in total.
 */
async function types(output: Output, ...projects: readonly string[]): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const project of projects) {
    const cache = join("node_modules/.cache/types", project, "found.tsbuildinfo");
    const options = ["--singleThreaded", "--incremental", "--tsBuildInfoFile", cache];
    tallies.push(await tool(output, "tsc", "--project", project, ...options));
  }
  return sum(tallies);
}

function vitest(
  output: Output,
  projects: readonly string[],
  ...options: readonly string[]
): Promise<Tally> {
  return withReport(async (report) => {
    const names = projects.flatMap((name) => ["--project", name]);
    const args = ["run", ...names, ...options];
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const succeeded = await succeeds(binary("vitest"), [...args, ...reporters], {}, output);
    return (text) => tallyOfTests(text, succeeded);
  });
}

/** Installs the browser and the servers that are missing; if that fails, the tests that need them say so. */
async function installPrograms(): Promise<Tally> {
  await findChromium();
  await findPostgres();
  await findBus(REDIS);
  await findBus(NATS);
  return tallyOfCommand(true);
}

async function build(): Promise<Tally> {
  try {
    await buildServer(ROOT);
    return tallyOfCommand(true);
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    console.error(error.message);
    return tallyOfCommand(false);
  }
}

function inBrowser(output: Output): Promise<Tally> {
  return withReport(async (report) => {
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const args = ["--reporter=line,json"];
    const outcome = await browserTests(args, env, output);
    if ("ran" in outcome) return (text) => tallyOfBrowserTests(text, outcome.ran);
    const isCi = process.env["CI"] === "true";
    console.log(`The web tests ${isCi ? "CANNOT RUN" : "are SKIPPED"}: ${outcome.missing}.`);
    return () => tallyOfMissing(isCi);
  });
}

/** Lets a tool write a report, then counts what is in it. */
async function withReport(
  run: (path: string) => Promise<(report: string | undefined) => Tally>,
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), "sofala-"));
  const path = join(folder, "report.json");
  const count = await run(path);
  const text = existsSync(path) ? readFileSync(path, "utf8") : undefined;
  rmSync(folder, { recursive: true });
  return count(text);
}

function binary(name: string): string {
  return join("node_modules", ".bin", name);
}
