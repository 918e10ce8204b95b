/**
 * `npm run e2e [-- ARGUMENT…]`: tests the web app in a browser; arguments go to Playwright. With `TRIALS=nightly` it
 * also runs the tests that are tagged `@nightly`; with `E2E_BROWSER=firefox` it runs in Firefox, where those tagged `@firefox`
 * must pass.
 */
import { browserTests } from "./src/browser-tests.ts";

const outcome = await browserTests(["--reporter=list", ...process.argv.slice(2)]);
if ("missing" in outcome) console.error(`These tests need a browser: ${outcome.missing}.`);
process.exitCode = "ran" in outcome && outcome.ran ? 0 : 1;
