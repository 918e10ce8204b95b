/** `npm run soak -- market-games`: whole games of the Mediterranean in browsers, with people and with bots. */
import { browserTests } from "../../../scripts/src/browser-tests.ts";

const outcome = await browserTests(["--reporter=list", "--grep=@long", ...process.argv.slice(2)]);
if ("missing" in outcome) console.error(`These games need a browser: ${outcome.missing}.`);
process.exitCode = "ran" in outcome && outcome.ran ? 0 : 1;
