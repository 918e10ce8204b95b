/**
 * The server with the app as it was built, in a process of its own, set up by its environment; says
 * its port when it listens. A line with milliseconds moves its clock forward, and is repeated when it was.
 */
import { createInterface } from "node:readline";
import { readConfig, serve } from "@sofala/server";
import { builtSite } from "../serve/built-site.ts";

const config = readConfig(process.env);
if (!config.ok) throw new Error(config.error);
const site = builtSite(process.env["SITE"]);
if (site === undefined) throw new Error("the app is not built: npm run e2e builds it");
let ahead = 0;
const { port } = await serve(config.value, { site, now: () => Date.now() + ahead });
createInterface({ input: process.stdin }).on("line", (milliseconds) => {
  ahead += Number(milliseconds);
  process.stdout.write(`${milliseconds}\n`);
});
process.stdout.write(`${port}\n`);
