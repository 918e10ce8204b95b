import type { StdioOptions } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { endLike, launch } from "./launch.mjs";
import { sum, type Tally } from "./tally.ts";

export interface Step {
  readonly name: string;
  readonly run: (output: Output) => Promise<Tally>;
}

/** Where the output of a step goes: the terminal, or an open file. */
export type Output = "inherit" | number;

/** The number of slowest tests that are listed at the end. */
const SLOWEST = 10;

/**
 * Runs groups of steps and continues after a failure. In a group, as many steps run at the same time as there are
 * cores: more would slow each other down. Prints a line for each step, and its output if it failed. The last line
 * counts what passed and failed.
 */
export async function runSteps(groups: readonly (readonly Step[])[]): Promise<void> {
  const tallies: Tally[] = [];
  const skipped: string[] = [];
  for (const group of groups) {
    console.log(`\n${group.map(({ name }) => name).join(", ")} …`);
    const waiting = [...group];
    const runWaiting = async (): Promise<void> => {
      for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
        const start = performance.now();
        const { tally, output } = await runQuietly(step);
        tallies.push(tally);
        if (tally.skipped > 0) skipped.push(step.name);
        if (tally.failed > 0) console.log(`\n── ${step.name} ──\n${output}`);
        console.log(`${outcome(step.name, tally)}, ${seconds(performance.now() - start)}`);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, runWaiting));
  }
  const { passed, failed, times = [] } = sum(tallies);
  if (times.length > 0) console.log("\nSlowest:");
  for (const { name, ms } of times.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)) {
    console.log(`${seconds(ms).padStart(8)}  ${name}`);
  }
  if (skipped.length > 0) console.log(`\nSKIPPED, in whole or in part: ${skipped.join(", ")}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

async function runQuietly({
  run,
}: Step): Promise<{ readonly tally: Tally; readonly output: string }> {
  const folder = mkdtempSync(join(tmpdir(), "sofala-"));
  const path = join(folder, "output");
  const file = openSync(path, "w");
  try {
    const tally = await run(file);
    return { tally, output: readFileSync(path, "utf8").trimEnd() };
  } finally {
    closeSync(file);
    rmSync(folder, { recursive: true });
  }
}

/** True if a command exits with 0. If this process receives a signal in the meantime, it ends too. */
export async function succeeds(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  output: Output = "inherit",
): Promise<boolean> {
  const stdio: StdioOptions = ["inherit", output, output];
  const options = { stdio, env: { ...process.env, ...env } };
  const { code, received } = await launch(command, args, options);
  if (received !== undefined) endLike({ code, signal: received });
  return code === 0;
}

function outcome(name: string, { passed, failed, skipped }: Tally): string {
  const word = failed === 0 ? "ok" : "FAILED";
  const counts = [
    ...(passed > 1 ? [`${passed} passed`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} SKIPPED`] : []),
  ];
  return [`${word}  ${name}`, ...counts].join(", ");
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
