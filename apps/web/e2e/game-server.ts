/** The server with the app as it was built, in a process of its own, set up by its environment; says its port when it listens. */
import { readConfig, serve } from "@sofala/server";
import { builtSite } from "../serve/built-site.ts";

const config = readConfig(process.env);
if (!config.ok) throw new Error(config.error);
const site = builtSite(process.env["SITE"]);
if (site === undefined) throw new Error("the app is not built: npm run e2e builds it");
const { port } = await serve(config.value, { site });
process.stdout.write(`${port}\n`);
