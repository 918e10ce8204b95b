/**
 * `npm run e2e [-- ARGUMENT…]`: the web app in a browser; arguments go to Playwright. With
 * `-- --grep @nightly` it runs the tests that only the night has time for.
 */
import { browserTests } from "./src/browser-tests.ts";

const args = process.argv.slice(2);
const env = args.some((arg) => arg.includes("@nightly")) ? { TRIALS: "nightly" } : {};
const outcome = await browserTests(["--reporter=list", ...args], env);
if ("missing" in outcome) console.error(`These tests need a browser: ${outcome.missing}.`);
process.exitCode = "ran" in outcome && outcome.ran ? 0 : 1;
