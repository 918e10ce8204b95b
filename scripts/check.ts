/** `npm run check`: all that is quick. With `--games`, as `npm test` calls it: whole games too. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runSteps, type Step, succeeds } from "./src/steps.ts";
import { type Tally, tallyOfCommand, tallyOfTests } from "./src/tally.ts";

const checks: readonly Step[] = [
  { name: "format", run: () => tool("oxfmt", "--check") },
  { name: "lint", run: () => tool("oxlint") },
  { name: "types", run: () => tool("tsc") },
  { name: "dead code", run: () => tool("knip", "--no-config-hints") },
  { name: "unit tests", run: () => tests("unit") },
];
const games: Step = { name: "whole games", run: () => tests("games") };

process.chdir(join(import.meta.dirname, ".."));
await runSteps(process.argv.includes("--games") ? [...checks, games] : checks);

async function tool(name: string, ...args: readonly string[]): Promise<Tally> {
  return tallyOfCommand(await succeeds(binary(name), args));
}

async function tests(project: string): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), "sofala-"));
  const report = join(folder, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const succeeded = await succeeds(binary("vitest"), ["run", "--project", project, ...reporters]);
  const text = existsSync(report) ? readFileSync(report, "utf8") : undefined;
  rmSync(folder, { recursive: true });
  return tallyOfTests(text, succeeded);
}

function binary(name: string): string {
  return join("node_modules", ".bin", name);
}
