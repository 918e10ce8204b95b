/**
 * `npm run soak -- oracle [--games N]`: the naive engine of the tests plays along in many more
 * games than in the tests.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: { games: { type: "string", default: "40" } },
  strict: false,
});

const root = join(import.meta.dirname, "../../..");
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const { status } = spawnSync(
  process.execPath,
  [vitest, "run", "--project", "games", "games/zimbabwe/test/oracle.test.ts"],
  {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, SOFALA_ORACLE_GAMES: String(values.games) },
  },
);
process.exitCode = status ?? 1;
