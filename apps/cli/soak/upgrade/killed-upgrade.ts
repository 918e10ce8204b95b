/**
 * Runs an upgrade, a rollback or the end of an interrupted one, in a process that kills itself at a given point: at each
 * step in the journal, and at each sentence that is printed. Arguments: the command, the options as JSON, the point (0 for
 * none), and a file. Exits with 0 for success, 1 if the new version is not running.
 */
import { findSite, type SiteOptions } from "../../src/upgrade/site.ts";
import { UpgradeError } from "../../src/upgrade/upgrade-error.ts";
import { resume, rollback, upgrade } from "../../src/upgrade/upgrade.ts";

const [command, options = "{}", point = "0", file = ""] = process.argv.slice(2);
let count = 0;

function reach(name: string): void {
  count += 1;
  if (count !== Number(point)) return;
  process.stdout.write(`killed at ${count}: ${name}\n`);
  process.kill(process.pid, "SIGKILL");
}

const found = await findSite(JSON.parse(options) as SiteOptions, async (sentence) => {
  process.stdout.write(`  ${sentence}\n`);
  reach(sentence);
});
const site = { ...found, onStep: reach };
try {
  if (command === "upgrade") process.exitCode = (await upgrade(site, file)) ? 0 : 1;
  else if (command === "rollback") await rollback(site);
  else await resume(site);
} catch (error) {
  if (!(error instanceof UpgradeError)) throw error;
  process.stdout.write(`${error.message}\n`);
  process.exitCode = 1;
}
