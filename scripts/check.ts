/**
 * `npm run check`: all that is quick. With `--games`, as `npm test` calls it: whole games too, and
 * the web app in a browser.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserTests } from "./src/browser-tests.ts";
import { findChromium } from "./src/chromium.ts";
import { runSteps, type Speech, type Step, succeeds } from "./src/steps.ts";
import {
  failedFiles,
  sum,
  type Tally,
  tallyOfBrowserTests,
  tallyOfCommand,
  tallyOfMissing,
  tallyOfTests,
} from "./src/tally.ts";

const checks: readonly Step[] = [
  { name: "format", run: () => tool("oxfmt", "--check") },
  { name: "lint", run: () => tool("oxlint") },
  { name: "types", run: () => types(".", "apps/web", "apps/web/e2e", "bench") },
  { name: "dead code", run: () => tool("knip", "--no-config-hints") },
  { name: "unit tests", run: () => vitest(inProjects("unit", "unit-alone"), tallyOfTests) },
];
/** Both wait for servers and browsers a good part of their time: together they take less. */
const games: readonly Step[] = [
  { name: "whole games", run: wholeGames },
  { name: "web", run: web },
];

/** What failed beside all the rest: it is tried again alone, and fails if it fails again. */
const failed = { files: [] as readonly string[], inBrowser: false };

process.chdir(join(import.meta.dirname, ".."));
const isWhole = process.argv.includes("--games");
// Where there is none it is installed now: two installations at the same time would be one too many.
if (isWhole) await findChromium();
const alone: Step = { name: "what failed beside the rest, alone", run: again };
await runSteps(isWhole ? [...checks, games, alone] : checks);

async function tool(name: string, ...args: readonly string[]): Promise<Tally> {
  return tallyOfCommand(await succeeds(binary(name), args));
}

/**
 * Each project has surroundings of its own: Node, the browser, or both. What was found is kept, so
 * that the next time only what changed, and what depends on it, is looked at.
 */
async function types(...projects: readonly string[]): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const project of projects) {
    const kept = join("node_modules/.cache/types", project, "found.tsbuildinfo");
    const keeping = ["--incremental", "--tsBuildInfoFile", kept];
    tallies.push(await tool("tsc", "--project", project, ...keeping));
  }
  return sum(tallies);
}

function inProjects(...names: readonly string[]): readonly string[] {
  return names.flatMap((name) => ["--project", name]);
}

/** Whole games and programs: files with a failure, and those in which Node itself ended, are left for later. */
function wholeGames(): Promise<Tally> {
  return vitest(inProjects("big-programs", "games", "programs"), (report, succeeded) => {
    failed.files = failedFiles(report);
    return tallyOfTests(report, succeeded || failed.files.length > 0, failed.files);
  });
}

function vitest(
  args: readonly string[],
  count: (report: string | undefined, succeeded: boolean) => Tally,
): Promise<Tally> {
  return withReport(async (report) => {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const succeeded = await succeeds(binary("vitest"), ["run", ...args, ...reporters]);
    return (text) => count(text, succeeded);
  });
}

function web(speech: Speech): Promise<Tally> {
  return inBrowser(["--grep-invert=@long"], speech, (report, succeeded) => {
    const { failed: some, ...rest } = tallyOfBrowserTests(report, succeeded);
    failed.inBrowser = report !== undefined && some > 0;
    return { ...rest, failed: failed.inBrowser ? 0 : some };
  });
}

function inBrowser(
  args: readonly string[],
  speech: Speech,
  count: (report: string | undefined, succeeded: boolean) => Tally,
): Promise<Tally> {
  return withReport(async (report) => {
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const outcome = await browserTests(["--reporter=dot,json", ...args], env, speech);
    if ("ran" in outcome) return (text) => count(text, outcome.ran);
    const isCi = process.env["CI"] === "true";
    console.log(`The web tests ${isCi ? "CANNOT RUN" : "are SKIPPED"}: ${outcome.missing}.`);
    return () => tallyOfMissing(isCi);
  });
}

async function again(speech: Speech): Promise<Tally> {
  const tallies: Tally[] = [];
  const { files, inBrowser: isInBrowser } = failed;
  if (files.length > 0) {
    console.log(`Run again: ${files.join(", ")}.`);
    tallies.push(await vitest([...files, "--no-file-parallelism"], tallyOfTests));
  }
  if (isInBrowser) {
    tallies.push(await inBrowser(["--last-failed", "--workers=1"], speech, tallyOfBrowserTests));
  }
  return sum(tallies);
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
