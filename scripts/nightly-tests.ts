/** All tests without a browser, with the counts of the night; arguments go to Vitest. */
import { join } from "node:path";
import { succeeds } from "./src/steps.ts";

const vitest = join("node_modules", ".bin", "vitest");
const options = ["--testTimeout", String(4 * 3_600_000), "--hookTimeout", String(4 * 3_600_000)];
process.exitCode = (await succeeds(vitest, ["run", ...options, ...process.argv.slice(2)])) ? 0 : 1;
