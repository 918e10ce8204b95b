/** A server in its own process, configured by environment variables; prints its port. */
import { readConfig, serve } from "../../src/index.ts";

const config = readConfig(process.env);
if (!config.ok) throw new Error(config.error);
const { port } = await serve(config.value, { tickMs: 200 });
process.stdout.write(`${port}\n`);
