/** A server for trials that kill it: configured by environment, prints its port, stops with its standard input or on SIGTERM. */
import { pino } from "pino";
import { readConfig } from "../src/config.ts";
import { DEFAULT_SOCKET_LIMITS } from "../src/http/table-socket.ts";
import { serve } from "../src/serve.ts";
import { openDatabase } from "../src/store/open-database.ts";
import type { Timeouts } from "./service.ts";

const { speedup, database, heartbeat } = JSON.parse(
  process.env["WAITS"] ?? "{}",
) as Partial<Timeouts>;
/** Limits are off, since trials play faster than people. */
const LIMITS = { ...DEFAULT_SOCKET_LIMITS, messagesPerSecond: 0, maxBacklogBytes: 100_000_000 };

const config = readConfig(process.env);
if (!config.ok) throw new Error(config.error);
const running = await serve(config.value, {
  logger: pino({ level: config.value.logLevel }, process.stderr),
  socketLimits: heartbeat === undefined ? LIMITS : { ...LIMITS, heartbeatMs: heartbeat },
  ...(speedup === undefined ? {} : { speedup }),
  openDatabase: (where) =>
    openDatabase(where, database === undefined ? {} : { timeoutMs: database }),
});
process.on("SIGTERM", () => void running.close().then(() => process.exit()));
process.stdout.write(`${running.port}\n`);
process.stdin.on("end", () => process.exit()).resume();
