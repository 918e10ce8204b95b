/**
 * `npm run soak [-- NAME… OPTION…]`: the long trials, all or those named, each in a process of its
 * own. Options go to the trials.
 */
import { join } from "node:path";
import { runSteps, succeeds } from "./src/steps.ts";
import { tallyOfCommand } from "./src/tally.ts";

interface Trial {
  readonly name: string;
  /** Path from the root of a script that prints its figures and exits non-zero on failure. */
  readonly script: string;
}

const TRIALS: readonly Trial[] = [
  { name: "mutants", script: "games/zimbabwe/soak/try-mutants.ts" },
  { name: "random-games", script: "games/zimbabwe/soak/random-games.ts" },
  { name: "oracle", script: "games/zimbabwe/soak/oracle.ts" },
];

const words = process.argv.slice(2);
const firstOption = words.findIndex((word) => word.startsWith("-"));
const names = firstOption === -1 ? words : words.slice(0, firstOption);
const options = words.slice(names.length);

const unknown = names.filter((name) => !TRIALS.some((trial) => trial.name === name));
if (unknown.length > 0) {
  console.error(`No such trial: ${unknown.join(", ")}.`);
  process.exit(2);
}

const root = join(import.meta.dirname, "..");
const chosen = TRIALS.filter(({ name }) => names.length === 0 || names.includes(name));
await runSteps(
  chosen.map(({ name, script }) => ({
    name,
    run: async () =>
      tallyOfCommand(await succeeds(process.execPath, [join(root, script), ...options])),
  })),
);
