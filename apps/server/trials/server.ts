/** A server for trials that kill it: settings by environment; says its port, and ends with its input. */
import { pino } from "pino";
import { readConfig } from "../src/config.ts";
import { USUAL_LIMITS } from "../src/http/socket.ts";
import { serve } from "../src/serve.ts";

/** Nobody plays as fast as a trial does. */
const LIMITS = { ...USUAL_LIMITS, perSecond: 0, backlog: 100_000_000 };

const config = readConfig(process.env);
if (!config.ok) throw new Error(config.error);
const { port } = await serve(config.value, {
  logger: pino({ level: config.value.logLevel }, process.stderr),
  socketLimits: LIMITS,
});
process.stdout.write(`${port}\n`);
process.stdin.on("end", () => process.exit()).resume();
