import type { StdioOptions } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endLike, launch } from "./launch.mjs";
import { sum, type Tally } from "./tally.ts";

export interface Step {
  readonly name: string;
  readonly run: (speech: Speech) => Promise<Tally>;
}

/** Where a step's programs speak: at the terminal, or into an open file. */
export type Speech = "inherit" | number;

/**
 * Runs all steps, also after one failed; those in a list at the same time. The last line printed
 * counts what passed and failed.
 */
export async function runSteps(steps: readonly (Step | readonly Step[])[]): Promise<void> {
  const tallies: Tally[] = [];
  const skipped: string[] = [];
  const count = ({ name }: Step, tally: Tally, start: number) => {
    tallies.push(tally);
    if (tally.skipped > 0) skipped.push(name);
    console.log(`${outcome(tally)}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  };
  for (const each of steps) {
    const start = performance.now();
    const [first, ...beside] = "name" in each ? [each] : each;
    if (first === undefined) continue;
    const others = beside.map((step) => ({ step, done: held(step) }));
    console.log(`\n── ${[first, ...beside].map(({ name }) => name).join(", beside it ")} ──`);
    count(first, await first.run("inherit"), start);
    for (const { step, done } of others) {
      const { tally, said } = await done;
      console.log(`\n── ${step.name} ──\n${said}`);
      count(step, tally, start);
    }
  }
  if (skipped.length > 0) console.log(`\nSKIPPED, in whole or in part: ${skipped.join(", ")}`);
  const { passed, failed } = sum(tallies);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Runs a step beside another: what it says is kept until that one is done. */
async function held({ run }: Step): Promise<{ readonly tally: Tally; readonly said: string }> {
  const folder = mkdtempSync(join(tmpdir(), "sofala-"));
  const path = join(folder, "said");
  const file = openSync(path, "w");
  try {
    const tally = await run(file);
    return { tally, said: readFileSync(path, "utf8").trimEnd() };
  } finally {
    closeSync(file);
    rmSync(folder, { recursive: true });
  }
}

/** Whether a command exits with 0; if this process is told to stop meanwhile, it does. */
export async function succeeds(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  speech: Speech = "inherit",
): Promise<boolean> {
  const stdio: StdioOptions = ["inherit", speech, speech];
  const options = { stdio, env: { ...process.env, ...env } };
  const { code, received } = await launch(command, args, options);
  if (received !== undefined) endLike({ code, signal: received });
  return code === 0;
}

function outcome({ failed, skipped }: Tally): string {
  const word = failed === 0 ? "ok" : "FAILED";
  return skipped === 0 ? word : `${word} with ${skipped} SKIPPED`;
}
