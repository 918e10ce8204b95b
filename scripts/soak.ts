/**
 * `npm run soak`: lists the long trials. `npm run soak -- NAME… [OPTION…]`: runs some of them, chosen by name or
 * subject; options go to the trials. `npm run soak -- nightly [--fresh]`: runs all of them with their full counts and
 * prints one table. Trials that passed with the same sources are not run again, unless `--fresh` is given.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { runNightly, tableOf } from "./src/nightly.ts";
import { succeeds, type Output } from "./src/steps.ts";
import { chosenTrials, titleOf, TRIALS, type Trial } from "./src/trials.ts";

const ROOT = join(import.meta.dirname, "..");
const FOLDER = join(ROOT, ".soak");

process.chdir(ROOT);
const words = process.argv.slice(2);
const firstOption = words.findIndex((word) => word.startsWith("-"));
const names = firstOption === -1 ? words : words.slice(0, firstOption);
const options = words.slice(names.length);

if (names.length === 0) {
  console.log("npm run soak -- nightly runs all of these; NAME or SUBJECT runs some:\n");
  for (const trial of TRIALS) console.log(`  ${titleOf(trial)}`);
} else if (names[0] === "nightly") {
  process.exitCode = (await nightly()) ? 0 : 1;
} else {
  process.exitCode = await runNamed();
}

async function nightly(): Promise<boolean> {
  if (options.includes("--fresh")) rmSync(FOLDER, { recursive: true, force: true });
  const results = await runNightly({
    trials: TRIALS,
    folder: FOLDER,
    sources: sourcesNow(),
    run: (trial, output) => run(trial, [], output),
  });
  console.log(`\n${tableOf(results)}\n\nLogs are in ${FOLDER}.`);
  return [...results.values()].every(({ passed }) => passed);
}

async function runNamed(): Promise<number> {
  const chosen = chosenTrials(names);
  if ("unknown" in chosen) {
    console.error(`No such trial: ${chosen.unknown.join(", ")}. npm run soak lists them.`);
    return 2;
  }
  let failed = 0;
  for (const trial of chosen) {
    console.log(`\n── ${titleOf(trial)} ──`);
    if (!(await run(trial, options, "inherit"))) failed++;
  }
  console.log(`\n${chosen.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function run({ command: [script, ...args], env }: Trial, more: readonly string[], output: Output) {
  return succeeds(process.execPath, [join(ROOT, script), ...args, ...more], env, output);
}

/** The commit and the changes since then. */
function sourcesNow(): string {
  const git = (...args: readonly string[]) => execFileSync("git", args, { maxBuffer: 2 ** 30 });
  const hash = createHash("sha256");
  for (const args of [
    ["rev-parse", "HEAD"],
    ["diff", "HEAD"],
    ["status", "--porcelain"],
  ]) {
    hash.update(git(...args));
  }
  return hash.digest("hex").slice(0, 16);
}
