import { endLike, launch } from "./launch.mjs";
import { sum, type Tally } from "./tally.ts";

export interface Step {
  readonly name: string;
  readonly run: () => Promise<Tally>;
}

/** Runs all steps, also after one failed; the last line printed counts what passed and failed. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const tallies: Tally[] = [];
  const skipped: string[] = [];
  for (const { name, run } of steps) {
    console.log(`\n── ${name} ──`);
    const start = performance.now();
    const tally = await run();
    tallies.push(tally);
    if (tally.skipped > 0) skipped.push(name);
    console.log(`${outcome(tally)}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  if (skipped.length > 0) console.log(`\nSKIPPED, in whole or in part: ${skipped.join(", ")}`);
  const { passed, failed } = sum(tallies);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Whether a command exits with 0; if this process is told to stop meanwhile, it does. */
export async function succeeds(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const options = { stdio: "inherit", env: { ...process.env, ...env } } as const;
  const { code, received } = await launch(command, args, options);
  if (received !== undefined) endLike({ code, signal: received });
  return code === 0;
}

function outcome({ failed, skipped }: Tally): string {
  const word = failed === 0 ? "ok" : "FAILED";
  return skipped === 0 ? word : `${word} with ${skipped} SKIPPED`;
}
