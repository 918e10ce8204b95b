/** A server in a process of its own, set up by its environment; says its port when it listens. */
import { readConfig, serve } from "../../src/index.ts";

const config = readConfig(process.env);
if (!config.ok) throw new Error(config.error);
const { port } = await serve(config.value, { tickMs: 200 });
process.stdout.write(`${port}\n`);
