/**
 * `npm run soak [-- NAME… OPTION…]`: the long trials, all or those named, of all games or those
 * named, each in a process of its own. Options go to the trials.
 */
import { join } from "node:path";
import { runSteps, succeeds } from "./src/steps.ts";
import { tallyOfCommand } from "./src/tally.ts";

interface Trial {
  /** Several games may have a trial of the same name. */
  readonly name: string;
  /** Path from the root of a script that prints its figures and exits non-zero on failure. */
  readonly script: string;
}

const TRIALS: readonly Trial[] = [
  { name: "mutants", script: "games/zimbabwe/soak/try-mutants.ts" },
  { name: "random-games", script: "games/zimbabwe/soak/random-games.ts" },
  { name: "oracle", script: "games/zimbabwe/soak/oracle.ts" },
  { name: "mutants", script: "games/mediterranean/soak/try-mutants.ts" },
  { name: "random-games", script: "games/mediterranean/soak/random-games.ts" },
  { name: "oracle", script: "games/mediterranean/soak/oracle.ts" },
  { name: "coverage", script: "games/mediterranean/soak/coverage.ts" },
  { name: "bots", script: "packages/bots/soak/bots.ts" },
  { name: "kills", script: "apps/server/soak/kills.ts" },
  { name: "nodes", script: "apps/server/soak/nodes.ts" },
  { name: "fuzz", script: "apps/server/soak/fuzz.ts" },
  { name: "sockets", script: "apps/server/soak/sockets.ts" },
  { name: "evening", script: "apps/server/soak/evening.ts" },
  { name: "market-games", script: "apps/web/soak/market-games.ts" },
];

const words = process.argv.slice(2);
const firstOption = words.findIndex((word) => word.startsWith("-"));
const names = firstOption === -1 ? words : words.slice(0, firstOption);
const options = words.slice(names.length);

const gameOf = ({ script }: Trial): string => script.split("/")[1] ?? "";
const games = TRIALS.map(gameOf);
const trials = TRIALS.map(({ name }) => name);
const unknown = names.filter((name) => !trials.includes(name) && !games.includes(name));
if (unknown.length > 0) {
  console.error(`No such trial: ${unknown.join(", ")}.`);
  process.exit(2);
}

const root = join(import.meta.dirname, "..");
const isAmong = (all: readonly string[], one: string): boolean =>
  names.includes(one) || !names.some((name) => all.includes(name));
const chosen = TRIALS.filter(
  (trial) => isAmong(trials, trial.name) && isAmong(games, gameOf(trial)),
);
await runSteps(
  chosen.map((trial) => ({
    name: `${trial.name} of ${gameOf(trial)}`,
    run: async () =>
      tallyOfCommand(await succeeds(process.execPath, [join(root, trial.script), ...options])),
  })),
);
