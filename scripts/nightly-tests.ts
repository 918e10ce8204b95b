/** All tests without a browser, with the nightly counts; arguments go to Vitest. */
import { join } from "node:path";
import { succeeds } from "./src/steps.ts";

const vitest = join("node_modules", ".bin", "vitest");
process.exitCode = (await succeeds(vitest, ["run", ...process.argv.slice(2)])) ? 0 : 1;
