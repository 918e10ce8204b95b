/** A server in a process of its own; says its port, and what it needs whenever it is asked. */
import { pino } from "pino";
import { serve } from "../../src/serve.ts";
import { testConfig } from "../../test/support/server.ts";

/** Bytes, with what is not needed thrown away. */
export interface Memory {
  readonly heap: number;
  readonly resident: number;
}

const [, , folder = ""] = process.argv;
const running = await serve(testConfig(folder), { logger: pino({ level: "error" }) });

process.on("message", () => process.send?.(memory()));
process.on("disconnect", () => void running.close().then(() => process.exit()));
process.send?.(running.port);

function memory(): Memory {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, resident: rss };
}
